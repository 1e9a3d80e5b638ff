// On the offline page: shows it in the reader's language, and loads the page that was asked for as soon as the server answers.
const PAUSE = 3000; // milliseconds between two tries

const sections = [...document.querySelectorAll("section[lang]")];
const wishes = [chosen(), ...navigator.languages].map((tag) => tag.split("-")[0].toLowerCase());
const language = wishes.find((code) => sections.some((one) => one.lang === code)) ?? "en";
document.documentElement.lang = language;
for (const section of sections) section.hidden = section.lang !== language;

addEventListener("online", look);
document.addEventListener("click", (event) => event.target.closest("button") && location.reload());
setInterval(look, PAUSE);

async function look() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

function chosen() {
  try {
    return localStorage.getItem("tavolino-language") ?? "";
  } catch {
    return "";
  }
}
