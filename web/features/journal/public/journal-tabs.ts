// The pages of the section "Journal" beside each other.
import type { IntlShape } from "react-intl";
import type { PageTab } from "#web/components/PageTabs.tsx";
import { JOURNAL_PATH, PAGE_PATHS } from "#web/paths.ts";

export const journalTabs = (intl: IntlShape): PageTab[] => [
  { label: intl.formatMessage({ id: "layout.nav.journalIssues" }), to: JOURNAL_PATH },
  { label: intl.formatMessage({ id: "layout.nav.journal" }), to: PAGE_PATHS.JOURNAL_INTRODUCTION },
];
