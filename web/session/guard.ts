// The auth-redirect middleware of the specification's guarded routes, by the rules of decisions.md ("Sessions"). It waits until
// the session is restored, so nothing flashes; the server refuses by itself whatever a tampered browser lets through.

import { redirect } from "react-router-dom";
import { splitLanguage } from "#web/i18n/language.ts";
import { PageError } from "#web/page/page-error.ts";
import { DASHBOARD_PATH, MY_ACCOUNT_PATH } from "#web/paths.ts";
import { loginPath, safeNext } from "./safe-next.ts";
import { session } from "./session.ts";
import type { SessionState } from "./session-state.ts";

export type GuardedAccess =
  | "public"
  | "anyone"
  | "guest"
  | "member"
  | "staff"
  | "writer"
  | "pageWriter"
  | "programWriter"
  | "programOffice"
  | "memberOffice"
  | "memberPage"
  | "financeOffice"
  | "siteManager"
  | "homeWriter"
  | "trash";

/** What somebody of the office needs besides, as the server said: any one of these; none: every role will do. */
const RIGHTS = {
  staff: [],
  writer: ["canWritePosts"],
  pageWriter: ["canWritePages"],
  programWriter: ["canWritePrograms"],
  programOffice: ["canWritePrograms"],
  memberOffice: ["canManageMembers"],
  memberPage: ["canManageMembers", "canManagePayments"],
  financeOffice: ["canManagePayments"],
  siteManager: ["canManageSite"],
  homeWriter: ["canWritePages"],
  trash: ["canWritePosts", "canWritePages", "canWritePrograms"],
} as const;

/** Where a visit ends that may not go on, or null when it may. */
export type Refusal = { readonly redirectTo: string } | { readonly status: 403 } | null;

/** Where somebody signed in belongs: staff in the office, members in their account. */
export function homeOf(memberType: string | null): string {
  return memberType === "ADMIN" ? DASHBOARD_PATH : MY_ACCOUNT_PATH;
}

/** The rule itself. `path` is the page asked for, with its query, without language. */
export function refuse(
  access: GuardedAccess,
  state: Pick<SessionState, "isAuthenticated" | "member_type" | "user">,
  path: string,
  next: string | null,
): Refusal {
  if (access === "public" || access === "anyone") return null;
  if (access === "guest") {
    return state.isAuthenticated ? { redirectTo: safeNext(next) ?? homeOf(state.member_type) } : null;
  }
  if (!state.isAuthenticated) return { redirectTo: loginPath(path) };
  if (access === "member") return null;
  // Who did not answer who this is refuses by itself.
  const rights = RIGHTS[access];
  const mayNot = rights.length > 0 && rights.every((right) => state.user?.[right] === false);
  return state.member_type !== "ADMIN" || mayNot ? { status: 403 } : null;
}

/** Runs before a guarded page's loader in the browser. Throws a redirect, or PageError 403. */
export async function guard(access: GuardedAccess, url: URL): Promise<void> {
  if (access === "public" || access === "anyone") return;
  await session.ready();
  const path = `${splitLanguage(url.pathname).path}${url.search}`;
  const refusal = refuse(access, session.state(), path, url.searchParams.get("next"));
  if (!refusal) return;
  if ("status" in refusal) throw new PageError(refusal.status);
  throw redirect(refusal.redirectTo);
}
