// The three seminars that come next, each in another state: applications open, full with a waiting list, not yet open.
import { h2, p, ul } from "#prisma/seed/document.ts";
import { at, type ProgramSource } from "./program-source.ts";

const hall = [
  "온누리대학교 한빛관 국제회의실",
  "International Conference Room, Hanbit Hall, Onnuri University",
] as const;
const coffee = ["쉼", "Break"] as const;

export const comingSeminars: readonly ProgramSource[] = [
  {
    kind: "SEMINAR",
    number: 24,
    tag: "criticism",
    title: [
      "제24회 정기 세미나: 기계번역 이후의 번역 비평",
      "24th regular seminar: translation criticism after machine translation",
    ],
    description: [
      "누구나 그럴듯한 번역을 몇 초 만에 얻게 된 지금, 비평은 무엇을 물어야 할까요.",
      "Now that everybody can have a plausible translation within seconds, what should criticism ask?",
    ],
    ko: [
      p(
        "번역을 평가하는 말은 오랫동안 ‘충실하다’와 ‘자연스럽다’ 사이를 오갔습니다. 이번 세미나는 그 두 낱말로 말할 수 없는 것을 다룹니다.",
      ),
      h2("오시는 분께"),
      ul(
        "한국어와 영어를 동시통역하고, 문자 통역 화면을 함께 띄웁니다.",
        "휠체어 좌석은 신청할 때 알려 주시면 비워 둡니다.",
        "발표 자료는 끝난 뒤 자료실에 올립니다.",
        "신청은 외부 신청서로 받습니다. 취소하시려면 seminar@example.org 로 알려 주십시오.",
      ),
    ],
    en: [
      p(
        "For a long time the language of criticism moved between “faithful” and “natural”. This seminar is about what neither word can say.",
      ),
      h2("For those who come"),
      ul(
        "Simultaneous interpretation between Korean and English, with live captions.",
        "Tell us when you apply if you need space for a wheelchair.",
        "The slides will be in the archive afterwards.",
        "Applications are taken on an external form. To cancel, write to seminar@example.org.",
      ),
    ],
    day: 13,
    weekday: 6,
    from: at(14),
    to: at(17, 30),
    location: hall,
    apply: { from: -6, to: 11 },
    applyLink: "https://forms.example.org/seminar-24",
    fee: 20_000,
    capacity: 120,
    seatsTaken: 81,
    waitingList: true,
    thumbnail: "hall",
    prices: [
      {
        label: ["회원", "Members"],
        grades: ["REGULAR", "LIFETIME", "INSTITUTION", "HONORARY"],
        amount: 10_000,
      },
      {
        label: ["준회원(대학원생)", "Associate members (graduate students)"],
        grades: ["ASSOCIATE"],
        amount: 0,
      },
      { label: ["조기 신청", "Early registration"], untilDay: 6, amount: 15_000 },
    ],
    speakers: [
      {
        name: ["도유진", "Yu-jin Do"],
        affiliation: ["온누리대학교", "Onnuri University"],
        talk: ["고칠 데가 없는 번역을 비평하는 법", "How to criticise a translation with nothing to correct"],
      },
      {
        name: ["엘린 마르케스", "Elin Marques"],
        affiliation: ["솔라라대학교", "Solara University"],
        talk: ["후편집자의 문체는 누구의 것인가", "Whose style is the post-editor’s?"],
      },
      {
        name: ["백하람", "Ha-ram Baek"],
        affiliation: ["번역가", "Translator"],
        talk: ["한 편의 시, 네 개의 기계, 한 사람", "One poem, four machines, one person"],
      },
    ],
    sessions: [
      {
        from: at(14),
        to: at(14, 10),
        title: ["여는 말", "Opening"],
        by: ["회장 나한결", "Han-gyeol Na, President"],
      },
      {
        from: at(14, 10),
        to: at(15),
        title: [
          "고칠 데가 없는 번역을 비평하는 법",
          "How to criticise a translation with nothing to correct",
        ],
        by: ["도유진(온누리대학교)", "Yu-jin Do, Onnuri University"],
      },
      {
        from: at(15),
        to: at(15, 50),
        title: ["후편집자의 문체는 누구의 것인가", "Whose style is the post-editor’s?"],
        by: ["엘린 마르케스(솔라라대학교)", "Elin Marques, Solara University"],
      },
      { from: at(15, 50), to: at(16, 10), title: coffee, isBreak: true },
      {
        from: at(16, 10),
        to: at(17),
        title: ["한 편의 시, 네 개의 기계, 한 사람", "One poem, four machines, one person"],
        by: ["백하람(번역가)", "Ha-ram Baek, translator"],
        handout: {
          name: "번역 시연에 쓰는 시.pdf",
          title: "한 편의 시, 네 개의 기계, 한 사람",
          lines: ["번역 시연에 쓰는 시", "미리 읽어 오시면 좋습니다"],
        },
      },
      { from: at(17), to: at(17, 30), title: ["종합 토론", "Discussion"] },
    ],
    attachments: [
      {
        name: "제24회 정기 세미나 안내문.pdf",
        title: "제24회 정기 세미나",
        lines: ["기계번역 이후의 번역 비평", "온누리대학교 한빛관 국제회의실"],
      },
    ],
    ago: 9,
  },
  {
    kind: "SEMINAR",
    tag: "interpreting",
    title: ["겨울 특강: 병원에서 통역하기", "Winter lecture: interpreting in hospitals"],
    description: [
      "의사와 환자 사이에 앉은 세 번째 사람이 듣고 말해야 하는 것을, 의료통역사와 함께 한 사례씩 살핍니다.",
      "What the third person between doctor and patient has to hear and to say, case by case with a medical interpreter.",
    ],
    ko: [
      p(
        "서른 명이 둘러앉아 진료실의 대화를 다시 들어 봅니다. 녹음은 모두 당사자의 동의를 받아 새로 연기한 것입니다.",
      ),
    ],
    en: [
      p(
        "Thirty people sit in a circle and listen to conversations from consulting rooms, re-enacted with consent.",
      ),
    ],
    day: 20,
    weekday: 5,
    from: at(18, 30),
    to: at(20, 30),
    location: ["온누리대학교 새별관 204호", "Room 204, Saebyeol Hall, Onnuri University"],
    apply: { from: -12, to: 18 },
    fee: 0,
    capacity: 30,
    seatsTaken: 30,
    waitingList: true,
    thumbnail: "classroom",
    speakers: [
      {
        name: ["민채원", "Chae-won Min"],
        affiliation: ["의료통역사", "Medical interpreter"],
        talk: ["아프다는 말의 열두 가지", "Twelve ways to say it hurts"],
      },
    ],
    sessions: [
      {
        from: at(18, 30),
        to: at(19, 20),
        title: ["아프다는 말의 열두 가지", "Twelve ways to say it hurts"],
        by: ["민채원(의료통역사)", "Chae-won Min, medical interpreter"],
      },
      { from: at(19, 20), to: at(19, 30), title: coffee, isBreak: true },
      { from: at(19, 30), to: at(20, 30), title: ["사례 토론", "Case discussion"] },
    ],
    ago: 14,
  },
  {
    kind: "SEMINAR",
    number: 25,
    tag: "translation",
    title: [
      "제25회 정기 세미나: 사라지는 높임말을 옮기기",
      "25th regular seminar: translating honorifics that fade",
    ],
    description: [
      "입말에서 줄어드는 높임을 소설과 자막은 어떻게 옮기고 있는지, 세 언어의 예로 살핍니다.",
      "How novels and subtitles deal with honorifics that speech is losing, with examples in three languages.",
    ],
    ko: [p("발표자를 더 모시고 있습니다. 차례는 접수를 시작할 때 알립니다.")],
    day: 76,
    weekday: 6,
    from: at(13, 30),
    to: at(17),
    location: [
      "가람대학교 인문관(부산), 온라인",
      "Humanities Building, Garam University (Busan), and online",
    ],
    apply: { from: 45 },
    fee: 20_000,
    prices: [
      {
        label: ["회원", "Members"],
        grades: ["REGULAR", "LIFETIME", "INSTITUTION", "HONORARY"],
        amount: 10_000,
      },
    ],
    speakers: [{ name: ["진서우", "Seo-u Jin"], affiliation: ["시인, 번역가", "Poet and translator"] }],
    ago: 2,
  },
];
