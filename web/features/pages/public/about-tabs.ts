// The pages of the section "About" beside each other.

import type { IntlShape } from "react-intl";
import type { PageTab } from "#web/components/PageTabs.tsx";
import { PAGE_NAMES } from "#web/features/pages/page-names.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { PAGE_PATHS } from "#web/paths.ts";

const ABOUT: readonly PageKey[] = ["GREETING", "VALUES", "HISTORY", "BOARD_MEMBERS", "BYLAWS"];

export const isAbout = (key: PageKey): boolean => ABOUT.includes(key);

export function aboutTabs(intl: IntlShape): PageTab[] {
  return ABOUT.map((key) => ({ label: intl.formatMessage({ id: PAGE_NAMES[key] }), to: PAGE_PATHS[key] }));
}
