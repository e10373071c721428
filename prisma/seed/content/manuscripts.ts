// Manuscripts of the demo at each step of a review. People, titles and findings are invented.
import type { GlossaryField, ReviewState, ReviewVerdict, SubmissionState } from "#prisma/generated/enums.ts";

export interface DemoReview {
  readonly name: string;
  readonly email: string;
  readonly affiliation: string;
  readonly state: ReviewState;
  /** Days ago. */
  readonly invited: number;
  /** Days from now until it is due. */
  readonly due: number;
  readonly verdict?: ReviewVerdict;
  readonly toAuthors?: string;
  readonly toEditors?: string;
}

export interface DemoManuscript {
  readonly state: SubmissionState;
  /** Days ago. */
  readonly received: number;
  readonly titleKo: string;
  readonly titleEn: string;
  readonly abstractKo: string;
  readonly keywordsKo: readonly string[];
  readonly field: GlossaryField;
  readonly author: { readonly nameKo: string; readonly email: string; readonly affiliationKo: string };
  readonly decision?: { readonly verdict: ReviewVerdict; readonly letter: string; readonly ago: number };
  readonly reviews: readonly DemoReview[];
}

const who = (name: string, email: string, affiliation: string) => ({ name, email, affiliation });
const SORI = who("문소리", "sori.moon@example.org", "새벽대학교 영어영문학과");
const NARAE = who("배나래", "narae.bae@example.org", "늘푸른대학교 통번역대학원");
const JURU = who("고주루", "juru.go@example.org", "두물대학교 번역학과");

export const demoManuscripts: readonly DemoManuscript[] = [
  {
    state: "IN_REVIEW",
    received: 34,
    titleKo: "법정 통역에서 존대의 이동: 증인 신문 녹취 12건의 분석",
    titleEn: "Shifts of politeness in court interpreting: twelve examinations of witnesses",
    abstractKo:
      "이 연구는 증인 신문의 한국어 존대가 영어로 옮겨질 때 어떻게 이동하는지를 녹취 12건에서 살핀다. 존대의 탈락은 통역사의 선택이라기보다 발화 순서의 압력에서 비롯되며, 되묻기가 허용된 재판부에서는 그 비율이 절반으로 줄었다.",
    keywordsKo: ["법정 통역", "존대", "담화 분석", "증인 신문"],
    field: "LAW",
    author: { nameKo: "차마루", email: "maru.cha@example.org", affiliationKo: "온누리대학교 통번역대학원" },
    reviews: [
      {
        ...SORI,
        state: "SENT",
        invited: 28,
        due: 4,
        verdict: "MINOR",
        toAuthors:
          "자료가 귀하고 분석의 단위가 분명합니다.\n\n2장의 선행 연구에서 2020년 이후의 논의가 빠져 있으니 보충해 주십시오.\n\n표 3의 비율은 분모를 밝혀야 합니다.",
        toEditors: "게재할 만한 논문입니다.",
      },
      { ...NARAE, state: "ACCEPTED", invited: 28, due: -3 },
      { ...JURU, state: "INVITED", invited: 4, due: 20 },
    ],
  },
  {
    state: "SUBMITTED",
    received: 3,
    titleKo: "기계 번역 사후 편집에서 눈길이 머무는 곳",
    titleEn: "Where the eye rests in post-editing",
    abstractKo:
      "전문 번역사 스물네 명의 시선을 기록하여, 사후 편집의 부담이 오류의 수보다 오류의 자리에 달려 있음을 보인다.",
    keywordsKo: ["사후 편집", "시선 추적", "인지 부담"],
    field: "LOCALIZATION",
    author: { nameKo: "한가온", email: "member@example.org", affiliationKo: "온누리대학교 통번역대학원" },
    reviews: [],
  },
  {
    state: "MAJOR_REVISION",
    received: 96,
    titleKo: "자막의 침묵: 청각 장애인용 자막에서 소리의 번역",
    titleEn: "The silence of subtitles: translating sound for deaf viewers",
    abstractKo: "소리를 글로 옮기는 자막 320건을 나누어, 무엇이 적히고 무엇이 비는지를 묻는다.",
    keywordsKo: ["영상 번역", "청각 장애인용 자막", "소리"],
    field: "MEDIA",
    author: { nameKo: "정이든", email: "ideun@example.org", affiliationKo: "새벗대학교 영상번역학과" },
    decision: {
      verdict: "MAJOR",
      letter: "심사 의견을 반영하여 논문을 고쳐 주시기 바랍니다. 수정하신 논문은 다시 심사를 거칩니다.",
      ago: 33,
    },
    reviews: [
      {
        ...NARAE,
        state: "SENT",
        invited: 90,
        due: -60,
        verdict: "MAJOR",
        toAuthors: "분류의 기준을 밝혀 주십시오.",
      },
      {
        ...JURU,
        state: "SENT",
        invited: 90,
        due: -60,
        verdict: "MAJOR",
        toAuthors: "청각 장애인 독자의 목소리가 필요합니다.",
      },
      { ...SORI, state: "DECLINED", invited: 90, due: -60 },
    ],
  },
  {
    state: "ACCEPTED",
    received: 150,
    titleKo: "번역 교실의 피드백: 동료 첨삭과 교수자 첨삭의 비교",
    titleEn: "Feedback in the translation classroom: peers and teachers",
    abstractKo:
      "한 학기 동안 두 분반의 번역문 480편을 견주어, 동료 첨삭이 어휘에서, 교수자 첨삭이 담화에서 더 많은 변화를 낳았음을 보인다.",
    keywordsKo: ["번역 교육", "피드백", "동료 첨삭"],
    field: "EDUCATION",
    author: { nameKo: "진서율", email: "seoyul.jin@example.org", affiliationKo: "가람대학교 한영과" },
    decision: { verdict: "ACCEPT", letter: "게재를 축하드립니다.", ago: 20 },
    reviews: [
      {
        ...SORI,
        state: "SENT",
        invited: 140,
        due: -110,
        verdict: "ACCEPT",
        toAuthors: "그대로 실어도 좋습니다.",
      },
      {
        ...JURU,
        state: "SENT",
        invited: 140,
        due: -110,
        verdict: "ACCEPT",
        toAuthors: "표기를 한 번 더 살펴 주십시오.",
      },
      {
        ...NARAE,
        state: "SENT",
        invited: 140,
        due: -110,
        verdict: "MINOR",
        toAuthors: "결론을 줄여 주십시오.",
      },
    ],
  },
];
