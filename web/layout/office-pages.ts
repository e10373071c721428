// The pages of the office as its menu lists them: what belongs together is together, most used first. One is listed with its first
// working screen.

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
import { hasAny } from "#web/page/rights.ts";
import { officeRights } from "#web/pages.ts";
import {
  ACCESS_REVIEW_PATH,
  ARTICLE_OFFICE,
  AUDIT_PATH,
  BANK_PATH,
  BOARD_PATHS,
  DASHBOARD_PATH,
  DESK_DETAILS,
  DESK_PATH,
  DUES_PATH,
  EMERGENCY_PATH,
  FAQ_EDITOR_PATH,
  FILES_PATH,
  GLOSSARY_OFFICE_PATH,
  HANDBOOK_PATH,
  HOME_EDITOR_PATH,
  ISSUES_PATH,
  isWithin,
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
  WORD_COUNT_PATH,
} from "#web/paths.ts";

type Viewer = OfficeLinksQuery["viewer"];

interface OfficePage {
  readonly to: string;
  /** Pages that belong to it under other addresses. */
  readonly also?: readonly string[];
  readonly label: MessageId;
  readonly icon: string;
}

export interface OfficeGroup {
  /** Part of the id of its title. */
  readonly name: "start" | "money" | "programs" | "site" | "journal" | "members";
  readonly pages: readonly OfficePage[];
}

const GROUPS: readonly OfficeGroup[] = [
  {
    name: "start",
    pages: [
      { to: DASHBOARD_PATH, label: "office-menu.dashboard", icon: mdiViewDashboardOutline },
      { to: HANDBOOK_PATH, label: "office-menu.handbook", icon: mdiLifebuoy },
    ],
  },
  {
    name: "money",
    pages: [
      {
        to: PAYMENTS_PATH,
        label: "office-menu.payments",
        icon: mdiCreditCardOutline,
      },
      { to: BANK_PATH, label: "office-menu.bank", icon: mdiBankOutline },
      { to: MONTH_END_PATH, label: "office-menu.monthEnd", icon: mdiCalendarLockOutline },
      { to: DUES_PATH, label: "office-menu.dues", icon: mdiCalendarSyncOutline },
      { to: RATER_FEES_PATH, label: "office-menu.raterFees", icon: mdiAccountCashOutline },
    ],
  },
  {
    name: "programs",
    pages: [
      {
        to: PROGRAM_OFFICE_PATHS.education.list,
        label: "office-menu.education",
        icon: mdiSchoolOutline,
      },
      {
        to: PROGRAM_OFFICE_PATHS.evaluation.list,
        label: "office-menu.evaluation",
        icon: mdiCertificateOutline,
      },
      {
        to: PROGRAM_OFFICE_PATHS.seminars.list,
        also: [PROGRAM_OFFICE_PATHS.seminars.create, PROGRAM_OFFICE_PATHS.seminars.edit],
        label: "office-menu.seminars",
        icon: mdiCalendarBlankOutline,
      },
    ],
  },
  {
    name: "site",
    pages: [
      {
        to: POST_OFFICE_PATH,
        also: Object.values(BOARD_PATHS).flatMap(({ create, edit }) => [create, edit]),
        label: "office-menu.posts",
        icon: mdiFileDocumentMultipleOutline,
      },
      { to: HOME_EDITOR_PATH, label: "office-menu.home", icon: mdiHomeEditOutline },
      { to: FAQ_EDITOR_PATH, label: "office-menu.faq", icon: mdiFrequentlyAskedQuestions },
      { to: GLOSSARY_OFFICE_PATH, label: "office-menu.glossary", icon: mdiBookAlphabet },
      {
        to: TRANSLATIONS_PATH,
        also: [WORD_COUNT_PATH],
        label: "office-menu.translations",
        icon: mdiTranslate,
      },
      {
        to: TRANSLATOR_MONTHS_PATH,
        label: "office-menu.translatorMonths",
        icon: mdiClockOutline,
      },
      { to: MEMORY_PATH, label: "office-menu.memory", icon: mdiDatabaseSearchOutline },
      {
        to: TRASH_PATH,
        label: "office-menu.trash",
        icon: mdiTrashCanOutline,
      },
      {
        to: POPUPS_PATH,
        label: "office-menu.popups",
        icon: mdiMessageTextOutline,
      },
      { to: FILES_PATH, label: "office-menu.files", icon: mdiFolderOutline },
      { to: REDIRECTS_PATH, label: "office-menu.redirects", icon: mdiSignDirection },
      { to: EMERGENCY_PATH, label: "office-menu.emergency", icon: mdiAlertOutline },
    ],
  },
  {
    name: "journal",
    pages: [
      { to: DESK_PATH, also: [DESK_DETAILS], label: "office-menu.desk", icon: mdiInboxFullOutline },
      { to: JOURNAL_STATISTICS_PATH, label: "office-menu.journalStatistics", icon: mdiChartBar },
      {
        to: ISSUES_PATH,
        also: [ARTICLE_OFFICE],
        label: "office-menu.issues",
        icon: mdiBookOpenPageVariantOutline,
      },
      { to: JOURNAL_SETTINGS_PATH, label: "office-menu.journalSettings", icon: mdiTuneVariant },
    ],
  },
  {
    name: "members",
    pages: [
      {
        to: MEMBERS_PATH,
        label: "office-menu.members",
        icon: mdiAccountGroupOutline,
      },
      { to: LETTERS_PATH, label: "office-menu.letters", icon: mdiEmailMultipleOutline },
      {
        to: OUTBOX_PATH,
        label: "office-menu.outbox",
        icon: mdiEmailOutline,
      },
      { to: MAIL_TEMPLATES_PATH, label: "office-menu.mailTemplates", icon: mdiTextBoxEditOutline },
      { to: AUDIT_PATH, label: "office-menu.audit", icon: mdiHistory },
      { to: SIGN_INS_PATH, label: "office-menu.signIns", icon: mdiLoginVariant },
      { to: ACCESS_REVIEW_PATH, label: "office-menu.accessReview", icon: mdiShieldAccountOutline },
      { to: RETENTION_PATH, label: "office-menu.retention", icon: mdiTimerSandComplete },
      {
        to: STAFF_PATH,
        label: "office-menu.staff",
        icon: mdiAccountKeyOutline,
      },
      { to: SETTINGS_PATH, label: "office-menu.settings", icon: mdiCogOutline },
    ],
  },
];

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

/** Whether the page at an address is this one, or one that belongs to it. */
export const isOpenAt = ({ to, also = [] }: OfficePage, pathname: string): boolean =>
  [to, ...also].some((path) => isWithin(path, pathname));

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
