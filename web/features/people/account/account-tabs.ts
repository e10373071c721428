// The tabs of my account: one line a tab. A new one needs its line here, its place in a group, its word
// `account.tab.<tab>`, and a panel: a file named
// `web/features/<area>/<noun>/<Name>AccountPanel.tsx` that exports `Component`, asks for its own data in the
// browser, and is loaded when its tab is first opened.
import { choiceKey, queryPath, readQuery } from "#web/page/query.ts";
import { MY_ACCOUNT_PATH } from "#web/paths.ts";

/** What a tab shows, as `<area>/<noun>/<Name>`. The first tab needs no name in the address. */
const PANELS = {
  details: "people/members/account/Details",
  room: "site/posts/account/Room",
  grade: "people/members/account/Grade",
  applications: "programs/applications/account/Applications",
  payments: "money/payments/account/Payments",
  certificates: "overview/documents/account/Certificates",
  password: "people/members/account/Password",
  security: "people/account/Security",
  sessions: "people/account/Sessions",
  manuscripts: "journal/submissions/account/Manuscripts",
  reviews: "journal/reviews/account/Reviews",
  terms: "site/glossary/account/Terms",
  data: "people/account/Data",
  withdraw: "people/account/Withdraw",
} as const;

export type AccountTab = keyof typeof PANELS;

const isTab = (name: string): name is AccountTab => Object.hasOwn(PANELS, name);

/** Every tab; the first is what an address without one shows. */
export const ACCOUNT_TABS: readonly AccountTab[] = Object.keys(PANELS).filter(isTab);

interface AccountGroup {
  /** `account.group.<name>`. */
  readonly name: "me" | "tasks" | "work" | "signIn" | "data";
  readonly tabs: readonly AccountTab[];
}

/** The tabs as the menu has them, by what somebody comes for. `tests/unit/account-tabs.test.ts` holds that each is there once. */
export const ACCOUNT_GROUPS: readonly AccountGroup[] = [
  { name: "me", tabs: ["details", "grade"] },
  { name: "tasks", tabs: ["applications", "payments", "certificates"] },
  { name: "work", tabs: ["room", "manuscripts", "reviews", "terms"] },
  { name: "signIn", tabs: ["password", "security", "sessions"] },
  { name: "data", tabs: ["data", "withdraw"] },
];

const KEYS = { tab: choiceKey(ACCOUNT_TABS, "details") };

/** The tab an address asks for; anything unknown is the first. */
export const tabOf = (query: URLSearchParams): AccountTab => readQuery(KEYS, query).tab;

/** The address of a tab. */
export const accountTabPath = (tab: AccountTab): string => queryPath(MY_ACCOUNT_PATH, KEYS, { tab });

/** The panel's module, as the glob of account-panels.ts names it. */
export function panelModule(tab: AccountTab): string {
  return `/features/${PANELS[tab]}AccountPanel.tsx`;
}
