// The sections of the site (specification 2, Navigation) and the pages in them. A section or a link is listed here when its page
// exists; header, phone menu and footer read the same list.

import type { Board, PageKey, ProgramKind } from "#web/gql/enums.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import {
  ALL_PROGRAMS,
  BOARD_PATHS,
  FAQ_PATH,
  GLOSSARY_PATH,
  isWithin,
  JOURNAL_PATH,
  KIND_PATHS,
  PAGE_PATHS,
  SEMINAR_DETAILS,
  SEMINAR_SCHEDULE,
  SUBMIT_PATH,
  SUBSCRIBE_PATH,
} from "#web/paths.ts";

export interface NavigationLink {
  readonly label: MessageId;
  readonly to: string;
  /** Addresses that belong to this link; the first parts of their paths. */
  readonly under: readonly string[];
}

export type SectionId = "about" | "seminar" | "journal" | "education" | "communication";

export interface NavigationSection {
  readonly id: SectionId;
  readonly label: MessageId;
  /** One column of the panel each. */
  readonly groups: readonly (readonly NavigationLink[])[];
}

const BOARD_NAMES = {
  NOTICE: "enums.Board.NOTICE",
  NEWS: "enums.Board.NEWS",
  GALLERY: "enums.Board.GALLERY",
  PUBLICATION: "enums.Board.PUBLICATION",
  SEMINAR_ARCHIVE: "layout.nav.seminarArchive",
} as const satisfies Record<Board, MessageId>;

const boardLink = (board: Board): NavigationLink => {
  const { list, base } = BOARD_PATHS[board];
  return { label: BOARD_NAMES[board], to: list, under: [list, base] };
};

const kindLink = (kind: ProgramKind): NavigationLink => ({
  label: `enums.ProgramKind.${kind}`,
  to: KIND_PATHS[kind],
  under: [KIND_PATHS[kind]],
});

const pageLink = (key: PageKey, label: MessageId): NavigationLink => ({
  label,
  to: PAGE_PATHS[key],
  under: [PAGE_PATHS[key]],
});

export const SECTIONS: readonly NavigationSection[] = [
  {
    id: "about",
    label: "layout.nav.about",
    groups: [
      [
        pageLink("GREETING", "layout.nav.greeting"),
        pageLink("VALUES", "layout.nav.values"),
        pageLink("HISTORY", "layout.nav.history"),
      ],
      [pageLink("BOARD_MEMBERS", "layout.nav.boardMembers"), pageLink("BYLAWS", "layout.nav.bylaws")],
    ],
  },
  {
    id: "seminar",
    label: "layout.nav.seminar",
    groups: [
      [
        pageLink("SEMINAR_INTRODUCTION", "layout.nav.seminarIntroduction"),
        {
          label: "layout.nav.seminarSchedule",
          to: SEMINAR_SCHEDULE,
          under: [SEMINAR_SCHEDULE, SEMINAR_DETAILS],
        },
        boardLink("SEMINAR_ARCHIVE"),
      ],
    ],
  },
  {
    id: "journal",
    label: "layout.nav.journalSection",
    groups: [
      [
        { label: "layout.nav.journalIssues", to: JOURNAL_PATH, under: [JOURNAL_PATH] },
        pageLink("JOURNAL_INTRODUCTION", "layout.nav.journal"),
        pageLink("EDITORIAL_BOARD", "layout.nav.editorialBoard"),
        { label: "layout.nav.journalSubmit", to: SUBMIT_PATH, under: [SUBMIT_PATH] },
      ],
      [
        pageLink("JOURNAL_SUBMISSION_RULES", "layout.nav.journalSubmissionRules"),
        pageLink("JOURNAL_REVIEW_RULES", "layout.nav.journalReviewRules"),
        pageLink("JOURNAL_ETHICS", "layout.nav.journalEthics"),
      ],
    ],
  },
  {
    id: "education",
    label: "layout.nav.education",
    groups: [
      [kindLink("ONLINE_COURSE"), kindLink("EXPERT_COURSE"), kindLink("COMMUNITY_COURSE")],
      [kindLink("WORKSHOP"), kindLink("SOCIAL_INTEGRATION"), kindLink("KITEC")],
      [{ label: "layout.nav.allPrograms", to: ALL_PROGRAMS, under: [ALL_PROGRAMS] }],
    ],
  },
  {
    id: "communication",
    label: "layout.nav.communication",
    groups: [
      [boardLink("NOTICE"), boardLink("NEWS"), boardLink("GALLERY"), boardLink("PUBLICATION")],
      [
        { label: "layout.nav.faq", to: FAQ_PATH, under: [FAQ_PATH] },
        { label: "layout.nav.glossary", to: GLOSSARY_PATH, under: [GLOSSARY_PATH] },
        { label: "layout.nav.subscribe", to: SUBSCRIBE_PATH, under: [SUBSCRIBE_PATH] },
      ],
    ],
  },
];

/** Whether a path (without language) belongs to a link. */
function isUnder(link: NavigationLink, pathname: string): boolean {
  return link.under.some((part) => isWithin(part, pathname));
}

/** Whether a path belongs to any link of a section. */
export function isInSection(section: NavigationSection, pathname: string): boolean {
  return section.groups.some((links) => links.some((link) => isUnder(link, pathname)));
}
