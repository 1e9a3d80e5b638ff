import type { DeviceCode, Given, MyAccount, MyProgram, NewCode, SignedIn } from "../wire";
import { kept } from "../device/kept";
import { request } from "./api";

/** What the server does for names that last. */
export const account = {
  mine: () => request<MyAccount>("GET", "/api/me/account"),
  newWords: () => request<NewCode>("POST", "/api/me/account/code"),
  dropPasskey: (id: string) => request<null>("DELETE", `/api/me/account/passkeys/${encodeURIComponent(id)}`),
  deviceCode: () => request<DeviceCode>("POST", "/api/me/account/device-code"),
  signInWithWords: (name: string, code: string) => request<SignedIn>("POST", "/api/sign-in/code", { name, code }),
  signInWithLetters: (code: string) => request<SignedIn>("POST", "/api/sign-in/device-code", { code }),
  bring: (token: string) => request<null>("POST", "/api/me/bring", { token }),
  programs: () => request<MyProgram[]>("GET", "/api/programs"),
  makeProgram: (name: string) => request<MyProgram>("POST", "/api/programs", { name }),
  dropProgram: (id: string) => request<null>("DELETE", `/api/programs/${encodeURIComponent(id)}`),
  giveToken: (program: string, name: string) => request<Given>("POST", `/api/programs/${encodeURIComponent(program)}/tokens`, { name }),
  endToken: (program: string, token: string) => request<null>("DELETE", `/api/programs/${encodeURIComponent(program)}/tokens/${encodeURIComponent(token)}`),
};

/** What this device remembers of somebody who has just signed in. */
export function remember({ name }: SignedIn): void {
  kept.write("name", name);
}
