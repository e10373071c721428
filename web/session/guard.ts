// The auth-redirect middleware of the specification's guarded routes, by docs/sign-in.md#the-meaning-of-a-401. It waits until
// the session is restored, so nothing flashes; the server refuses by itself whatever a tampered browser lets through.

import { redirect } from "react-router-dom";
import { splitLanguage } from "#web/i18n/language.ts";
import { PageError } from "#web/page/page-error.ts";
import { hasAny, type Rights } from "#web/page/rights.ts";
import { DASHBOARD_PATH, MY_ACCOUNT_PATH } from "#web/paths.ts";
import { loginPath, safeNext } from "./safe-next.ts";
import { session } from "./session.ts";
import type { SessionState } from "./session-state.ts";

/** Where a visit ends that may not go on, or null when it may. */
type Refusal = { readonly redirectTo: string } | { readonly status: 403 } | null;

/** Where a second factor is set up: nothing of the office is to be had before (docs/sign-in.md#sign-in). */
const FACTOR_PATH = `${MY_ACCOUNT_PATH}?tab=security`;

/** Where somebody signed in belongs: staff in the office, members in their account. */
export function homeOf(memberType: string | null): string {
  return memberType === "ADMIN" ? DASHBOARD_PATH : MY_ACCOUNT_PATH;
}

/** The rule itself. `path` is the page asked for, with its query, without language. */
export function refuse(
  rights: Rights,
  state: Pick<SessionState, "isAuthenticated" | "member_type" | "user">,
  path: string,
  next: string | null,
): Refusal {
  if (rights === "public" || rights === "anyone") return null;
  if (rights === "guest") {
    return state.isAuthenticated ? { redirectTo: safeNext(next) ?? homeOf(state.member_type) } : null;
  }
  if (!state.isAuthenticated) return { redirectTo: loginPath(path) };
  if (rights === "member") return null;
  if (state.user?.needsFactor) return { redirectTo: FACTOR_PATH };
  // Who did not answer who this is refuses by itself.
  const may = hasAny(rights, (right) => state.user?.[right] !== false);
  return state.member_type === "ADMIN" && may ? null : { status: 403 };
}

/** Runs before a guarded page's loader in the browser. Throws a redirect, or PageError 403. */
export async function guard(rights: Rights, url: URL): Promise<void> {
  if (rights === "public" || rights === "anyone") return;
  await session.ready();
  const path = `${splitLanguage(url.pathname).path}${url.search}`;
  const refusal = refuse(rights, session.state(), path, url.searchParams.get("next"));
  if (!refusal) return;
  if ("status" in refusal) throw new PageError(refusal.status);
  throw redirect(refusal.redirectTo);
}
