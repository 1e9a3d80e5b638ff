# La donne honnête : le sceau à la table et la liste de toutes les donnes.

news-dealt-without = { $you ->
    [yes] Les cartes ont été distribuées sans ton nombre.
   *[other] { $who } : les cartes ont été distribuées sans son nombre.
  }
seal = Donne honnête : { $state }
seal-holds = le sceau est intact
seal-broken = le sceau est brisé
seal-open = pas encore vérifiée
seal-title = Le sceau de cette donne
seal-more = Toutes les donnes de ce serveur figurent dans une liste publique :
seal-check = Revoir la partie et vérifier chaque carte
seal-about-before = La prochaine donne est déjà scellée. Ton appareil retient le sceau et ajoute son propre nombre : personne ne peut choisir les cartes.
seal-about-sealed = Le sceau est celui que tu as vu avant la donne, et ton nombre y est. À la fin de la partie, ton appareil vérifie chaque carte.
seal-about-proved = Ton appareil a vérifié : le sceau est le même, ton nombre a servi, et chaque carte en découle.
seal-about-late = La donne était déjà faite à ton arrivée : ton appareil ne peut pas s’en porter garant.
seal-about-without = Ces cartes ont été distribuées sans nombre de cet appareil : tu ne peux pas savoir si l’hôte les a choisies.
seal-about-again = C’est la donne d’une partie précédente, rejouée. Ses cartes étaient déjà connues.
seal-about-fixed = Cette donne a été fixée et scellée d’avance, la même pour tout le monde. À la fin de la journée ou du tournoi, elle est dévoilée et tu peux vérifier chaque carte.
seal-about-changed = Le sceau a été remplacé : cette donne en a un autre que celui qu’on t’a montré. Quelqu’un a peut-être choisi les cartes.
seal-about-secret = Le secret ne correspond pas au sceau qu’on t’a montré avant la donne. Quelqu’un a peut-être choisi les cartes.
seal-about-number = La donne n’a pas été faite avec le nombre ajouté par ton appareil. Quelqu’un a peut-être choisi les cartes.
seal-about-cards = Les cartes ne sont pas celles qui découlent du secret scellé. Quelqu’un les a choisies.
deals = Toutes les donnes
deals-about = Chaque partie commencée ici et comment elle s’est terminée, sans tables ni noms. Chaque ligne contient l’empreinte de la précédente : personne ne peut en retirer ou en modifier une sans que cela se voie. Télécharge la liste de temps en temps : une liste ultérieure doit commencer par elle.
deals-download = Télécharger
deals-earlier = Plus anciennes
deals-whole = Ton navigateur a vérifié les lignes affichées : aucune ne manque, aucune n’a été modifiée.
deals-torn = Ces lignes ne vont pas ensemble : l’une a été retirée ou modifiée.
deals-none = Aucune partie n’a encore commencé ici.
deals-begun = Distribuée
deals-ended = Terminée
deals-broken-off = Interrompue
deals-again = Rejouée
deals-fixed = Fixée d’avance
deals-revealed = Dévoilée
deals-opened = Début de la liste
check-alone = Les cartes découlent du secret, mais personne n’a ajouté de nombre : cela ne prouve rien sur qui les a choisies.
check-event = Toutes les cartes découlent du secret. Cette donne a été fixée d’avance, la même pour tout le monde : son empreinte figure dans la liste publique depuis avant le jeu.
