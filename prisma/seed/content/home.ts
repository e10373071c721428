// What the home page says before the office has changed a word: banner, goals and the terms that run below the banner.
import type { Prisma } from "#prisma/generated/client.ts";

const banner = {
  headingKo: "두 언어가\n같은 소리로\n만나는 자리",
  headingEn: "Where two\nlanguages meet\nin one sound",
  ledeKo: "한국어 번역과 통역을 연구하고 가르치는 사람들이 여러 나라에서 모여, 묻고 쓰고 함께 듣습니다.",
  ledeEn:
    "People who study and teach Korean translation and interpretation gather here from many countries to ask, to write and to listen.",
};

/** A site without a notice leads to the one thing that can be done there. */
export const newBanner: Prisma.BannerCreateManyInput = {
  ...banner,
  primaryHref: "/register",
  primaryKo: "회원가입",
  primaryEn: "Become a member",
};

export const demoBanner: Prisma.BannerCreateManyInput = {
  ...banner,
  primaryHref: "/seminar-schedule",
  primaryKo: "다음 세미나 보기",
  primaryEn: "See the next seminars",
  secondaryHref: "/register",
  secondaryKo: "회원가입",
  secondaryEn: "Become a member",
};

export const goals: readonly Prisma.GoalCreateManyInput[] = [
  {
    titleKo: "연구",
    titleEn: "Research",
    bodyKo: "번역·통역 이론과 실무를 함께 다루는 학술대회와 학술지를 정기적으로 엽니다.",
    bodyEn: "We hold conferences and publish a journal in which theory and practice answer each other.",
  },
  {
    titleKo: "교육",
    titleEn: "Education",
    bodyKo: "현장에서 쓰이는 교육과정을 운영하고 통번역사의 전문성을 기릅니다.",
    bodyEn: "We run courses that hold up at work and help translators and interpreters grow in their craft.",
  },
  {
    titleKo: "인증",
    titleEn: "Certification",
    bodyKo: "KITEC으로 번역·통역 능력을 공정하고 투명하게 평가합니다.",
    bodyEn: "With KITEC we assess translation and interpretation fairly and in the open.",
  },
  {
    titleKo: "교류",
    titleEn: "Exchange",
    bodyKo: "여러 나라의 한국어 통번역 연구자와 기관을 잇고 사회통합을 돕습니다.",
    bodyEn: "We connect researchers and institutions across borders and help newcomers be understood.",
  },
].map((goal, position) => ({ ...goal, position }));

const words = [
  ["번역", "translation"],
  ["통역", "interpretation"],
  ["원문", "source text"],
  ["역문", "target text"],
  ["등가", "equivalence"],
  ["행간", "between the lines"],
  ["직역", "literal translation"],
  ["의역", "free translation"],
  ["동시통역", "simultaneous interpretation"],
  ["순차통역", "consecutive interpretation"],
  ["시역", "sight translation"],
  ["대조", "comparison"],
  ["문체", "style"],
  ["맥락", "context"],
  ["용어집", "glossary"],
  ["말뭉치", "corpus"],
  ["감수", "revision"],
  ["충실성", "fidelity"],
  ["가독성", "readability"],
  ["옮긴이", "translator"],
] as const;

export const terms: readonly Prisma.TermCreateManyInput[] = words.map(([ko, en], position) => ({
  ko,
  en,
  position,
}));
