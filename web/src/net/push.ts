import { words } from "../words/words.svelte";
import { api } from "./api";

/** Why a browser gets no notices: it can't, its reader has forbidden it, or its maker's service isn't there. */
export class NoPush extends Error {
  constructor(readonly why: "impossible" | "denied" | "no-service") {
    super(why);
  }
}

export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask the reader, then the browser's push service, and give its address to the server. */
export async function turnOn(key: string): Promise<void> {
  if (!canPush()) throw new NoPush("impossible");
  if ((await Notification.requestPermission()) !== "granted") throw new NoPush("denied");
  const { endpoint, keys } = (await subscribed(key)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new NoPush("no-service");
  await api.addPush({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language: words.language, zone: zone() });
}

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch (fault) {
    const old = await pushManager.getSubscription(); // from a server whose key was another
    if (!old) throw fault instanceof DOMException && fault.name === "NotAllowedError" ? new NoPush("denied") : new NoPush("no-service");
    await old.unsubscribe();
    return pushManager.subscribe(wish).catch(() => Promise.reject(new NoPush("no-service")));
  }
}

/** The browser forgets its address, too. */
export async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Where the reader's clock is: Europe/Rome. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
