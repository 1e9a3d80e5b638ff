// Lets Tavolino open at once and say honestly when there is no connection.
// Pieces of the page are named by their content: once fetched they are kept, also the old ones, so that a match that
// was begun before an update goes on with the pieces it began with. Pages and answers always come from the server.

const PIECES = "tavolino-pieces";
const OFFLINE = ["/offline.html", "/offline.css", "/back.js", "/icon.svg"];
const MOST = 150; // pieces kept; the oldest go first

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PIECES).then((cache) => cache.addAll(OFFLINE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptPiece(request));
  else if (OFFLINE.includes(pathname) || request.mode === "navigate") event.respondWith(fromServer(request, pathname));
});

async function keptPiece(request) {
  const cache = await caches.open(PIECES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const pieces = await cache.keys();
    const old = pieces.filter((piece) => piece.url.includes("/assets/")).slice(0, Math.max(0, pieces.length - MOST));
    await Promise.all(old.map((piece) => cache.delete(piece)));
  }
  return answer;
}

async function fromServer(request, pathname) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request.mode === "navigate" ? "/offline.html" : pathname)) ?? Response.error();
  }
}
