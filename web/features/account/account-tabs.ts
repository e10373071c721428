// The tabs of my account: one line a tab. A new one needs its line here, its word `account.tab.<tab>`, and a panel: a file named
// `web/features/<noun>/<Name>AccountPanel.tsx` that exports `Component`, asks for its own data in the browser, and is loaded when its
// tab is first opened.
import { MY_ACCOUNT_PATH } from "#web/paths.ts";

/** What a tab shows, as `<noun>/<Name>`. The first tab needs no name in the address. */
const PANELS = {
  details: "members/account/Details",
  grade: "members/account/Grade",
  applications: "applications/account/Applications",
  payments: "payments/account/Payments",
  password: "members/account/Password",
  sessions: "account/Sessions",
  data: "account/Data",
  withdraw: "account/Withdraw",
} as const;

export type AccountTab = keyof typeof PANELS;

const isTab = (name: string | null): name is AccountTab => name !== null && Object.hasOwn(PANELS, name);

/** Every tab in the order of the screen. */
export const ACCOUNT_TABS: readonly AccountTab[] = Object.keys(PANELS).filter(isTab);

/** The tab an address asks for; anything unknown is the first. */
export function tabOf(search: URLSearchParams): AccountTab {
  const name = search.get("tab");
  return isTab(name) ? name : "details";
}

/** The address of a tab. */
export function accountTabPath(tab: AccountTab): string {
  return tab === "details" ? MY_ACCOUNT_PATH : `${MY_ACCOUNT_PATH}?tab=${tab}`;
}

/** The panel's module, as the glob of account-panels.ts names it. */
export function panelModule(tab: AccountTab): string {
  return `/features/${PANELS[tab]}AccountPanel.tsx`;
}
