// The gallery of the demo association: ten occasions and forty pictures.
import { p } from "#prisma/seed/document.ts";
import type { HungPicture, PostSource } from "./post-source.ts";

const hung = (picture: string, ko: string, en: string): HungPicture => ({ picture, ko, en });

export const demoGallery: readonly PostSource[] = [
  {
    ago: 34,
    tag: "conference",
    thumbnail: "hall",
    ko: [
      "제23회 정기 세미나",
      p("‘법정의 목소리, 통역의 윤리’를 주제로 아흔여섯 사람이 모였습니다. 발표보다 질문이 길었던 날입니다."),
    ],
    en: [
      "The 23rd regular seminar",
      p(
        "Ninety-six people met to talk about voices in court and the ethics of interpreting. The questions took longer than the papers.",
      ),
    ],
    images: [
      hung(
        "hall",
        "첫 발표. 화면에는 같은 문장의 두 번역이 놓였습니다.",
        "The first paper: two translations of one sentence on the screen.",
      ),
      hung(
        "seminar-screen",
        "두 번째 발표는 ‘ㅁ’ 한 글자로 시작했습니다.",
        "The second paper began with a single letter.",
      ),
      hung("seminar-panel", "종합 토론.", "The closing discussion."),
      hung("seminar-badges", "이름표는 두 언어로 준비했습니다.", "Badges came in both languages."),
      hung("seminar-break", "쉬는 시간에 가장 많은 이야기가 오갔습니다.", "Most was said over coffee."),
    ],
  },
  {
    ago: 49,
    tag: "education",
    thumbnail: "booth",
    ko: [
      "동시통역 부스 실습",
      p(
        "전문가 과정 수강생들이 처음으로 부스에 들어간 날입니다. 둘씩 짝을 지어 15분마다 자리를 바꾸었습니다.",
      ),
    ],
    en: [
      "Practice in the booths",
      p(
        "The day the expert course first sat in booths. They worked in pairs and changed seats every fifteen minutes.",
      ),
    ],
    images: [
      hung("booth", "짝을 이룬 두 사람.", "A pair at work."),
      hung(
        "booths-three",
        "가운데 칸에서 첫 연설을 옮기고 있습니다.",
        "The middle booth takes the first speech.",
      ),
      hung("booths-left", "저녁 실습.", "An evening session."),
      hung("booths-four", "마지막 차례.", "The last turn."),
      hung("booths-board", "실습 전 한 시간은 교실에서.", "An hour in the classroom comes first."),
    ],
  },
  {
    ago: 62,
    tag: "society",
    thumbnail: "audience",
    ko: [
      "국제 교류의 밤",
      p("여섯 나라의 번역가와 통역사가 한자리에 모여 저마다의 말로 같은 시를 읽었습니다."),
    ],
    en: [
      "An evening of exchange",
      p(
        "Translators and interpreters from six countries met and read the same poem, each in their own language.",
      ),
    ],
    images: [
      hung("audience", "낭독을 듣는 사람들.", "Listening to the readings."),
      hung("evening-crowd", "모두 함께.", "Everybody together."),
      hung("evening-badges", "이름을 소리 나는 대로 적어 보기.", "Writing names as they sound."),
      hung("evening-cups", "늦게까지 이어진 이야기.", "It got late."),
    ],
  },
  {
    ago: 81,
    tag: "society",
    thumbnail: "books",
    ko: [
      "학술지 제18권 2호 발간",
      p("열여덟 번째 권이 나왔습니다. 편집위원회가 인쇄소에서 첫 부를 받아 보았습니다."),
    ],
    en: [
      "The journal, vol. 18 no. 2",
      p("The eighteenth volume is out. The editors collected the first copies from the printer."),
    ],
    images: [
      hung("books", "책등에는 여섯 글자를 세웠습니다.", "Six letters stand on the spines."),
      hung("journal-spines", "지난 호들과 나란히.", "Beside earlier issues."),
      hung("journal-shelf", "편집실 서가.", "The shelf in the editors’ room."),
      hung("journal-editors", "마지막 편집 회의.", "The last editorial meeting."),
    ],
  },
  {
    ago: 128,
    tag: "conference",
    thumbnail: "stage",
    ko: [
      "여름 국제학술대회",
      p(
        "이틀 동안 발표 서른한 편, 토론 여섯 자리가 열렸습니다. 모든 발표에 한국어와 영어 동시통역이 붙었습니다.",
      ),
    ],
    en: [
      "The international summer conference",
      p(
        "Thirty-one papers and six discussions in two days, all with simultaneous interpreting between Korean and English.",
      ),
    ],
    images: [
      hung("stage", "개회 대담.", "The opening conversation."),
      hung("summer-screen", "기조 강연.", "The keynote."),
      hung("summer-crowd", "가득 찬 강당.", "A full house."),
      hung("summer-booths", "강당 뒤의 통역 부스.", "The booths at the back of the hall."),
      hung("summer-break", "둘째 날 아침.", "The second morning."),
      hung("summer-panel", "종합 토론.", "The closing discussion."),
    ],
  },
  {
    ago: 176,
    tag: "education",
    thumbnail: "table",
    ko: [
      "지역사회 번역 활동가 양성 과정",
      p(
        "이웃의 말을 옮기는 사람들이 네 주 동안 함께 배웠습니다. 마지막 날에는 실제 상담 자리를 재현했습니다.",
      ),
    ],
    en: [
      "Training community translators",
      p(
        "People who translate for their neighbours studied together for four weeks. On the last day they acted out real consultations.",
      ),
    ],
    images: [
      hung("table", "첫날, 둘러앉아 소개하기.", "Introductions on the first day."),
      hung("community-board", "ㄱ부터 다시.", "Starting again from the first letter."),
      hung("community-panel", "상담 자리를 재현하며.", "Acting out a consultation."),
      hung("community-badges", "활동가 이름표.", "The volunteers’ badges."),
      hung("community-crowd", "수료식.", "The last day."),
    ],
  },
  {
    ago: 214,
    tag: "education",
    thumbnail: "kitec-board",
    ko: ["제1회 KITEC 시험장에서", p("시험이 시작되기 한 시간 전, 아무도 없는 교실과 부스를 담았습니다.")],
    en: [
      "Before the first KITEC of the year",
      p("Classrooms and booths an hour before the test, with nobody in them yet."),
    ],
    images: [
      hung("kitec-board", "제1고사장.", "Room one."),
      hung("kitec-booths", "통역 시험 부스.", "The interpreting booths."),
      hung("kitec-badges", "응시표를 기다리며.", "Badges waiting for their owners."),
    ],
  },
  {
    ago: 259,
    tag: "society",
    thumbnail: "library-spines",
    ko: [
      "도서관 주간: 번역가와 만나는 저녁",
      p("한길도서관에서 나흘 동안 번역가 네 사람이 자기가 옮긴 책을 독자와 함께 읽었습니다."),
    ],
    en: [
      "Library week: evenings with translators",
      p(
        "On four evenings at Hangil Library four translators read the books they had translated with their readers.",
      ),
    ],
    images: [
      hung("library-spines", "읽은 책들.", "What we read."),
      hung("library-screen", "첫째 날.", "The first evening."),
      hung("library-panel", "작가와 번역가, 그리고 통역사.", "Author, translator and interpreter."),
      hung("library-cups", "이야기는 찻잔 앞에서 이어졌습니다.", "It went on over tea."),
    ],
  },
  {
    ago: 341,
    tag: "society",
    thumbnail: "assembly-crowd",
    readers: "MEMBERS",
    ko: ["정기총회", p("회원 131명(위임 58명 포함)이 참석해 새해 예산을 의결했습니다.")],
    en: ["The general assembly", p("131 members, 58 of them by proxy, adopted the budget for the new year.")],
    images: [
      hung("assembly-crowd", "총회에 온 회원들.", "Members at the assembly."),
      hung("assembly-panel", "단상의 임원들.", "The officers on the platform."),
      hung("assembly-screen", "개표를 기다리며.", "Waiting for the count."),
      hung("assembly-badges", "이름표를 달고.", "With name badges on."),
    ],
  },
  {
    ago: 372,
    tag: "society",
    ko: [
      "회원 사진을 기다립니다",
      p(
        "학회 행사에서 찍은 사진이 있으면 사무국으로 보내 주십시오. 사진에 나온 분들의 동의를 받은 것만 싣습니다.",
      ),
    ],
    en: [
      "Send us your pictures",
      p(
        "If you took pictures at one of our events, send them to the office. We show only those to which everybody in them has agreed.",
      ),
    ],
  },
];
