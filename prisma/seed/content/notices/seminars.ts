// Notices about seminars and conferences.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { figure, h2, h3, hr, ol, p, quote, table, ul } from "#prisma/seed/document.ts";

export const seminars: readonly PostSource[] = [
  {
    ago: 9,
    tag: "seminar",
    ko: [
      "제24회 정기 세미나 ‘기계번역 이후의 번역 비평’ 안내",
      p(
        "번역을 평가하는 말은 오랫동안 ‘충실하다’와 ‘자연스럽다’ 사이를 오갔습니다. 누구나 그럴듯한 번역을 몇 초 만에 얻게 된 지금, 비평은 무엇을 물어야 할까요.",
      ),
      figure("hall", "지난 세미나의 토론 시간"),
      table(
        ["항목", "내용"],
        ["일시", "{sat+22} 14:00–17:30 (KST)"],
        ["장소", "온누리대학교 한빛관 국제회의실"],
        ["참가비", "회원 10,000원, 비회원 20,000원, 대학원생 무료"],
        ["통역", "한국어–영어 동시통역, 문자 통역"],
      ),
      h2("차례"),
      table(
        ["시각", "발표"],
        ["14:00", "여는 말, 회장 나한결"],
        ["14:10", "“고칠 데가 없는 번역을 비평하는 법”, 도유진(온누리대학교)"],
        ["15:00", "“후편집자의 문체는 누구의 것인가”, 엘린 마르케스(솔라라대학교)"],
        ["15:50", "쉼"],
        ["16:10", "“한 편의 시, 네 개의 기계, 한 사람”, 번역 시연, 백하람(번역가)"],
        ["17:00", "종합 토론"],
      ),
      h2("참가 신청"),
      p(
        "[세미나 일정](/seminar-schedule)의 제24회 정기 세미나에서 신청해 주십시오. 신청 마감도 그 화면에 있습니다. 휠체어 좌석과 문자 통역 화면이 잘 보이는 자리는 신청하실 때 적어 주시면 비워 두겠습니다.",
      ),
    ],
    en: [
      "24th Regular Seminar: translation criticism after machine translation",
      p(
        "For a long time the language of translation criticism moved between “faithful” and “natural”. Now that everybody can have a plausible translation within seconds, what should criticism ask?",
      ),
      figure("hall", "Discussion at the previous seminar"),
      table(
        ["", "Details"],
        ["Time", "{sat+22}, 14:00–17:30 KST"],
        ["Place", "International Conference Room, Hanbit Hall, Onnuri University"],
        ["Fee", "members ₩10,000, others ₩20,000, graduate students free"],
        ["Languages", "simultaneous interpretation Korean–English, live captions"],
      ),
      h2("Programme"),
      table(
        ["Time", "Talk"],
        ["14:00", "Opening: Han-gyeol Na, President"],
        ["14:10", "“How to criticise a translation with nothing to correct”: Yu-jin Do, Onnuri University"],
        ["15:00", "“Whose style is the post-editor’s?”: Elin Marques, Solara University"],
        ["15:50", "Break"],
        ["16:10", "“One poem, four machines, one person”, a live translation: Ha-ram Baek, translator"],
        ["17:00", "Discussion"],
      ),
      h2("Registration"),
      p(
        "Apply on the page of the 24th seminar in the [schedule](/seminar-schedule), which also gives the deadline. If you need space for a wheelchair or a seat with a good view of the captions, say so when you apply and we will keep one free.",
      ),
    ],
  },
  {
    ago: 29,
    tag: "seminar",
    ko: [
      "제23회 정기 세미나 발표 자료 공개와 후속 토론 참여 방법 안내(영상·요약문 포함), 그리고 시간이 모자라 답하지 못한 질문 열네 가지에 대한 발표자들의 서면 답변",
      p(
        "제23회 정기 세미나 ‘법정의 목소리, 통역의 윤리’에 오신 분들께 감사드립니다. 현장 96명, 온라인 143명이 함께했습니다.",
      ),
      h2("공개하는 자료"),
      ul(
        "발표문 세 편과 요약문(한국어, 영어)",
        "발표 영상(자막 포함). 토론 시간은 참석자의 뜻에 따라 공개하지 않습니다.",
        "답하지 못한 질문 열네 가지와 서면 답변",
      ),
      h2("몇 가지 질문과 답"),
      h3("통역인이 오류를 스스로 알았을 때 재판을 멈추어도 됩니까?"),
      p(
        "멈추어야 합니다. 다만 순서가 있습니다. 재판장에게 “통역인이 정정할 것이 있습니다”라고 먼저 말하고, 어느 발언을 어떻게 정정하는지 두 언어로 모두 밝힙니다. 정정은 실수의 증거가 아니라 기록의 일부입니다.",
      ),
      h3("피고인의 욕설은 어디까지 그대로 옮깁니까?"),
      p(
        "욕설은 감정의 증거일 수 있으므로 누그러뜨리지 않습니다. 도착어에 같은 세기의 말이 없으면 가장 가까운 말을 쓰고, 필요하면 세기가 다르다는 점을 덧붙입니다.",
      ),
      h3("한 사람이 하루에 몇 시간까지 통역할 수 있습니까?"),
      p(
        "발표자들은 두 시간을 넘기면 오류가 가파르게 늘어난 사례를 들었습니다. 학회는 이 문제를 두고 {month+2}에 간담회를 엽니다.",
      ),
      hr,
      p(
        "후속 토론에 참여하실 분은 발표문을 읽고 {fri+21}까지 두 쪽 안의 글을 보내 주십시오. 모인 글은 발표자의 답과 함께 묶어 회원께 나눕니다.",
      ),
    ],
    en: [
      "23rd Regular Seminar: papers, recordings and summaries now available, how to join the discussion, and the speakers’ written answers to the fourteen questions that there was no time for",
      p(
        "Thank you to everybody who came to “Voices in court, ethics of interpreting”: 96 people in the room and 143 online.",
      ),
      h2("What is available"),
      ul(
        "The three papers, with summaries in Korean and English",
        "Recordings of the talks with captions. At the wish of those present the discussion is not published.",
        "Fourteen open questions with written answers",
      ),
      h2("Some of them"),
      h3("May an interpreter who notices an error of her own interrupt the hearing?"),
      p(
        "She must. But there is an order to it: first tell the presiding judge that the interpreter has a correction, then say in both languages which utterance is corrected and how. A correction is not evidence of failure. It is part of the record.",
      ),
      h3("How literally do you render a defendant’s swearing?"),
      p(
        "Swearing may be evidence of a state of mind, so it is not softened. Where the target language has nothing of the same force, use the nearest expression and add, if needed, that the force differs.",
      ),
      h3("How many hours a day can one person interpret?"),
      p(
        "The speakers cited cases in which errors rose steeply after two hours. The Society will hold a round table on this question in {month+2}.",
      ),
      hr,
      p(
        "To join the discussion, read the papers and send up to two pages by {fri+21}. We will collect the replies together with the speakers’ answers.",
      ),
    ],
    attachments: [
      {
        name: "제23회 정기 세미나 요약문.pdf",
        title: "제23회 정기 세미나 요약문",
        lines: [
          "발표 1. 정정은 기록의 일부다: 법정 통역의 오류와 책임",
          "발표 2. 들리지 않는 사람: 소수 언어 피고인의 재판",
          "발표 3. 통역인을 통역하기: 판사가 알아야 할 열 가지",
        ],
      },
    ],
  },
  {
    ago: 52,
    tag: "seminar",
    ko: [
      "제23회 정기 세미나 ‘법정의 목소리, 통역의 윤리’",
      p(
        "법정 통역인, 판사, 연구자가 한자리에서 이야기합니다. 재판 기록에서 뽑아 이름을 지운 다섯 장면을 함께 읽고, 통역인이라면 어떻게 했을지 말해 봅니다.",
      ),
      figure("court", "통역인은 누구의 곁에 서는가"),
      p("일시는 {sat+15} 14:00–17:00, 장소는 한빛관 국제회의실입니다. 온라인으로도 참여하실 수 있습니다."),
    ],
    en: [
      "23rd Regular Seminar: voices in court, ethics of interpreting",
      p(
        "Court interpreters, judges and researchers talk in one room. Together we read five scenes from court records, with names removed, and say what we would have done.",
      ),
      figure("court", "At whose side does the interpreter stand?"),
      p(
        "The seminar is held on {sat+15}, 14:00–17:00 KST, in the International Conference Room of Hanbit Hall, and online.",
      ),
    ],
  },
  {
    ago: 155,
    tag: "seminar",
    ko: [
      "제22회 정기 세미나: 아이들이 통역하는 집",
      p(
        "부모를 위해 병원과 관공서에서 통역하는 아이들이 있습니다. 이번 세미나는 그 아이들이 자라서 들려주는 이야기로 시작합니다.",
      ),
      ul(
        "{sat+18} 14:00–17:00, 가온구 가족센터 대강당",
        "한국어, 영어, 베트남어, 한국수어 통역",
        "아이 돌봄 제공, 참가비 없음",
      ),
      quote("열한 살 때 나는 ‘양성’이 좋은 말인 줄 알았다. 어머니의 검사 결과를 통역하던 날이었다."),
    ],
    en: [
      "22nd Regular Seminar: homes where children interpret",
      p(
        "There are children who interpret for their parents at hospitals and public offices. This seminar begins with what they tell us now that they have grown up.",
      ),
      ul(
        "{sat+18}, 14:00–17:00 KST, main hall of the Gaon-gu Family Centre",
        "Interpretation in Korean, English, Vietnamese and Korean Sign Language",
        "Childcare provided, no fee",
      ),
      quote(
        "I was eleven and thought that “positive” was a good word. It was the day I interpreted my mother’s test results.",
      ),
    ],
  },
  {
    ago: 236,
    tag: "seminar",
    ko: [
      "제21회 정기 세미나와 대학원생 발표회",
      p(
        "오전에는 대학원생 여섯 명이 쓰고 있는 논문을 소개하고, 오후에는 ‘자막이 놓친 웃음’을 주제로 토론합니다.",
      ),
      ol("대학원생 발표회 10:00–12:00", "점심(도시락을 드립니다) 12:00–13:30", "정기 세미나 13:30–16:30"),
      p("{sat+16}, 가람대학교 인문관에서 엽니다. 부산에서 처음 여는 정기 세미나입니다."),
    ],
    en: [
      "21st Regular Seminar, with papers by graduate students",
      p(
        "In the morning six graduate students present theses in progress; in the afternoon we discuss laughter lost in subtitles.",
      ),
      ol("Graduate papers, 10:00–12:00", "Lunch (provided), 12:00–13:30", "Seminar, 13:30–16:30"),
      p(
        "We meet on {sat+16} in the humanities building of Garam University: our first regular seminar in Busan.",
      ),
    ],
  },
  {
    ago: 345,
    tag: "seminar",
    ko: [
      "제20회 정기 세미나 ‘번역가의 책상’ 참가 안내",
      p(
        "스무 번째 세미나를 기념해 번역가 스무 명의 책상을 사진 대신 목록으로 전시합니다. 사전 몇 권, 메모지의 색, 창의 방향, 하루에 옮기는 쪽수까지.",
      ),
      p("{sat+20} 14:00, 한빛관 1층 로비와 국제회의실. 예약하지 않으셔도 됩니다."),
    ],
    en: [
      "20th Regular Seminar: the translator’s desk",
      p(
        "For our twentieth seminar we exhibit the desks of twenty translators, not as photographs but as lists: how many dictionaries, what colour of notes, which way the window faces, how many pages a day.",
      ),
      p(
        "{sat+20}, 14:00 KST, ground-floor lobby and International Conference Room of Hanbit Hall. No booking needed.",
      ),
    ],
  },
  {
    ago: 521,
    tag: "seminar",
    ko: [
      "정기 세미나 문자 통역 시범 운영",
      p(
        "이번 세미나부터 모든 발표에 문자 통역을 붙입니다. 속기사 두 분이 한국어와 영어 화면을 맡습니다. 귀가 어두운 분만이 아니라 낯선 용어를 눈으로 확인하고 싶은 분께도 도움이 되기를 바랍니다.",
      ),
    ],
    en: [
      "Live captions at our seminars",
      p(
        "From the next seminar on all talks have live captions, in Korean and in English, by two stenographers. We hope they help not only those who hear badly but everyone who would like to see an unfamiliar term.",
      ),
    ],
  },
];
