// The journal: scope, schedule, how to submit, how manuscripts are reviewed.
import { type Block, h2, ol, p, table, ul } from "#prisma/seed/document.ts";

export const journalKo: readonly Block[] = [
  p(
    "《말과 말 사이》는 번역과 통역을 다루는 학술지입니다. {year-17}년에 창간하여 한 해에 두 번, 2월과 8월에 내며, 모든 글을 누리집에서 누구나 읽을 수 있습니다.",
  ),
  h2("다루는 분야"),
  ul(
    "번역과 통역의 이론과 역사",
    "문학, 법률, 의료, 영상 등 분야별 번역",
    "동시통역, 순차통역, 수어통역, 지역사회 통역",
    "번역과 통역의 교육과 평가",
    "기계번역과 사람의 일, 말뭉치와 용어",
    "서평, 그리고 다섯 쪽 안의 현장 관찰인 ‘짧은 글’",
  ),
  h2("발간 일정"),
  table(
    ["호", "투고 마감", "심사 결과", "발간"],
    ["1호", "1월 초", "1월 말", "2월 말"],
    ["2호", "7월 초", "7월 말", "8월 말"],
  ),
  p("마감 뒤에 온 원고는 다음 호에서 심사합니다. 특집의 주제와 마감은 공지사항으로 따로 알립니다."),
  h2("투고 안내"),
  p(
    "자세한 것은 [투고 규정](/journal/submission-rules), [심사 규정](/journal/review-rules), [연구윤리 규정](/journal/ethics)을 따릅니다. 원고는 [논문 투고](/journal/submit)에서 냅니다.",
  ),
  ol(
    "투고 자격은 [회칙 제9조](/bylaws#article-9)를 따릅니다. 함께 쓴 글은 투고하는 사람만 회원이어도 됩니다.",
    "한국어나 영어로 쓴, 다른 곳에 싣지 않은 글을 받습니다. 다른 언어의 원문을 다루어도 좋습니다.",
    "논문은 참고문헌을 포함하여 A4 20쪽 안팎, 서평은 5쪽, 짧은 글은 5쪽까지입니다.",
    "원고의 언어로 제목, 200단어 안팎의 초록, 열 개까지의 주제어를 적습니다. 다른 언어로도 적으시면 함께 싣습니다.",
    "인용한 원문과 번역문은 나란히 놓고, 번역한 사람을 밝힙니다.",
    "기계번역이나 생성형 인공지능을 썼다면 어디에 어떻게 썼는지 투고할 때 밝힙니다.",
  ),
  h2("심사"),
  p(
    "편집위원회가 형식을 확인한 뒤, 글쓴이를 모르는 심사위원 세 사람이 심사합니다. 심사는 여섯 주 안에 마치며, 결과는 ‘게재가’, ‘수정 후 게재’, ‘수정 후 재심’, ‘게재불가’ 네 가지입니다. 심사평은 모두 글쓴이에게 보냅니다.",
  ),
  table(["구분", "금액"], ["심사료", "없음"], ["게재료", "없음"]),
  h2("묻는 곳"),
  p("투고와 심사에 관한 물음은 [journal@example.org](mailto:journal@example.org)로 보내 주십시오."),
];

export const journalEn: readonly Block[] = [
  p(
    "*Between Words* is a peer-reviewed journal of translation and interpretation. It was founded in {year-17}, appears twice a year, in February and August, and is open to every reader on this website.",
  ),
  h2("Scope"),
  ul(
    "Theory and history of translation and interpretation",
    "Literary, legal, medical, audiovisual and other fields of translation",
    "Simultaneous, consecutive, sign language and community interpreting",
    "Teaching and assessment",
    "Machine translation and human work, corpora and terminology",
    "Reviews, and Notes: observations from work on up to five pages",
  ),
  h2("Schedule"),
  table(
    ["Issue", "Submission", "Decision", "Publication"],
    ["No. 1", "early January", "late January", "end of February"],
    ["No. 2", "early July", "late July", "end of August"],
  ),
  p(
    "Manuscripts that arrive later are reviewed for the next issue. Special issues are announced among the notices.",
  ),
  h2("Submitting"),
  p(
    "The [submission rules](/journal/submission-rules), the [review rules](/journal/review-rules) and the rules on [research ethics](/journal/ethics) say more. Manuscripts are [submitted here](/journal/submit).",
  ),
  ol(
    "[Article 9 of the bylaws](/bylaws#article-9) says who may submit. Of several authors, whoever submits has to be a member.",
    "We take unpublished work written in Korean or English; it may be about texts in any language.",
    "Articles have about 20 pages A4 with references, reviews 5, Notes up to 5.",
    "Please give the title, an abstract of about 200 words and up to ten keywords in the language of the manuscript; those in the other language are printed, too.",
    "Set quoted originals and translations side by side, and name the translator.",
    "If you used machine translation or generative AI, say where and how when you submit.",
  ),
  h2("Review"),
  p(
    "The editors check the form; then three reviewers read the manuscript without knowing its author. A review takes six weeks at most and ends in one of four ways: accepted, accepted with changes, to be revised and reviewed again, declined. All reports go to the author.",
  ),
  table(["", "Amount"], ["Reviewing", "free"], ["Publication", "free"]),
  h2("Questions"),
  p("Please send questions on submission and review to [journal@example.org](mailto:journal@example.org)."),
];
