// The pages of the demo. A new site has none of them: its office writes its own, and until then they say so.
import type { PageKey } from "#prisma/generated/enums.ts";
import { boardMembers, editorialBoard } from "#prisma/seed/content/pages/board-members.ts";
import { bylawsEn, bylawsKo } from "#prisma/seed/content/pages/bylaws.ts";
import {
  communityEn,
  communityKo,
  expertEn,
  expertKo,
  onlineEn,
  onlineKo,
  socialEn,
  socialKo,
  workshopEn,
  workshopKo,
} from "#prisma/seed/content/pages/courses.ts";
import { greetingEn, greetingKo } from "#prisma/seed/content/pages/greeting.ts";
import { history } from "#prisma/seed/content/pages/history.ts";
import { journalEn, journalKo } from "#prisma/seed/content/pages/journal.ts";
import {
  ethicsRulesEn,
  ethicsRulesKo,
  type RulesVersion,
  reviewRulesEn,
  reviewRulesKo,
  submissionRulesEn,
  submissionRulesKo,
} from "#prisma/seed/content/pages/journal-rules.ts";
import { kitecEn, kitecKo } from "#prisma/seed/content/pages/kitec.ts";
import type { AgoDate, DatedItem, PageItem, Person } from "#prisma/seed/content/pages/page-source.ts";
import { seminarEn, seminarKo } from "#prisma/seed/content/pages/seminar.ts";
import { values } from "#prisma/seed/content/pages/values.ts";
import { type Block, p } from "#prisma/seed/document.ts";

export interface DemoPage {
  readonly key: PageKey;
  readonly number: number;
  /** In force from this day, at midnight in Seoul. */
  readonly from: AgoDate;
  readonly title: readonly [ko: string, en: string];
  readonly ko: readonly Block[];
  readonly en: readonly Block[];
  readonly note?: readonly [ko: string, en: string];
  readonly items?: readonly (PageItem | DatedItem)[];
  readonly people?: readonly Person[];
}

/** A page in its first version, two years old: older than anything that mentions it. */
const page = (
  key: PageKey,
  title: DemoPage["title"],
  ko: readonly Block[],
  en: readonly Block[],
): DemoPage => ({ key, number: 1, from: [2, 1, 2], title, ko, en });

const bylaws = (number: 1 | 2 | 3, from: AgoDate, note: readonly [string, string]): DemoPage => ({
  ...page("BYLAWS", ["회칙", "Bylaws"], bylawsKo(number), bylawsEn(number)),
  number,
  from,
  note,
});

const submissionRules = (number: RulesVersion, from: AgoDate, note: readonly [string, string]): DemoPage => ({
  ...page(
    "JOURNAL_SUBMISSION_RULES",
    ["투고 규정", "Submission rules"],
    submissionRulesKo(number),
    submissionRulesEn(number),
  ),
  number,
  from,
  note,
});

export const demoPages: readonly DemoPage[] = [
  page("GREETING", ["인사말", "Greeting"], greetingKo, greetingEn),
  {
    ...page(
      "VALUES",
      ["핵심 가치", "Core values"],
      [p("무엇을 연구하고 가르치든, 우리는 이 다섯 가지로 스스로를 돌아봅니다.")],
      [p("Whatever we study and teach, we hold ourselves to these five.")],
    ),
    items: values,
  },
  { ...page("HISTORY", ["연혁", "History"], [], []), items: history },
  bylaws(1, [18, 4, 12], ["창립총회에서 제정", "Adopted by the founding assembly"]),
  bylaws(
    2,
    [8, 1, 1],
    [
      "KITEC을 시작하며 사업과 위원회를 정함. 임원의 수를 늘리고 회비 감면을 둠",
      "With the start of KITEC: activities and committees; more officers; relief from dues",
    ],
  ),
  bylaws(
    3,
    [0, 3, 1],
    [
      "화상과 위임장으로 총회에 참석할 수 있게 하고, 가입 심사를 누리집으로 옮기며, 사회통합 사업을 더함",
      "Members may attend assemblies by video or proxy; applications move to the website; social integration is added",
    ],
  ),
  {
    ...page("BOARD_MEMBERS", ["임원진", "Board members"], [], []),
    people: boardMembers,
  },
  page("SEMINAR_INTRODUCTION", ["정기 세미나 소개", "About the regular seminar"], seminarKo, seminarEn),
  page("JOURNAL_INTRODUCTION", ["학술지 소개", "About the journal"], journalKo, journalEn),
  submissionRules(1, [17, 1, 15], ["이사회에서 제정", "Adopted by the executive board"]),
  submissionRules(
    2,
    [1, 9, 1],
    [
      "투고를 누리집으로 옮기고, 인공지능의 사용에 관한 조를 둠",
      "Submission moves to the website; an article on artificial intelligence is added",
    ],
  ),
  page("JOURNAL_REVIEW_RULES", ["심사 규정", "Review rules"], reviewRulesKo, reviewRulesEn),
  page("JOURNAL_ETHICS", ["연구윤리 규정", "Research ethics"], ethicsRulesKo, ethicsRulesEn),
  {
    ...page("EDITORIAL_BOARD", ["편집위원회", "Editorial board"], [], []),
    people: editorialBoard,
  },
  page("KITEC", ["KITEC 인증시험", "KITEC certification exam"], kitecKo, kitecEn),
  page("WORKSHOP", ["전문 워크숍", "Professional workshop"], workshopKo, workshopEn),
  page("EXPERT_COURSE", ["번역 전문가 과정", "Translation expert course"], expertKo, expertEn),
  page("ONLINE_COURSE", ["번역 온라인 과정", "Translation online course"], onlineKo, onlineEn),
  page("COMMUNITY_COURSE", ["지역사회 번역 과정", "Community translation course"], communityKo, communityEn),
  page("SOCIAL_INTEGRATION", ["사회통합 프로그램", "Social integration program"], socialKo, socialEn),
];
