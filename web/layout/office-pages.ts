// The pages of the office as its menu lists them, with their icons. Groups, order and titles are those of web/pages.ts.

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
import type { MessageId } from "#web/i18n/message-ids.ts";
import { isOpenAt, type MenuLink, type OfficeGroupName } from "#web/page/menu-place.ts";
import { hasAny } from "#web/page/rights.ts";
import { officeRights, PAGES } from "#web/pages.ts";
import {
  ACCESS_REVIEW_PATH,
  ARTICLE_OFFICE,
  AUDIT_PATH,
  BANK_PATH,
  BOARD_PATHS,
  DASHBOARD_PATH,
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
  MAIL_TEMPLATES_PATH,
  MAILINGS_PATH,
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
  SUBMISSION_DETAILS,
  SUBMISSIONS_OFFICE_PATH,
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

/** How the menu shows a page, by address: not in web/pages.ts, which every visitor loads. */
interface Shown {
  /** That of a document, where none is named. */
  readonly icon: string;
  /** A shorter name than its title. */
  readonly label?: MessageId;
  /** The first parts of other addresses whose pages belong to it. */
  readonly also?: readonly string[];
}

const SHOWN: Readonly<Record<string, Shown>> = {
  [DASHBOARD_PATH]: { icon: mdiViewDashboardOutline },
  [HANDBOOK_PATH]: { icon: mdiLifebuoy },
  [PAYMENTS_PATH]: { icon: mdiCreditCardOutline },
  [BANK_PATH]: { icon: mdiBankOutline },
  [MONTH_END_PATH]: { icon: mdiCalendarLockOutline },
  [DUES_PATH]: { icon: mdiCalendarSyncOutline },
  [RATER_FEES_PATH]: { icon: mdiAccountCashOutline },
  [PROGRAM_OFFICE_PATHS.education.list]: { icon: mdiSchoolOutline },
  [PROGRAM_OFFICE_PATHS.evaluation.list]: { icon: mdiCertificateOutline },
  [PROGRAM_OFFICE_PATHS.seminars.list]: {
    icon: mdiCalendarBlankOutline,
    label: "office-menu.seminars",
    also: [PROGRAM_OFFICE_PATHS.seminars.create, PROGRAM_OFFICE_PATHS.seminars.edit],
  },
  [POST_OFFICE_PATH]: {
    icon: mdiFileDocumentMultipleOutline,
    label: "office-menu.posts",
    also: Object.values(BOARD_PATHS).flatMap(({ create, edit }) => [create, edit]),
  },
  [HOME_EDITOR_PATH]: { icon: mdiHomeEditOutline },
  [FAQ_EDITOR_PATH]: { icon: mdiFrequentlyAskedQuestions },
  [GLOSSARY_OFFICE_PATH]: { icon: mdiBookAlphabet },
  [TRANSLATIONS_PATH]: { icon: mdiTranslate },
  [TRANSLATOR_MONTHS_PATH]: { icon: mdiClockOutline },
  [MEMORY_PATH]: { icon: mdiDatabaseSearchOutline },
  [TRASH_PATH]: { icon: mdiTrashCanOutline },
  [POPUPS_PATH]: { icon: mdiMessageTextOutline, label: "office-menu.popups" },
  [FILES_PATH]: { icon: mdiFolderOutline },
  [REDIRECTS_PATH]: { icon: mdiSignDirection, label: "office-menu.redirects" },
  [EMERGENCY_PATH]: { icon: mdiAlertOutline },
  [SUBMISSIONS_OFFICE_PATH]: { icon: mdiInboxFullOutline, also: [SUBMISSION_DETAILS] },
  [JOURNAL_STATISTICS_PATH]: { icon: mdiChartBar },
  [ISSUES_PATH]: { icon: mdiBookOpenPageVariantOutline, also: [ARTICLE_OFFICE] },
  [JOURNAL_SETTINGS_PATH]: { icon: mdiTuneVariant },
  [MEMBERS_PATH]: { icon: mdiAccountGroupOutline, label: "office-menu.members" },
  [MAILINGS_PATH]: { icon: mdiEmailMultipleOutline },
  [OUTBOX_PATH]: { icon: mdiEmailOutline },
  [MAIL_TEMPLATES_PATH]: { icon: mdiTextBoxEditOutline, label: "office-menu.mailTemplates" },
  [AUDIT_PATH]: { icon: mdiHistory },
  [SIGN_INS_PATH]: { icon: mdiLoginVariant },
  [ACCESS_REVIEW_PATH]: { icon: mdiShieldAccountOutline },
  [RETENTION_PATH]: { icon: mdiTimerSandComplete, label: "office-menu.retention" },
  [STAFF_PATH]: { icon: mdiAccountKeyOutline },
  [SETTINGS_PATH]: { icon: mdiCogOutline },
};

const GROUP_NAMES: readonly OfficeGroupName[] = ["start", "money", "programs", "site", "journal", "members"];
const GROUPS = GROUP_NAMES.map((name): OfficeGroup => {
  const pages = PAGES.flatMap(({ path, title, menu }) =>
    title && menu && "group" in menu && menu.group === name
      ? [{ to: path, label: title, icon: mdiFileDocumentOutline, ...SHOWN[path] }]
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
    [SUBMISSIONS_OFFICE_PATH]: counted?.manuscripts?.forEditors,
    [POST_OFFICE_PATH]: counted?.posts && { count: counted.posts.drafts, hasMore: false },
  };
  return waiting[to] ?? { count: 0, hasMore: false };
}

/** Of some links the one that a page belongs to: the nearest, where one link leads to a part of another. */
export function openAmong<Link extends MenuLink>(links: readonly Link[], pathname: string): Link | undefined {
  return links
    .filter((link) => isOpenAt(link, pathname))
    .toSorted((one, other) => other.to.length - one.to.length)
    .at(0);
}
