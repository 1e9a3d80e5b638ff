import type { AskPasskey, MyAccount, SignedIn } from "../wire";
import { Refusal, request } from "./api";

/** Passkeys: what the server asks goes to the browser, and what the browser answers goes back. In between, bytes are text. */
type Bytes = Uint8Array<ArrayBuffer>;
type Options = Record<string, unknown> & { challenge: string };
interface Described {
  id: string;
}

/** Browsers have them over https or on this machine, at an address with a name. */
export function passkeysWork(): boolean {
  const byNumber = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));
  return isSecureContext && "PublicKeyCredential" in window && !byNumber;
}

/** Make a passkey, which keeps the name. */
export async function makePasskey(): Promise<MyAccount> {
  const { options } = await request<AskPasskey>("POST", "/api/me/account/passkeys/options");
  const asked = options as Options & { user: { id: string }; excludeCredentials?: Described[] };
  const publicKey = { ...asked, challenge: bytes(asked.challenge), user: { ...asked.user, id: bytes(asked.user.id) }, excludeCredentials: asked.excludeCredentials?.map(withBytes) };
  const made = await answered(() => navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions }));
  const said = made.response as AuthenticatorAttestationResponse;
  return request("POST", "/api/me/account/passkeys", { credential: written(made, { attestationObject: said.attestationObject }) });
}

/** Sign in with one of the passkeys that this device has for this place. */
export async function usePasskey(): Promise<SignedIn> {
  const { options } = await request<AskPasskey>("POST", "/api/sign-in/passkey/options");
  const asked = options as Options & { allowCredentials?: Described[] };
  const publicKey = { ...asked, challenge: bytes(asked.challenge), allowCredentials: asked.allowCredentials?.map(withBytes) };
  const used = await answered(() => navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions }));
  const { authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return request("POST", "/api/sign-in/passkey", { credential: written(used, { authenticatorData, signature, userHandle }) });
}

/** What the browser answers. It does not say why it has no answer: mostly because somebody has closed its window. */
async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found;
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "InvalidStateError") throw refused("passkey-already");
  }
  throw refused("passkey-stopped");
}

function refused(message: string): Refusal {
  return new Refusal(0, { reason: message, message, values: {} });
}

function written({ rawId, type, response }: PublicKeyCredential, parts: Record<string, ArrayBuffer | null>): unknown {
  const texts = Object.entries({ clientDataJSON: response.clientDataJSON, ...parts }).flatMap(([name, part]) => (part ? [[name, text(part)]] : []));
  const id = text(rawId);
  return { id, rawId: id, type, response: Object.fromEntries(texts) as unknown };
}

function withBytes(one: Described): unknown {
  return { ...one, id: bytes(one.id) };
}

function bytes(given: string): Bytes {
  return Uint8Array.from(atob(given.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

function text(given: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(given)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}
