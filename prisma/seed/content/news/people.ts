// News of prizes and of classrooms.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { figure, h2, ol, p, quote, ul } from "#prisma/seed/document.ts";

export const people: readonly PostSource[] = [
  {
    ago: 33,
    tag: "awards",
    thumbnail: "certificate",
    ko: [
      "가나다 신인 번역상에 노을빛 회원",
      p(
        "올해의 가나다 신인 번역상은 소설집 《물의 문법》을 옮긴 노을빛 회원에게 돌아갔다. 심사위원회는 “사투리를 사투리로 옮기지 않고, 말하는 사람의 숨 길이로 옮겼다”고 평했다.",
      ),
      quote(
        "“저는 할머니의 말을 표준어로 고쳐 들으며 자랐습니다. 그 일을 거꾸로 해 보고 싶었습니다.” — 수상 소감에서",
      ),
      p("시상식은 정기총회 뒤에 열린다. 상금 300만 원과 함께, 다음 책을 위한 여섯 달의 작업실이 주어진다."),
    ],
    en: [
      "Ganada New Translator’s Prize for Eul-bit No",
      p(
        "This year’s New Translator’s Prize goes to Eul-bit No for her translation of the stories *A Grammar of Water*. “She does not render dialect by dialect,” the jury writes, “but by the length of a speaker’s breath.”",
      ),
      quote(
        "“I grew up turning my grandmother’s speech into standard Korean as I listened. I wanted to do it the other way round.” From the acceptance speech",
      ),
      p(
        "The prize is presented after the General Assembly. It comes with three million won and a room to work in for six months.",
      ),
    ],
  },
  {
    ago: 210,
    tag: "awards",
    thumbnail: "stage",
    ko: [
      "대학생 통역 대회: 결선의 연설은 ‘침묵’이었다",
      p(
        "제9회 대학생 통역 대회 결선에 여덟 팀이 올랐다. 마지막 연설자는 3분 동안 말하다가 1분을 침묵했다. 통역을 채점하기 위한 것이었다.",
      ),
      p(
        "네 팀은 함께 침묵했고, 세 팀은 “연사가 잠시 쉬고 있습니다”라고 알렸으며, 한 팀은 방금 들은 내용을 요약했다. 대상은 가람대학교 팀에 돌아갔다. 그들이 어느 쪽이었는지는 심사위원만 안다.",
      ),
    ],
    en: [
      "Student contest: the final speech contained a silence",
      p(
        "Eight teams reached the final of the ninth student interpreting contest. The last speaker talked for three minutes and then was silent for one. It was part of the examination.",
      ),
      p(
        "Four teams kept silent with him. Three told the audience that the speaker was pausing. One summarised what had been said. First prize went to Garam University; which of these they did, only the jury knows.",
      ),
    ],
  },
  {
    ago: 395,
    tag: "awards",
    thumbnail: "certificate",
    ko: [
      "공로상에 통역 장비를 지켜 온 마루한 기사",
      p(
        "올해의 공로상은 회원이 아닌 사람이 받았다. 22년 동안 학회 행사의 음향을 맡은 마루한 기사다. 통역사들은 그를 “내 귀의 절반”이라고 부른다.",
      ),
      p("소감은 짧았다. “소리가 안 나면 제 탓이고, 소리가 나면 여러분 덕입니다.”"),
    ],
    en: [
      "Award of merit for Ru-han Ma, sound engineer",
      p(
        "This year’s award of merit goes to somebody who is not a member: Ru-han Ma, who has looked after the sound at our events for twenty-two years. Interpreters call him “half of my ears”.",
      ),
      p(
        "His speech was brief. “When you hear nothing, it is my fault. When you hear something, it is your work.”",
      ),
    ],
  },
  {
    ago: 47,
    tag: "classroom",
    thumbnail: "booth",
    ko: [
      "동시통역 부스 실습, 첫 학기를 마치며",
      p(
        "온누리대학교 통역대학원 1학년 열여덟 사람이 학회의 실습 부스에서 첫 학기를 마쳤다. 지도한 설아름 회원이 부스 문에 붙여 두었던 쪽지를 모아 보내왔다.",
      ),
      figure("booth", "두 사람이 30분씩 번갈아 통역한다."),
      h2("부스 문에 붙어 있던 쪽지"),
      ul(
        "“물은 뚜껑 있는 병에.”",
        "“짝이 숫자를 적어 줄 때까지 기다리지 말고, 짝을 보세요.”",
        "“틀린 것을 고칠 시간은 있습니다. 후회할 시간은 없습니다.”",
        "“오늘 연사는 농담을 합니다. 웃음이 먼저 들려도 놀라지 말 것.”",
      ),
      p(
        "마지막 쪽지에는 날짜만 있고 아무 말도 적혀 있지 않았다. 모두가 처음으로 한 시간을 끝까지 통역한 날이다.",
      ),
    ],
    en: [
      "A first term in the booth",
      p(
        "Eighteen first-year students of Onnuri University’s graduate school have finished a term in our practice booths. Their teacher, A-reum Seol, has sent us the notes that were stuck to the booth door.",
      ),
      figure("booth", "Two people take turns of thirty minutes."),
      h2("Notes on the door"),
      ul(
        "“Water: only in bottles with a lid.”",
        "“Don’t wait for your partner to write the number down. Look at your partner.”",
        "“There is time to correct a mistake. There is no time to regret it.”",
        "“Today’s speaker tells jokes. Don’t be startled if the laughter comes first.”",
      ),
      p(
        "The last note has a date and no words. It was the day on which, for the first time, everybody interpreted a full hour to its end.",
      ),
    ],
  },
  {
    ago: 125,
    tag: "classroom",
    thumbnail: "classroom",
    ko: [
      "초등학교 교실에 간 번역가들",
      p(
        "회원 열두 사람이 가온구의 초등학교 네 곳에서 번역 수업을 했다. 과제는 ‘우리 반 급훈을 다른 언어로 옮기기’였다.",
      ),
      figure("classroom", "칠판에 아와 a를 겹쳐 그리자 아이들이 먼저 웃었다."),
      p(
        "한 반의 급훈은 ‘사이좋게’였다. 영어에 꼭 맞는 낱말이 없다는 말을 들은 아이들은 네 가지 번역을 만들었다.",
      ),
      ol(
        "Be nice to the space between us.",
        "We are good neighbours of each other.",
        "No fighting, also no pretending.",
        "Good between.",
      ),
      p("투표에서는 네 번째가 이겼다."),
    ],
    en: [
      "Translators in primary school",
      p(
        "Twelve members taught translation at four primary schools in Gaon-gu. The task was to put the motto of the class into another language.",
      ),
      figure(
        "classroom",
        "When 아 and a were drawn over each other on the board, the children laughed first.",
      ),
      p(
        "One class had the motto *saijoke*: being on good terms, literally “with the space between us good”. Told that English has no single word for it, they made four translations.",
      ),
      ol(
        "Be nice to the space between us.",
        "We are good neighbours of each other.",
        "No fighting, also no pretending.",
        "Good between.",
      ),
      p("They took a vote. The fourth one won."),
    ],
  },
  {
    ago: 230,
    tag: "classroom",
    thumbnail: "headset",
    ko: [
      "귀로 하는 번역 수업: 시각장애 학생과 함께 만든 강의실",
      p(
        "번역 온라인 과정에 시각장애 학생 두 사람이 들어오면서 강의가 바뀌었다. 화면을 가리키며 “여기”라고 말하던 강사는 문장을 소리 내어 읽기 시작했고, 모든 수강생의 번역이 좋아졌다.",
      ),
      p(
        "“읽어 보니 숨이 막히는 문장이 들렸습니다.” 한 수강생의 말이다. 과정은 다음 기수부터 모든 과제를 낭독으로 마친다.",
      ),
    ],
    en: [
      "Translating by ear",
      p(
        "When two blind students joined the online course, the teaching changed. The teacher, who used to point at the screen and say “here”, began to read sentences aloud, and everybody’s translations improved.",
      ),
      p(
        "“I could hear where a sentence left no room to breathe,” says one of the students. From the next group on every assignment ends with reading it aloud.",
      ),
    ],
  },
  {
    ago: 533,
    tag: "classroom",
    thumbnail: "signpost",
    ko: [
      "길 안내문 백 장을 고친 여름",
      p(
        "지역사회 번역 과정 수강생들이 가온구의 길 안내문 백 장을 살폈다. 고친 것은 서른네 장, 그 가운데 스물한 장은 번역이 아니라 한국어를 고쳤다.",
      ),
      figure("signpost", "한쪽만 고치면 두 사람이 다른 곳으로 간다."),
    ],
    en: [
      "The summer of a hundred signs",
      p(
        "Students of the community translation course looked at a hundred public signs in Gaon-gu. They mended thirty-four; in twenty-one of these it was the Korean that needed mending.",
      ),
      figure("signpost", "Mend only one arm, and two people end up in different places."),
    ],
  },
];
