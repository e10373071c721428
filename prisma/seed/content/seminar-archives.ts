// What was handed out at past seminars of the demo association.
import { ol, p, ul } from "#prisma/seed/document.ts";
import type { AttachmentSource, PostSource } from "./post-source.ts";

const handout = (name: string, title: string, ...lines: string[]): AttachmentSource => ({
  name: `${name}.pdf`,
  title,
  lines,
});

export const demoSeminarArchives: readonly PostSource[] = [
  {
    ago: 31,
    tag: "regular",
    ko: [
      "제23회 정기 세미나: 법정의 목소리, 통역의 윤리",
      p("발표 세 편의 자료와 토론 요약입니다. 영상은 발표자의 동의를 받은 부분만 공개합니다."),
      ol(
        "정정은 기록의 일부다: 법정 통역의 오류와 책임",
        "들리지 않는 사람: 소수 언어 피고인의 재판",
        "통역인을 통역하기: 판사가 알아야 할 열 가지",
      ),
    ],
    en: [
      "23rd regular seminar: voices in court, ethics of interpreting",
      p(
        "Slides of three papers and a summary of the discussion. Recordings are shown where the speakers have agreed.",
      ),
      ol(
        "A correction is part of the record: errors and responsibility in court interpreting",
        "Those who are not heard: trials in minority languages",
        "Interpreting the interpreter: ten things a judge should know",
      ),
    ],
    attachments: [
      handout("제23회 정기 세미나 발표 자료", "법정의 목소리, 통역의 윤리", "발표 세 편"),
      handout("제23회 정기 세미나 토론 요약", "토론 요약", "질문 열네 개와 답"),
    ],
  },
  {
    ago: 66,
    tag: "lecture",
    ko: [
      "특강: 시를 옮기는 손",
      p("시인이자 번역가인 진서우 회원이 같은 시를 세 번 옮긴 까닭을 이야기했습니다."),
    ],
    en: [
      "Lecture: the hand that translates a poem",
      p("Seo-u Jin, poet and translator, on why she translated the same poem three times."),
    ],
    attachments: [handout("시를 옮기는 손 강연록", "시를 옮기는 손", "한 편의 시, 세 번의 번역")],
  },
  {
    ago: 101,
    tag: "workshop",
    ko: [
      "연구윤리 워크숍: 말뭉치와 동의",
      p("통역 말뭉치를 모을 때 누구에게 무엇을 물어야 하는지, 동의서 양식과 함께 정리했습니다."),
      ul("말한 사람의 동의", "통역한 사람의 동의", "들은 사람의 동의"),
    ],
    en: [
      "Workshop on research ethics: corpora and consent",
      p("Whom to ask what when collecting a corpus of interpreting, with forms to use."),
      ul("Consent of the speaker", "Consent of the interpreter", "Consent of the listener"),
    ],
    attachments: [
      handout("연구윤리 워크숍 자료", "말뭉치와 동의", "세 사람의 동의"),
      handout("동의서 양식", "연구 참여 동의서", "이름", "날짜", "서명"),
    ],
  },
  {
    ago: 93,
    tag: "regular",
    ko: [
      "제22회 정기 세미나: 아이들이 통역하는 집",
      p("부모를 위해 통역하며 자란 세 사람의 이야기와 토론 요약입니다."),
    ],
    en: [
      "22nd regular seminar: homes where children interpret",
      p("Three people who grew up interpreting for their parents, and a summary of the discussion."),
    ],
    attachments: [handout("제22회 정기 세미나 자료", "아이들이 통역하는 집", "발표 세 편")],
  },
  {
    ago: 171,
    tag: "lecture",
    ko: [
      "특강: 법정에서 침묵을 옮기기",
      p("스무 해 동안 법정에서 일한 통역인이 ‘아무 말도 하지 않음’을 어떻게 전했는지 들었습니다."),
    ],
    en: [
      "Lecture: interpreting silence in court",
      p("After twenty years in court, an interpreter on how to render somebody saying nothing."),
    ],
    attachments: [handout("법정에서 침묵을 옮기기", "법정에서 침묵을 옮기기", "강연록")],
  },
  {
    ago: 208,
    tag: "workshop",
    ko: [
      "번역 메모리 함께 쓰기 워크숍",
      p("여럿이 한 책을 옮길 때 용어를 어떻게 맞추는지 실습했습니다. 실습 자료와 용어표를 올립니다."),
    ],
    en: [
      "Workshop: sharing a translation memory",
      p(
        "How to agree on terms when several people translate one book. With the exercises and a list of terms.",
      ),
    ],
    attachments: [
      handout("번역 메모리 실습 자료", "번역 메모리 함께 쓰기", "실습 다섯 개"),
      handout("용어표", "용어표", "낱말 120개"),
    ],
  },
  {
    ago: 156,
    tag: "regular",
    ko: [
      "제21회 정기 세미나와 대학원생 발표회",
      p("부산에서 처음 연 정기 세미나입니다. 대학원생 여섯 명의 발표 자료를 올립니다."),
    ],
    en: [
      "21st regular seminar and papers by graduate students",
      p("The first regular seminar in Busan: six papers by graduate students."),
    ],
    attachments: [handout("제21회 정기 세미나 자료", "대학원생 발표회", "발표 여섯 편")],
  },
  {
    ago: 291,
    tag: "lecture",
    ko: [
      "특강: 사전을 만드는 사람들",
      p("전자사전 편찬자가 하루에 낱말 하나를 고치는 까닭을 이야기했습니다."),
    ],
    en: [
      "Lecture: the people who make dictionaries",
      p("An editor of a dictionary on why she mends one word a day."),
    ],
    attachments: [handout("사전을 만드는 사람들", "사전을 만드는 사람들", "강연록")],
  },
  {
    ago: 219,
    tag: "regular",
    ko: [
      "제20회 정기 세미나: 번역가의 책상",
      p("번역가 스무 명의 책상을 적은 목록과, 그 앞에서 나눈 이야기의 기록입니다."),
    ],
    en: [
      "20th regular seminar: the translator’s desk",
      p("Lists of the desks of twenty translators, and a record of what was said before them."),
    ],
    attachments: [handout("제20회 정기 세미나 자료", "번역가의 책상", "목록 스무 개")],
  },
  {
    ago: 379,
    tag: "workshop",
    ko: [
      "통역사의 목소리 관리 워크숍",
      p(
        "이비인후과 의사와 성우가 함께 이끈 워크숍의 자료입니다. 집에서 할 수 있는 연습 아홉 가지를 실었습니다.",
      ),
    ],
    en: [
      "Workshop: looking after an interpreter’s voice",
      p("Led by a doctor and a voice actor. With nine exercises for home."),
    ],
    attachments: [handout("목소리 관리 연습", "목소리 관리", "연습 아홉 가지")],
  },
  {
    ago: 345,
    tag: "regular",
    ko: [
      "제19회 정기 세미나: 광고 문구의 국경",
      p("같은 물건을 다른 나라에서 다르게 부르는 까닭을 광고 번역의 예로 살폈습니다."),
    ],
    attachments: [handout("제19회 정기 세미나 자료", "광고 문구의 국경", "보기 서른 개")],
  },
  {
    ago: 498,
    tag: "lecture",
    en: [
      "Guest lecture: relay interpreting among five languages",
      p(
        "Elin Marques showed how a meeting in five languages runs when only two booths know Korean. The lecture was given in English.",
      ),
    ],
    attachments: [
      handout(
        "Relay interpreting handout",
        "Relay interpreting among five languages",
        "Figures and exercises",
      ),
    ],
  },
];
