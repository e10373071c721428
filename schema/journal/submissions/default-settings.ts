// Defines what the journal asks for until its editors have set it up. These are texts of the journal that its
// editors change, not words of the site.
import type { AgreedTextName } from "#schema/validation/journal/journal-settings.ts";

export const SETTINGS_ID = 1;

/** The usual five of Korean journals in the humanities. */
export const DEFAULT_CRITERIA = [
  { key: "originality", ko: "연구의 독창성", en: "Originality of the research" },
  { key: "method", ko: "연구 방법의 적절성", en: "Soundness of the method" },
  { key: "argument", ko: "논지 전개의 논리성", en: "Coherence of the argument" },
  { key: "sources", ko: "자료와 선행 연구의 활용", en: "Use of sources and earlier research" },
  { key: "contribution", ko: "학문적 기여도", en: "Contribution to the field" },
] as const;

export const DEFAULT_PLEDGES: Readonly<
  Record<AgreedTextName, { readonly textKo: string; readonly textEn: string }>
> = {
  ANONYMISED: {
    textKo: "심사용 원고의 본문, 각주, 감사의 글, 파일 속성에서 저자를 알 수 있는 내용을 모두 지웠습니다.",
    textEn:
      "Text, notes, acknowledgements and properties of the manuscript say nothing by which its authors could be known.",
  },
  NOT_ELSEWHERE: {
    textKo: "이 원고는 다른 곳에 발표된 적이 없으며, 심사가 끝날 때까지 다른 학술지에 투고하지 않겠습니다.",
    textEn:
      "The manuscript has not been published, and will not be submitted elsewhere while it is under review here.",
  },
  ETHICS: {
    textKo: "연구윤리규정을 읽었으며, 표절, 위조, 변조, 중복 게재, 부당한 저자 표시가 없음을 서약합니다.",
    textEn:
      "I have read the code of research ethics; there is no plagiarism, fabrication, falsification, duplicate publication or undue authorship.",
  },
  AI_USE: {
    textKo: "생성형 인공지능을 사용했다면 어디에 어떻게 사용했는지 모두 밝혔습니다.",
    textEn: "Any use of generative AI has been disclosed, with where and how it was used.",
  },
  COPYRIGHT_TRANSFER: {
    textKo: "게재가 확정되면 저작재산권을 학회에 양도하는 데 저자 모두가 동의합니다.",
    textEn:
      "All authors agree to transfer the economic rights to the association once the manuscript is accepted.",
  },
  CO_AUTHOR_CONSENT: {
    textKo: "저자로서 논문의 내용에 책임을 지며, 이 학술지에 투고하는 데 동의합니다.",
    textEn:
      "I take responsibility for the manuscript as one of its authors and agree to its submission to this journal.",
  },
};

/** Whole won, days and numbers of a journal that nobody has set up. */
export const NEUTRAL_JOURNAL = {
  id: SETTINGS_ID,
  flow: "OWN",
  jamsUrl: null,
  guidanceKo: null,
  guidanceEn: null,
  reviewersPerManuscript: 3,
  agreeingVerdicts: 2,
  answerDays: 7,
  reviewDays: 21,
  revisionDays: 30,
  proofDays: 5,
  consentDays: 14,
  reviewFee: 0,
  publicationFee: 0,
  membershipAsked: "NEVER",
  requirementsBlock: true,
  version: 1,
} as const;
