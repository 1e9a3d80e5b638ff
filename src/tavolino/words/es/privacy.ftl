privacy-short = Tavolino guarda solo lo que hace falta para jugar. No necesitas cuenta, y no hay contraseña ni correo electrónico.
privacy-kept = Qué guarda el servidor
privacy-person = Tu nombre, un número al azar que te representa y cuándo viniste por primera vez. Una cookie lleva ese número y otro de tu dispositivo, con una firma, para que el servidor te reconozca. Tu nombre no está en ella. La cookie dura un año y no hay más.
privacy-device = De cada uno de tus dispositivos: el navegador, el sistema y, con precisión de una hora, cuándo se usó por primera y por última vez.
privacy-account = Si te quedas con tu nombre: desde cuándo, la mitad pública de tus llaves de acceso con el navegador y el sistema en que se hicieron, y de tus seis palabras solo un hash del que nadie puede sacarlas. También tus programas, cómo se llaman sus tokens, y tu número de invitado si te trajiste tus partidas.
privacy-tables = De cada mesa que abres o en la que te sientas: tu nombre, lo que haces allí y cuándo.
privacy-records = De cada partida terminada: los nombres, las cartas, cada jugada con su momento y el resultado.
privacy-daily = De cada reparto del día que intentas: cuándo empezaste, en qué mesa y tu resultado.
privacy-coach = De cada partida que ha mirado el entrenador: lo que encontró. Si vuelves a probar tus errores: en qué posiciones, cuántas veces seguidas salió bien y cuándo vuelven.
privacy-circle = La gente que conoces aquí, a quién se lo has pedido, a quién has bloqueado o silenciado, tus invitaciones abiertas y quién puede invitarte.
privacy-notices = Si quieres avisos: cuáles, tus horas de silencio y las direcciones a las que van.
privacy-deals = [Una lista pública](/deals) de todos los repartos: el juego, la hora y una suma de control. No aparece ningún nombre. Si la mesa estaba abierta a todos, la lista también lleva a la partida.
privacy-not-kept = Qué no guarda
privacy-chat = Lo que dices en el chat. Está un tiempo en la memoria. Solo si alguien lo denuncia se guardan las últimas líneas durante 30 días.
privacy-address = Tu dirección IP. Está un tiempo en la memoria, para que nadie ocupe todo el servidor, pero no se guarda ni se escribe en ningún registro de actividad. Si quien lleva el servidor ha puesto otro programa delante de Tavolino, ese puede tener su propio registro.
privacy-settings = Tus ajustes, tu imagen y tu color. Se quedan en tu dispositivo. Los demás ven la imagen y el color mientras estás en una mesa.
privacy-tracking = Nada va a terceros, salvo los avisos si los pides: a tu navegador viajan cifrados, por el servicio de quien lo hace. No hay anuncios ni rastreadores, y la página no carga nada de otros servidores.
privacy-time = Cuánto tiempo
privacy-time-tables =
    Una mesa se cierra cuando nadie ha estado en ella durante { $quiet ->
        [one] { $quiet } hora
       *[other] { $quiet } horas
    }, o durante { $finished ->
        [one] { $finished } hora
       *[other] { $finished } horas
    } si su partida ha terminado. Solo cuentan las horas en que el servidor funciona. Lo que pasó allí se borra { $log ->
        [one] { $log } día
       *[other] { $log } días
    } después.
privacy-time-records =
    Una partida terminada se borra al cabo de { $records ->
        [one] { $records } día
       *[other] { $records } días
    }.
privacy-time-records-ever = Una partida terminada se queda guardada.
privacy-time-people =
    Si no vuelves en { $people ->
        [one] { $people } día
       *[other] { $people } días
    }, el servidor te olvida, como si lo hubieras borrado todo.
privacy-time-people-ever = El servidor te recuerda hasta que lo borres todo.
privacy-time-account = Tu cuenta, tus ratings, tus repartos del día y tu gente se quedan mientras el servidor te recuerde. Un código para otro dispositivo acaba a los diez minutos, una invitación por sí sola, y una dirección para avisos cuando la paras.
privacy-seen = Quién ve qué
privacy-others = En una mesa todos ven tu nombre, y cualquiera que tenga el enlace puede entrar. Las mesas abiertas a todos están en la página de inicio, con los nombres de quienes juegan.
privacy-links = Cualquiera que tenga el enlace de una partida terminada puede ver su repetición. Si compartes un enlace, la aplicación de chat puede mostrar los nombres de quienes juegan.
privacy-host = Quien lleva este servidor puede ver todo lo que hay en él, también las cartas y el chat.
privacy-yours = Qué puedes hacer
privacy-own = En [Mis partidas](/mine) ves lo que has jugado. Al final puedes descargar todo lo que el servidor guarda de ti.
privacy-devices = En [Ajustes](/settings) ves tus dispositivos y puedes cerrar la sesión de cada uno.
privacy-delete = Al final de [Mis partidas](/mine) también puedes borrarlo todo. Entonces desaparece todo lo dicho aquí, con tu cuenta y tus programas. Las partidas terminadas se quedan, porque también son de los demás, pero sin tu nombre.
privacy-backups = Las copias de seguridad hechas antes de eso todavía tienen tus datos.
