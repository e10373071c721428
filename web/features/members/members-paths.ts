// The addresses of this noun, without language.
export const LOGIN_PATH = "/login";
export const FORGOT_PASSWORD_PATH = "/forgot-password";
export const REGISTER_PATH = "/register";
export const MY_ACCOUNT_PATH = "/my-account";

/** The tabs of my account, as `?tab=` names them; the first needs no name. */
export const ACCOUNT_TABS = ["details", "password"] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The tab an address asks for; anything unknown is the first. */
export function tabOf(search: URLSearchParams): AccountTab {
  return ACCOUNT_TABS.find((tab) => tab === search.get("tab")) ?? "details";
}

/** The address of a tab. */
export function accountTabPath(tab: AccountTab): string {
  return tab === "details" ? MY_ACCOUNT_PATH : `${MY_ACCOUNT_PATH}?tab=${tab}`;
}
