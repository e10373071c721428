// News from beyond the border.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { figure, h2, p, quote, table, ul } from "#prisma/seed/document.ts";

export const exchange: readonly PostSource[] = [
  {
    ago: 3,
    tag: "exchange",
    thumbnail: "map",
    ko: [
      "해외 5개 대학과 한국어 통역 교육 공동 연구 협약",
      p(
        "학회는 해외 다섯 대학과 한국어 통역 교육을 함께 연구하기로 협약했다. 3년 동안 같은 과제를 다섯 나라의 교실에서 동시에 가르치고, 학생들의 통역을 익명으로 모아 비교한다.",
      ),
      figure("map", "다섯 교실이 같은 날 같은 연설을 통역한다."),
      table(
        ["대학", "언어", "맡은 주제"],
        ["노르베일대학교", "영어, 노르베일어", "통역 메모"],
        ["솔라라대학교", "스페인어", "숫자와 고유명사"],
        ["카르딘대학교", "프랑스어", "높임법의 통역"],
        ["미르하대학교", "아랍어", "종교와 의례의 말"],
        ["테아와대학교", "영어, 수어", "음성과 수어 사이"],
      ),
      h2("왜 같은 과제인가"),
      p(
        "지금까지의 통역 교육 연구는 교실마다 과제가 달라 견주기 어려웠다. 연구 책임자 도유진 회원은 “학생이 어디서 막히는지가 언어 때문인지 가르치는 방법 때문인지 알고 싶다”고 말한다.",
      ),
      p(
        "모은 자료는 학생의 동의를 받아 이름과 목소리를 가린 뒤 누구나 쓸 수 있게 공개한다. 첫 과제는 내년 봄 학기에 시작한다.",
      ),
    ],
    en: [
      "Joint research on teaching Korean interpretation with five universities abroad",
      p(
        "The Society has agreed with five universities abroad to study how Korean interpretation is taught. For three years, classrooms in five countries will work on the same tasks at the same time, and the students’ renditions will be collected without names and compared.",
      ),
      figure("map", "Five classrooms interpret the same speech on the same day."),
      table(
        ["University", "Languages", "Subject"],
        ["Norvale University", "English, Norvalian", "note-taking"],
        ["Solara University", "Spanish", "numbers and names"],
        ["Cardine University", "French", "honorifics"],
        ["Mirha University", "Arabic", "religion and ritual"],
        ["Te Awa University", "English, sign language", "between voice and sign"],
      ),
      h2("Why the same tasks?"),
      p(
        "Until now every study had tasks of its own, and results could hardly be compared. “We want to know whether students get stuck because of the language or because of how we teach,” says Yu-jin Do, who leads the project.",
      ),
      p(
        "With the students’ consent, and with names and voices masked, the data will be open to everybody. The first task begins next spring.",
      ),
    ],
  },
  {
    ago: 64,
    tag: "exchange",
    thumbnail: "stage",
    ko: [
      "국제 교류의 밤: 같은 시를 여덟 언어로 읽다",
      p(
        "가을 학술대회 전날 밤, 회원 여덟 사람이 무대에 올라 같은 시를 서로 다른 언어로 읽었다. 열두 줄짜리 시는 가장 짧은 언어로 41초, 가장 긴 언어로 1분 28초가 걸렸다.",
      ),
      figure("stage", "낭독은 두 사람씩 마주 보고 했다."),
      p(
        "원문에 없던 쉼표를 넣은 번역도 있고, 있던 쉼표를 모두 뺀 번역도 있었다. 왜 그랬는지 묻는 시간이 낭독보다 길었다.",
      ),
    ],
    en: [
      "An evening of exchange: one poem in eight languages",
      p(
        "On the eve of the autumn conference eight members read the same poem, each in another language. Twelve lines took 41 seconds in the shortest and a minute and 28 seconds in the longest.",
      ),
      figure("stage", "They read in pairs, facing each other."),
      p(
        "One translation had added commas, another had removed them all. The conversation about why took longer than the reading.",
      ),
    ],
  },
  {
    ago: 174,
    tag: "exchange",
    thumbnail: "bridge",
    ko: [
      "노르베일대학교에 한국어 번역 강좌 열려",
      p(
        "노르베일대학교가 첫 한국어 번역 강좌를 열었다. 수강생은 열네 명, 교재는 학회가 만든 ‘번역하기 전에 읽기’의 영어판이다.",
      ),
      p(
        "강좌를 맡은 오슬란 베르그 회원은 첫 시간에 번역을 시키지 않았다. “한국어 소설 한 쪽에서 누가 말하고 있는지 색연필로 칠하게 했습니다. 열네 장이 모두 달랐습니다.”",
      ),
      quote("“주어가 없는 것이 아니라, 우리가 아직 듣지 못한 것이라고 학생이 말했습니다.”"),
    ],
    en: [
      "First course in Korean translation at Norvale University",
      p(
        "Norvale University has opened its first course in Korean translation. There are fourteen students, and the textbook is the English edition of the Society’s *Reading before Translating*.",
      ),
      p(
        "Oslan Berg, who teaches it, had nobody translate in the first hour. “I gave them one page of a Korean novel and crayons, and asked them to colour who is speaking. I got fourteen different pages.”",
      ),
      quote("“The subject isn’t missing, a student said. We just haven’t heard it yet.”"),
    ],
  },
  {
    ago: 290,
    tag: "exchange",
    thumbnail: "signpost",
    en: [
      "A letter from Solara: a year of teaching Korean without Korea",
      p(
        "Solara lies eleven time zones from Seoul. When I began to teach Korean interpretation here, the nearest native speaker was a ship’s cook who came into port every six weeks.",
      ),
      p(
        "We interpreted him. He told us about storms, about engines, about his daughter’s wedding that he watched on a telephone. My students had learned Korean from dramas; for the first time they heard somebody search for a word.",
      ),
      p(
        "He was the best teacher I have worked with, because he never slowed down for us and always noticed when we had invented something. “I did not say I was sad,” he would say. “I said it was raining.”",
      ),
      p(
        "*Elin Marques teaches at Solara University and is a member of the Society. A Korean translation of this letter is being prepared by her students.*",
      ),
    ],
  },
  {
    ago: 468,
    tag: "exchange",
    thumbnail: "table",
    ko: [
      "여섯 학회가 용어집 하나를 함께 고칩니다",
      p(
        "통번역 용어의 한국어 이름이 학회마다 달라 학생들이 고생한다는 지적에 따라, 국내외 여섯 학회가 공동 용어집을 만들기로 했다. 첫 모임에서 합의한 용어는 400개 가운데 312개였다.",
      ),
      ul("가장 빨리 합의한 말: 번역", "가장 오래 다툰 말: ‘등가’와 ‘대응’", "결국 정하지 못한 말: 번역투"),
    ],
    en: [
      "Six societies revise one glossary",
      p(
        "Students have long suffered from terms that each society translates differently. Six societies in Korea and abroad now share one glossary. At the first meeting they agreed on 312 of 400 terms.",
      ),
      ul(
        "Agreed fastest: *beonyeok*, translation",
        "Argued longest: how to keep “equivalence” and “correspondence” apart",
        "Left open: *beonyeoktu*, “translationese”",
      ),
    ],
  },
];
