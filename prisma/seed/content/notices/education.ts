// Notices about courses.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { figure, h2, ol, p, quote, table, ul } from "#prisma/seed/document.ts";

export const education: readonly PostSource[] = [
  {
    ago: 1,
    tag: "education",
    ko: [
      "번역 온라인 과정 2기 수강생을 위한 사전 학습 안내",
      p(
        "번역 온라인 과정 2기에 등록하신 분들께 사전 학습 자료를 이메일로 보내 드렸습니다. 개강일인 {wed+19}까지 아래 세 가지를 준비해 주십시오.",
      ),
      ol(
        "자료집 1장 ‘번역하기 전에 읽기’를 읽고 모르는 낱말에 표시해 오기",
        "최근 한 달 안에 읽은 글 가운데 번역하고 싶은 한 단락을 고르기(한국어든 영어든 좋습니다)",
        "그 단락을 **번역하지 말고**, 누가 왜 쓴 글인지 세 문장으로 적기",
      ),
      p(
        "메일을 받지 못하신 분은 스팸 메일함을 먼저 살펴보시고, 그래도 없으면 education@example.org 로 알려 주십시오. 화상 강의실은 개강 전날 저녁에 열어 두겠습니다. 소리와 화면을 미리 확인하실 수 있습니다.",
      ),
    ],
    en: [
      "Online course, second group: how to prepare",
      p(
        "Those enrolled in the second group of the online translation course have received the preparatory reading by email. Please do three things before the course begins on {wed+19}.",
      ),
      ol(
        "Read chapter 1, “Reading before translating”, and mark the words you do not know.",
        "Choose one paragraph you would like to translate from something you read in the past month, in Korean or English.",
        "**Do not translate it.** Write three sentences about who wrote it and why.",
      ),
      p(
        "If the message has not reached you, look in your spam folder first, then write to education@example.org. The virtual classroom opens the evening before, so that you can check sound and picture in peace.",
      ),
    ],
  },
  {
    ago: 21,
    tag: "education",
    ko: [
      "번역 온라인 과정 2기 수강생 모집",
      p(
        "일하면서 번역을 배우려는 분들을 위한 8주 과정입니다. 매주 수요일 저녁에 만나고, 과제는 두 사람이 짝이 되어 서로의 번역을 고쳐 씁니다.",
      ),
      table(
        ["항목", "내용"],
        ["기간", "{wed+39}부터 8주, 매주 수요일 19:30–21:30 (KST)"],
        ["방식", "실시간 화상 강의, 녹화본 2주 제공"],
        ["정원", "24명(12명씩 두 반)"],
        ["수강료", "회원 240,000원, 비회원 320,000원"],
        ["접수", "{fri+21} 18:00까지"],
      ),
      h2("주차별 내용"),
      table(
        ["주", "주제", "과제"],
        ["1", "읽기: 누가 누구에게 하는 말인가", "안내문"],
        ["2", "낱말: 사전에 없는 것", "요리법"],
        ["3", "문장: 주어가 사라질 때", "인터뷰"],
        ["4", "높임: 영어에 없는 거리", "편지"],
        ["5", "인용과 고유명사", "기사"],
        ["6", "기계번역 고쳐 쓰기, 고쳐 쓰지 않기", "사용 설명서"],
        ["7", "목소리: 에세이와 소설 첫 쪽", "에세이"],
        ["8", "서로의 번역으로 여는 작은 낭독회", "–"],
      ),
      h2("수료"),
      p(
        "여섯 번 이상 출석하고 과제를 다섯 편 이상 내면 수료증을 드립니다. 1기 수강생 스물두 명 가운데 열아홉 명이 수료했습니다.",
      ),
    ],
    en: [
      "Online translation course: enrolment for the second group",
      p(
        "An eight-week course for people who learn translation beside their work. We meet on Wednesday evenings; for the assignments you work in pairs and revise each other’s translations.",
      ),
      table(
        ["", "Details"],
        ["Time", "eight weeks from {wed+39}, Wednesdays 19:30–21:30 KST"],
        ["Form", "live online, recordings available for two weeks"],
        ["Places", "24, in two groups of 12"],
        ["Fee", "members ₩240,000, others ₩320,000"],
        ["Enrolment", "until {fri+21}, 18:00"],
      ),
      h2("Week by week"),
      table(
        ["Week", "Subject", "Text"],
        ["1", "Reading: who is talking to whom", "a leaflet"],
        ["2", "Words: what dictionaries leave out", "a recipe"],
        ["3", "Sentences: when the subject disappears", "an interview"],
        ["4", "Honorifics: a distance English does not have", "a letter"],
        ["5", "Quotations and names", "a news report"],
        ["6", "Post-editing, and when not to", "a manual"],
        ["7", "Voice: essays, and the first page of a novel", "an essay"],
        ["8", "A small reading of one another’s work", "–"],
      ),
      h2("Certificate"),
      p(
        "It takes six sessions and five assignments. Of the twenty-two people in the first group, nineteen received theirs.",
      ),
    ],
    attachments: [
      {
        name: "번역 온라인 과정 2기 강의 계획서.pdf",
        title: "번역 온라인 과정 2기 강의 계획서",
        lines: [
          "1주 읽기: 누가 누구에게 하는 말인가",
          "2주 낱말: 사전에 없는 것",
          "3주 문장: 주어가 사라질 때",
          "4주 높임: 영어에 없는 거리",
          "5주 인용과 고유명사",
          "6주 기계번역 고쳐 쓰기, 고쳐 쓰지 않기",
          "7주 목소리: 에세이와 소설 첫 쪽",
          "8주 서로의 번역으로 여는 작은 낭독회",
        ],
      },
    ],
  },
  {
    ago: 97,
    tag: "education",
    ko: [
      "지역사회 번역 과정: 보건소와 학교의 안내문을 함께 옮깁니다",
      p(
        "이웃이 읽어야 하는 안내문을 이웃의 언어로 옮기는 과정입니다. 올해는 가온구 보건소와 초등학교 세 곳에서 실제로 쓰는 안내문 서른 가지를 여섯 언어로 옮깁니다.",
      ),
      figure("desk", "한 안내문을 두 사람이 따로 옮긴 뒤 마주 놓고 고칩니다."),
      h2("누가 참여하나요"),
      ul(
        "한국어와 다른 한 언어로 생활하는 분이면 경력과 관계없이 누구나",
        "번역을 검토해 줄 전문 번역사 회원(봉사 시간을 인정합니다)",
      ),
      h2("어떻게 하나요"),
      p(
        "토요일 오전에 네 번 모입니다. 한 번은 보건소에서, 한 번은 학교에서 담당자와 함께 원문을 고칩니다. **원문이 어려우면 번역이 아니라 원문을 먼저 고치는 것**이 이 과정의 방식입니다.",
      ),
      quote(
        "“접종을 유예하실 수 있습니다”를 여섯 언어로 옮기려다, 우리는 먼저 한국어를 “나중에 맞아도 됩니다”로 고쳤습니다.",
      ),
    ],
    en: [
      "Community translation course: leaflets for clinics and schools",
      p(
        "In this course we translate what our neighbours need to read. This year it is thirty leaflets in daily use at the Gaon-gu health centre and three primary schools, into six languages.",
      ),
      figure("desk", "Two people translate the same leaflet apart, then lay their versions side by side."),
      h2("Who can take part"),
      ul(
        "Anybody who lives in Korean and another language, with or without experience",
        "Professional translators among our members, as revisers (volunteer hours are certified)",
      ),
      h2("How it works"),
      p(
        "We meet on four Saturday mornings, once at the health centre and once at a school, and work on the source text together with its authors. **When a text is hard, we mend the source before we translate it.**",
      ),
      quote(
        "We set out to translate “vaccination may be deferred” into six languages. First we changed the Korean to “you can have it later”.",
      ),
    ],
  },
  {
    ago: 168,
    tag: "education",
    ko: [
      "전문 워크숍 ‘숫자를 통역하는 법’ 참가 신청",
      p(
        "동시통역에서 가장 먼저 놓치는 것은 숫자입니다. 현직 통역사를 위한 이틀 워크숍에서 억과 조, 소수와 비율, 날짜와 화폐를 집중해서 훈련합니다.",
      ),
      ul(
        "일시: {sat+24}, {sun+25} 10:00–17:00",
        "장소: 온누리대학교 한빛관 통역실습실",
        "정원: 16명, 실무 3년 이상",
        "준비물: 지난해에 통역하며 적은 메모 한 장(이름과 기관은 지워 주십시오)",
      ),
    ],
    en: [
      "Professional workshop: interpreting numbers",
      p(
        "In simultaneous interpretation, numbers are the first thing to go. This two-day workshop for working interpreters trains large numbers across the Korean and English systems, decimals and ratios, dates and currencies.",
      ),
      ul(
        "When: {sat+24} and {sun+25}, 10:00–17:00",
        "Where: interpreting laboratory, Hanbit Hall, Onnuri University",
        "Places: 16, with three years of practice or more",
        "Bring one page of your own notes from the past year, names and institutions removed.",
      ),
    ],
  },
  {
    ago: 266,
    tag: "education",
    ko: [
      "번역 전문가 과정 봄 학기 개강과 선발 결과",
      p(
        "문학 번역과 학술 번역 두 반을 16주 동안 엽니다. 지원자 61명 가운데 28명을 선발했고, 결과는 {fri+3}까지 개별로 알려 드립니다.",
      ),
      p(
        "선발은 번역 한 쪽과 그 번역에 대한 자기 해설로 했습니다. 잘된 번역보다 **왜 그렇게 옮겼는지 설명할 수 있는 번역**을 골랐습니다. 이번에 모시지 못한 분들께는 심사위원의 짧은 의견을 보내 드립니다.",
      ),
    ],
    en: [
      "Expert course: spring term and results of the selection",
      p(
        "Two classes, literary and scholarly translation, begin a term of sixteen weeks. Of 61 applicants 28 have been selected; everybody will hear from us by {fri+3}.",
      ),
      p(
        "Applicants sent one translated page and their own commentary on it. We looked less for the finished translation than for **the translator who can say why**. Those we could not take will receive a short comment from the jury.",
      ),
    ],
  },
  {
    ago: 380,
    tag: "education",
    ko: [
      "사회통합 프로그램 통번역 활동가 교육 참가자 모집",
      p("이주민의 정착을 돕는 통번역 활동가를 위한 교육입니다. 가온구와 함께 열며 참가비는 없습니다."),
      table(
        ["회", "내용"],
        ["1", "통역인의 자리: 누구의 편도 아니라는 것"],
        ["2", "행정 창구의 말: 체류, 취업, 보험"],
        ["3", "진료실의 말: 증상과 동의"],
        ["4", "학교의 말: 알림장과 상담"],
        ["5", "나를 돌보기: 듣고 나서 남는 것"],
      ),
      p("모든 교육은 저녁에 하고 아이를 돌봐 드립니다. 신청하실 때 아이의 나이를 적어 주십시오."),
    ],
    en: [
      "Training for community interpreters in the social integration program",
      p(
        "This training is for people who interpret for newcomers. It is held together with the district of Gaon-gu and free of charge.",
      ),
      table(
        ["Session", "Subject"],
        ["1", "Where the interpreter stands: on nobody’s side"],
        ["2", "At the counter: residence, work, insurance"],
        ["3", "At the clinic: symptoms and consent"],
        ["4", "At school: notes home and parents’ evenings"],
        ["5", "Looking after yourself: what remains after listening"],
      ),
      p(
        "All sessions are in the evening, with childcare. Please tell us the ages of your children when you apply.",
      ),
    ],
  },
  {
    ago: 456,
    tag: "education",
    ko: [
      "통역 실습용 부스 대여 안내",
      p(
        "회원과 통역 전공 대학원생에게 실습용 부스 두 칸을 빌려드립니다. 평일 10:00–17:00, 한 번에 두 시간까지이며 이틀 전에 신청해 주십시오.",
      ),
      figure("booth", "한빛관 2층의 실습용 부스"),
      p("헤드폰 귀덮개는 개인용을 쓰셔야 합니다. 사무국에서 실비로 나누어 드립니다."),
    ],
    en: [
      "Practice booths for loan",
      p(
        "Members and students of interpreting can use our two practice booths on weekdays, 10:00–17:00, for up to two hours at a time. Please reserve two days ahead.",
      ),
      figure("booth", "The practice booths on the second floor of Hanbit Hall"),
      p("Ear pads are personal: bring your own, or buy a pair at cost from the office."),
    ],
  },
];
