// The pages of the office as its menu lists them, with their icons. Groups and order are those of web/pages.ts.

import {
  mdiAccountCashOutline,
  mdiAccountGroupOutline,
  mdiAccountKeyOutline,
  mdiAlertOutline,
  mdiBankOutline,
  mdiBookAlphabet,
  mdiBookOpenPageVariantOutline,
  mdiCalendarBlankOutline,
  mdiCalendarLockOutline,
  mdiCalendarSyncOutline,
  mdiCertificateOutline,
  mdiChartBar,
  mdiClockOutline,
  mdiCogOutline,
  mdiCreditCardOutline,
  mdiDatabaseSearchOutline,
  mdiEmailMultipleOutline,
  mdiEmailOutline,
  mdiFileDocumentMultipleOutline,
  mdiFileDocumentOutline,
  mdiFolderOutline,
  mdiFrequentlyAskedQuestions,
  mdiHistory,
  mdiHomeEditOutline,
  mdiInboxFullOutline,
  mdiLifebuoy,
  mdiLoginVariant,
  mdiMessageTextOutline,
  mdiSchoolOutline,
  mdiShieldAccountOutline,
  mdiSignDirection,
  mdiTextBoxEditOutline,
  mdiTimerSandComplete,
  mdiTranslate,
  mdiTrashCanOutline,
  mdiTuneVariant,
  mdiViewDashboardOutline,
} from "@mdi/js";
import type { OfficeCountsQuery, OfficeLinksQuery } from "#web/gql/layout.ts";
import type { MenuLink, OfficeGroupName } from "#web/page/menu-place.ts";
import { hasAny } from "#web/page/rights.ts";
import { officeRights, PAGES } from "#web/pages.ts";
import {
  ACCESS_REVIEW_PATH,
  AUDIT_PATH,
  BANK_PATH,
  DASHBOARD_PATH,
  DESK_PATH,
  DUES_PATH,
  EMERGENCY_PATH,
  FAQ_EDITOR_PATH,
  FILES_PATH,
  GLOSSARY_OFFICE_PATH,
  HANDBOOK_PATH,
  HOME_EDITOR_PATH,
  ISSUES_PATH,
  JOURNAL_SETTINGS_PATH,
  JOURNAL_STATISTICS_PATH,
  LETTERS_PATH,
  MAIL_TEMPLATES_PATH,
  MEMBERS_PATH,
  MEMORY_PATH,
  MONTH_END_PATH,
  OUTBOX_PATH,
  PAYMENTS_PATH,
  POPUPS_PATH,
  POST_OFFICE_PATH,
  PROGRAM_OFFICE_PATHS,
  RATER_FEES_PATH,
  REDIRECTS_PATH,
  RETENTION_PATH,
  SETTINGS_PATH,
  SIGN_INS_PATH,
  STAFF_PATH,
  TRANSLATIONS_PATH,
  TRANSLATOR_MONTHS_PATH,
  TRASH_PATH,
} from "#web/paths.ts";

type Viewer = OfficeLinksQuery["viewer"];

interface OfficePage extends MenuLink {
  readonly icon: string;
}

export interface OfficeGroup {
  /** Part of the id of its title. */
  readonly name: OfficeGroupName;
  readonly pages: readonly OfficePage[];
}

/** By address: icons are loaded with the office, while every visitor loads web/pages.ts. A page without one here has the icon of a document. */
const ICONS: Readonly<Record<string, string>> = {
  [DASHBOARD_PATH]: mdiViewDashboardOutline,
  [HANDBOOK_PATH]: mdiLifebuoy,
  [PAYMENTS_PATH]: mdiCreditCardOutline,
  [BANK_PATH]: mdiBankOutline,
  [MONTH_END_PATH]: mdiCalendarLockOutline,
  [DUES_PATH]: mdiCalendarSyncOutline,
  [RATER_FEES_PATH]: mdiAccountCashOutline,
  [PROGRAM_OFFICE_PATHS.education.list]: mdiSchoolOutline,
  [PROGRAM_OFFICE_PATHS.evaluation.list]: mdiCertificateOutline,
  [PROGRAM_OFFICE_PATHS.seminars.list]: mdiCalendarBlankOutline,
  [POST_OFFICE_PATH]: mdiFileDocumentMultipleOutline,
  [HOME_EDITOR_PATH]: mdiHomeEditOutline,
  [FAQ_EDITOR_PATH]: mdiFrequentlyAskedQuestions,
  [GLOSSARY_OFFICE_PATH]: mdiBookAlphabet,
  [TRANSLATIONS_PATH]: mdiTranslate,
  [TRANSLATOR_MONTHS_PATH]: mdiClockOutline,
  [MEMORY_PATH]: mdiDatabaseSearchOutline,
  [TRASH_PATH]: mdiTrashCanOutline,
  [POPUPS_PATH]: mdiMessageTextOutline,
  [FILES_PATH]: mdiFolderOutline,
  [REDIRECTS_PATH]: mdiSignDirection,
  [EMERGENCY_PATH]: mdiAlertOutline,
  [DESK_PATH]: mdiInboxFullOutline,
  [JOURNAL_STATISTICS_PATH]: mdiChartBar,
  [ISSUES_PATH]: mdiBookOpenPageVariantOutline,
  [JOURNAL_SETTINGS_PATH]: mdiTuneVariant,
  [MEMBERS_PATH]: mdiAccountGroupOutline,
  [LETTERS_PATH]: mdiEmailMultipleOutline,
  [OUTBOX_PATH]: mdiEmailOutline,
  [MAIL_TEMPLATES_PATH]: mdiTextBoxEditOutline,
  [AUDIT_PATH]: mdiHistory,
  [SIGN_INS_PATH]: mdiLoginVariant,
  [ACCESS_REVIEW_PATH]: mdiShieldAccountOutline,
  [RETENTION_PATH]: mdiTimerSandComplete,
  [STAFF_PATH]: mdiAccountKeyOutline,
  [SETTINGS_PATH]: mdiCogOutline,
};

const GROUP_NAMES: readonly OfficeGroupName[] = ["start", "money", "programs", "site", "journal", "members"];
const GROUPS = GROUP_NAMES.map((name): OfficeGroup => {
  const pages = PAGES.flatMap(({ path, menu }) =>
    menu && "group" in menu && menu.group === name
      ? [{ ...menu, to: path, icon: ICONS[path] ?? mdiFileDocumentOutline }]
      : [],
  );
  return { name, pages };
});

/** What somebody may open, group by group; a group of nothing is left out. */
export function officeGroups(viewer: Viewer): readonly OfficeGroup[] {
  return GROUPS.map(({ name, pages }) => ({
    name,
    pages: pages.filter(({ to }) => hasAny(officeRights(to), (right) => viewer?.[right] === true)),
  })).filter(({ pages }) => pages.length > 0);
}

/** The same without the groups. */
export const officePages = (viewer: Viewer): readonly OfficePage[] =>
  officeGroups(viewer).flatMap(({ pages }) => pages);

export interface Waiting {
  readonly count: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
}

/** How much waits for this person on the page at an address. */
export function waitingAt(to: string, counted: OfficeCountsQuery["dashboard"] | undefined): Waiting {
  const waiting: Readonly<Record<string, Waiting | null | undefined>> = {
    [MEMBERS_PATH]: counted?.members?.gradeRequests,
    [PAYMENTS_PATH]: counted?.payments?.declared,
    [DESK_PATH]: counted?.manuscripts?.forEditors,
    [POST_OFFICE_PATH]: counted?.posts && { count: counted.posts.drafts, hasMore: false },
  };
  return waiting[to] ?? { count: 0, hasMore: false };
}
