// The regular seminar: what happens there, when, who may come and how one proposes a talk.
import { type Block, h2, ol, p, table, ul } from "#prisma/seed/document.ts";

export const seminarKo: readonly Block[] = [
  p(
    "정기 세미나는 번역하는 사람과 번역을 연구하는 사람이 한자리에서 한 가지 물음을 다루는 모임입니다. 두 달에 한 번쯤 엽니다.",
  ),
  h2("어떻게 진행하나요"),
  ul(
    "회마다 주제 하나를 정하고 발표 세 편을 듣습니다. 발표는 30분, 토론은 20분입니다.",
    "마지막 50분은 종합 토론으로, 자리에 온 분 누구나 묻고 답할 수 있습니다.",
    "한국어와 영어를 동시통역하고 문자 통역 화면을 함께 띄웁니다.",
  ),
  h2("언제 어디서"),
  table(
    ["시기", "요일과 시각", "장소"],
    ["두 달에 한 번", "토요일 14:00–17:30", "온누리대학교 한빛관 국제회의실"],
  ),
  p(
    "달마다 사정에 따라 날짜가 달라질 수 있습니다. 정해진 날짜와 신청 기간은 [세미나 일정](/seminar-schedule)에 있습니다.",
  ),
  h2("누가 올 수 있나요"),
  p("회원이 아니어도 누구나 신청할 수 있습니다. 참가비는 세미나마다 안내하며, 대학원생은 무료입니다."),
  h2("발표를 하고 싶다면"),
  ol(
    "제목과 한 쪽 분량의 요약을 [seminar@example.org](mailto:seminar@example.org)로 보내 주십시오.",
    "학술위원회가 두 달 안에 답을 드립니다.",
    "발표 자료와 토론 요약은 세미나가 끝난 뒤 [자료실](/seminar-archives/list)에 싣습니다.",
  ),
];

export const seminarEn: readonly Block[] = [
  p(
    "At the regular seminar those who translate and those who study translation take up one question together. It is held about every two months.",
  ),
  h2("How it works"),
  ul(
    "Each seminar has one subject and three talks: 30 minutes to speak, 20 to discuss.",
    "The last 50 minutes belong to everybody in the room.",
    "Korean and English are interpreted simultaneously, with live captions on the screen.",
  ),
  h2("When and where"),
  table(
    ["How often", "Day and time", "Place"],
    [
      "Every two months",
      "Saturday, 14:00–17:30 KST",
      "International Conference Room, Hanbit Hall, Onnuri University",
    ],
  ),
  p(
    "Dates may move. Those that are fixed, with the time for applying, are in the [seminar schedule](/seminar-schedule).",
  ),
  h2("Who may come"),
  p("Anybody; you need not be a member. Each seminar states its fee, and graduate students come free."),
  h2("If you would like to speak"),
  ol(
    "Send a title and a summary of one page to [seminar@example.org](mailto:seminar@example.org).",
    "The academic committee answers within two months.",
    "Slides and a summary of the discussion go into the [archive](/seminar-archives/list) afterwards.",
  ),
];
