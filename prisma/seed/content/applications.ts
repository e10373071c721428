// The demo accounts' own applications, and the names of invented people.
import type { ApplicationState, ExamPart, LanguagePair, ProgramKind } from "#prisma/generated/enums.ts";

export interface DemoApplication {
  readonly email: string;
  readonly kind: ProgramKind;
  /** How the program's Korean title begins. */
  readonly title: string;
  /** The states it went through; the last is the present one. */
  readonly states: readonly ApplicationState[];
  readonly daysAgo: number;
  /** Whole won. */
  readonly amount: number;
  readonly exam?: {
    readonly examPart: ExamPart;
    readonly languagePair: LanguagePair;
    /** What raters agree about. */
    readonly score?: number;
  };
}

const member = "member@example.org";
const newcomer = "new@example.org";

export const demoApplications: readonly DemoApplication[] = [
  {
    email: newcomer,
    kind: "SEMINAR",
    title: "겨울 특강",
    states: ["WAITLISTED", "OFFERED"],
    daysAgo: 6,
    amount: 0,
  },
  { email: member, kind: "SEMINAR", title: "겨울 특강", states: ["WAITLISTED"], daysAgo: 5, amount: 0 },
  {
    email: member,
    kind: "WORKSHOP",
    title: "전문 워크숍: 동시통역사의 귀",
    states: ["AWAITING_PAYMENT"],
    daysAgo: 2,
    amount: 150_000,
  },
  {
    email: member,
    kind: "KITEC",
    title: "제3회 KITEC",
    states: ["AWAITING_PAYMENT", "CONFIRMED"],
    daysAgo: 6,
    amount: 70_000,
    exam: { examPart: "INTERPRETATION", languagePair: "KO_EN" },
  },
  {
    email: member,
    kind: "KITEC",
    title: "제2회 KITEC",
    states: ["AWAITING_PAYMENT", "CONFIRMED", "ATTENDED"],
    daysAgo: 100,
    amount: 80_000,
    exam: { examPart: "TRANSLATION", languagePair: "KO_EN", score: 87 },
  },
  {
    email: member,
    kind: "SEMINAR",
    title: "제23회 정기 세미나",
    states: ["AWAITING_PAYMENT", "CONFIRMED", "ATTENDED"],
    daysAgo: 50,
    amount: 20_000,
  },
  {
    email: member,
    kind: "SOCIAL_INTEGRATION",
    title: "사회통합 프로그램 5단계",
    states: ["CONFIRMED", "WITHDRAWN"],
    daysAgo: 20,
    amount: 0,
  },
];

/** Invented. */
export const familyNames = ["한", "서", "민", "윤", "조", "임", "강", "남", "도", "류", "문", "배", "송"];
export const givenNames = [
  "가람",
  "나래",
  "다온",
  "라온",
  "마루",
  "바다",
  "새롬",
  "아라",
  "이든",
  "하늘",
  "한별",
  "도담",
  "슬기",
  "보람",
  "가을",
  "은새",
  "다솜",
];
