// The exam: the session that takes applications, the one before, and one that is being scored.
import { h2, table, ul } from "#prisma/seed/document.ts";
import { at, type ExamSource, type ProgramSource } from "./program-source.ts";

const exam: ExamSource = {
  parts: ["TRANSLATION", "INTERPRETATION"],
  pairs: ["KO_EN", "KO_ZH", "KO_VI"],
  sites: [
    { name: ["온누리대학교", "Onnuri University"], address: ["서울, 국제관", "Seoul, International Hall"] },
    { name: ["가람대학교", "Garam University"], address: ["부산, 인문관", "Busan, Humanities Building"] },
  ],
};

export const demoExams: readonly ProgramSource[] = [
  {
    kind: "KITEC",
    number: 3,
    tag: "exam",
    title: ["제3회 KITEC", "Third KITEC session"],
    description: [
      "번역과 통역 두 부문을 하루에 치릅니다. 한국어와 영어, 중국어, 베트남어 사이를 평가합니다. 두 부문 모두 서울과 부산에서 치릅니다.",
      "Translation and interpretation on one day, between Korean and English, Chinese or Vietnamese. Both parts are held in Seoul and Busan.",
    ],
    ko: [
      h2("부문과 시간"),
      table(
        ["부문", "시간", "평가"],
        ["번역", "10:00–12:00", "양방향 한 편씩, 모두 두 편"],
        ["통역", "13:30–16:00, 한 사람 20분", "순차통역 양방향 한 편씩, 모두 두 편"],
      ),
      h2("준비물"),
      ul("신분증과 수험표", "종이 사전 두 권까지(번역 부문)"),
    ],
    en: [
      h2("Parts and times"),
      table(
        ["Part", "Time", "Assessed"],
        ["Translation", "10:00–12:00", "two texts, one in each direction"],
        [
          "Interpretation",
          "13:30–16:00, 20 minutes each",
          "two speeches, consecutive, one in each direction",
        ],
      ),
      h2("What to bring"),
      ul("An identity document and your admission slip", "Up to two printed dictionaries (translation)"),
    ],
    day: 64,
    weekday: 6,
    from: at(10),
    to: at(16),
    location: ["온누리대학교(서울), 가람대학교(부산)", "Onnuri University (Seoul), Garam University (Busan)"],
    apply: { from: -8, to: 40 },
    fee: 80_000,
    capacity: 300,
    seatsTaken: 48,
    thumbnail: "certificate",
    prices: [
      {
        label: ["준회원(대학원생)", "Associate members (graduate students)"],
        grades: ["ASSOCIATE"],
        amount: 60_000,
      },
      {
        label: ["회원", "Members"],
        grades: ["REGULAR", "LIFETIME", "INSTITUTION", "HONORARY"],
        amount: 70_000,
      },
    ],
    sessions: [
      { from: at(10), to: at(12), title: ["번역 부문", "Translation"] },
      { from: at(12), to: at(13, 30), title: ["점심", "Lunch"], isBreak: true },
      { from: at(13, 30), to: at(16), title: ["통역 부문", "Interpretation"] },
    ],
    attachments: [
      {
        name: "제3회 KITEC 시행 요강.pdf",
        title: "제3회 KITEC 시행 요강",
        lines: ["번역 부문 10:00–12:00", "통역 부문 13:30–16:00"],
      },
    ],
    exam,
    ago: 9,
  },
  {
    kind: "KITEC",
    number: 2,
    tag: "exam",
    title: ["제2회 KITEC", "Second KITEC session"],
    description: [
      "서울과 부산 두 곳에서 두 부문을 모두 치렀습니다.",
      "Both parts were held in Seoul and Busan.",
    ],
    day: -56,
    weekday: 6,
    from: at(10),
    to: at(16),
    location: ["온누리대학교(서울), 가람대학교(부산)", "Onnuri University (Seoul), Garam University (Busan)"],
    apply: { from: -120, to: -75 },
    fee: 80_000,
    capacity: 300,
    seatsTaken: 61,
    exam,
    ago: 125,
  },
  {
    kind: "KITEC",
    tag: "exam",
    title: ["수시 KITEC(온누리대학교)", "KITEC on request (Onnuri University)"],
    description: [
      "기관의 신청으로 한 곳에서 치른 시험입니다. 채점하고 있습니다.",
      "Held at one site at the request of an institution; it is being scored.",
    ],
    day: -13,
    weekday: 6,
    from: at(10),
    to: at(16),
    location: ["온누리대학교(서울)", "Onnuri University (Seoul)"],
    apply: { from: -50, to: -25 },
    fee: 60_000,
    capacity: 150,
    seatsTaken: 24,
    exam: { ...exam, sites: exam.sites.slice(0, 1) },
    ago: 55,
  },
];
