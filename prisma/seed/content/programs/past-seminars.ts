// Seminars that have taken place, each with its date, its speakers and what it was about.
import type { ProgramSource, Words } from "./program-source.ts";
import { at } from "./program-source.ts";

interface Past {
  readonly day: number;
  readonly number?: number;
  readonly tag: string;
  readonly title: Words;
  readonly description: Words;
  readonly location: Words;
  readonly speaker: readonly [name: Words, affiliation: Words];
  readonly thumbnail?: string;
}

const seoul: Words = ["온누리대학교 한빛관", "Hanbit Hall, Onnuri University"];

const held: readonly Past[] = [
  {
    day: -36,
    number: 23,
    tag: "interpreting",
    title: [
      "제23회 정기 세미나: 법정의 목소리, 통역의 윤리",
      "23rd regular seminar: voices in court, ethics of interpreting",
    ],
    description: [
      "침묵까지 옮겨야 하는 자리에서 통역인은 무엇을 지키는지 들었습니다.",
      "What interpreters hold on to where even silence has to be rendered.",
    ],
    location: seoul,
    speaker: [
      ["여운서", "Un-seo Yeo"],
      ["법정통역인", "Court interpreter"],
    ],
    thumbnail: "court",
  },
  {
    day: -100,
    number: 22,
    tag: "interpreting",
    title: [
      "제22회 정기 세미나: 아이들이 통역하는 집",
      "22nd regular seminar: homes where children interpret",
    ],
    description: [
      "부모를 위해 통역하며 자란 사람들의 이야기에서 시작했습니다.",
      "It began with people who grew up interpreting for their parents.",
    ],
    location: seoul,
    speaker: [
      ["차이든", "I-deun Cha"],
      ["한샘대학교", "Hansaem University"],
    ],
    thumbnail: "audience",
  },
  {
    day: -163,
    number: 21,
    tag: "translation",
    title: ["제21회 정기 세미나와 대학원생 발표회", "21st regular seminar and papers by graduate students"],
    description: [
      "부산에서 처음 연 정기 세미나입니다. 대학원생 여섯 명이 발표했습니다.",
      "The first regular seminar in Busan, with six papers by graduate students.",
    ],
    location: ["가람대학교 인문관(부산)", "Humanities Building, Garam University (Busan)"],
    speaker: [
      ["류다인", "Da-in Ryu"],
      ["가람대학교", "Garam University"],
    ],
  },
  {
    day: -226,
    number: 20,
    tag: "translation",
    title: ["제20회 정기 세미나: 번역가의 책상", "20th regular seminar: the translator’s desk"],
    description: [
      "번역가 스무 명의 책상을 목록으로 전시하고 이야기를 나누었습니다.",
      "The desks of twenty translators, exhibited as lists and talked about.",
    ],
    location: seoul,
    speaker: [
      ["백하람", "Ha-ram Baek"],
      ["번역가", "Translator"],
    ],
    thumbnail: "desk",
  },
  {
    day: -290,
    tag: "criticism",
    title: ["특강: 시를 옮기는 손", "Lecture: the hand that translates a poem"],
    description: [
      "같은 시를 세 번 옮긴 까닭을 시인이자 번역가에게 들었습니다.",
      "A poet and translator on why she translated the same poem three times.",
    ],
    location: seoul,
    speaker: [
      ["진서우", "Seo-u Jin"],
      ["시인, 번역가", "Poet and translator"],
    ],
  },
  {
    day: -352,
    number: 19,
    tag: "criticism",
    title: ["제19회 정기 세미나: 광고 문구의 국경"],
    description: ["같은 물건을 다른 나라에서 다르게 부르는 까닭을 살폈습니다."],
    location: seoul,
    speaker: [
      ["송지호", "Ji-ho Song"],
      ["카피라이터", "Copywriter"],
    ],
  },
];

export const pastSeminars: readonly ProgramSource[] = held.map(
  ({ speaker: [name, affiliation], ...past }) => ({
    ...past,
    kind: "SEMINAR",
    weekday: 6,
    from: at(14),
    to: at(17),
    apply: { from: past.day - 30 },
    fee: 20_000,
    capacity: 120,
    seatsTaken: 24,
    speakers: [{ name, affiliation }],
    sessions: [
      { from: at(14), to: at(15, 30), title: ["발표", "Talk"], by: name },
      { from: at(15, 30), to: at(15, 50), title: ["쉼", "Break"], isBreak: true },
      { from: at(15, 50), to: at(17), title: ["토론", "Discussion"] },
    ],
    ago: 40 - past.day,
  }),
);
