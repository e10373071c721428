// Says where to go after signing in, as an address may ask for it (`/login?next=...`). Anybody can write that address, so only a
// path of this site is followed (docs/sign-in.md#the-meaning-of-a-401).

import { splitLanguage } from "#web/i18n/language.ts";
import { LOGIN_PATH, REGISTER_PATH } from "#web/paths.ts";

/** Any origin serves: a path that leaves it is not a path. */
const BASE = "https://this-site.invalid";
/** Going back to these after signing in would only lead away again. */
const NEVER: ReadonlySet<string> = new Set([LOGIN_PATH, REGISTER_PATH]);

/** The path with its query and fragment, without language; null when it is anything but a path of this site. */
export function safeNext(value: string | null | undefined): string | null {
  if (!value?.startsWith("/")) return null;
  // Browsers read a backslash as a slash and skip tabs and line ends: "/\evil.example" leaves the site.
  if (/[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.origin !== BASE) return null;
  const { path } = splitLanguage(url.pathname);
  // "/en//evil.example" and "/a/..//evil.example" are harmless as they are, but become another site once a part is cut off.
  if (path.startsWith("//") || NEVER.has(path.replace(/\/+$/, ""))) return null;
  return `${path}${url.search}${url.hash}`;
}

/** The address of the sign-in page that comes back here: "/login?next=%2Fmy-account". */
export function loginPath(next: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ next })}`;
}
