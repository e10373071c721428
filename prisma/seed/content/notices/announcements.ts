// Notices of the office: assemblies, moves, opening hours, rules.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { h2, h3, ol, p, quote, table, ul } from "#prisma/seed/document.ts";

export const announcements: readonly PostSource[] = [
  {
    ago: 2,
    tag: "notice",
    pinned: true,
    ko: [
      "{year}년 하반기 정기총회 개최 안내",
      p(
        "회칙 제13조에 따라 하반기 정기총회를 아래와 같이 엽니다. 정회원과 평생회원 여러분의 참석을 부탁드립니다.",
      ),
      table(
        ["구분", "내용"],
        ["일시", "{sat+28} 15:00–17:00 (KST)"],
        ["장소", "온누리대학교 한빛관 국제회의실, 온라인 동시 진행"],
        ["의결권", "총회일 기준 연회비를 납부한 정회원, 평생회원"],
      ),
      h2("안건"),
      ol(
        "{year}년 사업 보고와 결산(안) 승인",
        "{year+1}년 사업 계획과 예산(안) 승인",
        "회칙 제9조 개정(안): 회원이 아닌 사람의 학술지 투고",
        "제10대 임원 선출",
      ),
      h2("참석과 위임"),
      p(
        "참석 여부를 {fri+14}까지 사무국 이메일로 알려 주십시오. 오실 수 없는 분은 붙임의 위임장을 작성해 같은 날까지 보내 주시면 됩니다. 위임은 회원 한 분이 두 분까지 받을 수 있습니다.",
      ),
      p(
        "총회는 한국어로 진행하며, 한국어–영어 동시통역을 제공합니다. 통역은 통역 전공 대학원생 네 명이 맡고, 지도교수 두 분이 부스에 함께 들어갑니다.",
      ),
      quote("참석자가 정족수에 미치지 못하면 총회를 다시 열어야 합니다. 위임장 한 장이 하루를 아낍니다."),
    ],
    en: [
      "Autumn General Assembly {year}",
      p(
        "In accordance with Article 13 of the bylaws, the Society will hold its autumn General Assembly. All regular and lifetime members are warmly invited.",
      ),
      table(
        ["", "Details"],
        ["Time", "{sat+28}, 15:00–17:00 KST"],
        ["Place", "International Conference Room, Hanbit Hall, Onnuri University, and online"],
        ["Vote", "Regular members with dues paid by that day, and lifetime members"],
      ),
      h2("Agenda"),
      ol(
        "Report on {year} and approval of the accounts",
        "Plans and budget for {year+1}",
        "Amendment of Article 9: may others than members submit to the journal?",
        "Election of the tenth board",
      ),
      h2("Attendance and proxies"),
      p(
        "Please tell the office by {fri+14} whether you will come. If you cannot, send the attached proxy by the same day. A member may carry two proxies at most.",
      ),
      p(
        "The assembly is held in Korean with simultaneous interpretation into English by four graduate students, with two of their teachers beside them in the booth.",
      ),
      quote("Without a quorum the assembly has to be called again. One proxy form saves everybody a day."),
    ],
    attachments: [
      {
        name: "정기총회 위임장.pdf",
        title: "정기총회 위임장",
        lines: [
          "본인은 하반기 정기총회의 의결권을 아래 회원에게 위임합니다.",
          "",
          "위임하는 회원: ________________________ (서명)",
          "위임받는 회원: ________________________",
          "날짜: ________________________",
          "",
          "한 회원이 받을 수 있는 위임은 두 건까지입니다.",
          "보내실 곳: office@example.org",
        ],
      },
      {
        name: "회칙 제9조 개정안 대비표.pdf",
        title: "회칙 제9조 개정안 대비표",
        lines: [
          "현행: 학술지에는 회원이면 누구나 투고할 수 있다.",
          "개정안: 회원이 아닌 사람도 학술지에 투고할 수 있다.",
          "다만 편집위원회의 초청을 받아야 한다.",
          "",
          "이유: 이웃 학문의 글을 우리 학술지에서 읽을 수 있도록 하기 위함.",
        ],
      },
    ],
  },
  {
    ago: 16,
    tag: "notice",
    ko: [
      "사무국 이전에 따른 주소·전화번호 변경",
      p(
        "학회 사무국이 한빛관 1층에서 3층 304호로 옮겼습니다. 우편물과 학술지 교환 자료는 새 주소로 보내 주십시오.",
      ),
      ul(
        "주소: 우편번호 00000 서울특별시 가온구 말글길 12, 한빛관 304호",
        "전화: 02-000-0000 (종전 번호는 {day+60}까지 자동 연결)",
        "업무 시간: 평일 10:00–17:00, 점심 12:00–13:00",
      ),
      p(
        "이전하는 동안 찾으신 분들께 불편을 드려 죄송합니다. 새 사무국에는 지난 학술지를 볼 수 있는 작은 서가가 있습니다. 지나는 길에 들러 주십시오.",
      ),
    ],
    en: [
      "The office has moved: new address and telephone number",
      p(
        "The office has moved from the ground floor of Hanbit Hall to room 304 on the third. Please send post and exchange journals to the new address.",
      ),
      ul(
        "Address: 304 Hanbit Hall, 12 Malgeul-gil, Gaon-gu, Seoul 00000, Korea",
        "Telephone: +82 2 000 0000 (calls to the old number are forwarded until {day+60})",
        "Hours: weekdays 10:00–17:00, closed 12:00–13:00",
      ),
      p(
        "We apologise to those who knocked in vain while we were packing. The new room has a small shelf with all past issues of the journal: do come in when you pass by.",
      ),
    ],
  },
  {
    ago: 43,
    tag: "notice",
    ko: [
      "연휴 기간 사무국 운영 시간",
      p("연휴 앞뒤로 사무국이 쉽니다. 이메일은 쉬는 동안에도 받으며, {mon+7}부터 차례로 답합니다."),
      p("같은 기간에 접수된 증명서 신청은 업무를 다시 시작한 뒤 이틀 안에 발급합니다."),
    ],
    en: [
      "Office hours over the holidays",
      p(
        "The office is closed over the holidays. Email still reaches us, and we will answer in order from {mon+7}.",
      ),
      p("Certificates requested during that time are issued within two days of our return."),
    ],
  },
  {
    ago: 80,
    tag: "notice",
    ko: [
      "누리집 새 단장 안내: 한국어와 영어를 나란히",
      p(
        "학회 누리집을 새로 열었습니다. 모든 쪽을 한국어와 영어로 볼 수 있고, 오른쪽 위에서 언어를 바꾸면 읽던 글에 그대로 머뭅니다.",
      ),
      h2("달라진 점"),
      ul(
        "아직 번역되지 않은 글은 원문을 보여 주고, 그렇다고 밝힙니다.",
        "휴대전화와 화면 낭독기에서도 같은 내용을 읽을 수 있습니다.",
        "회원 정보는 ‘내 계정’에서 직접 고칠 수 있습니다.",
      ),
      h2("옛 누리집의 자료"),
      p(
        "지난 공지 가운데 열람이 많던 글은 옮겨 두었습니다. 찾는 자료가 없으면 사무국으로 알려 주십시오. 옛 회원 계정은 보안을 위해 옮기지 않았으므로 [새로 가입](/register)해 주시기 바랍니다.",
      ),
    ],
    en: [
      "A new website, with both languages side by side",
      p(
        "Our new website is open. Every page can be read in Korean and in English; switching the language at the top right keeps you on the page you are reading.",
      ),
      h2("What has changed"),
      ul(
        "A text that is not translated yet is shown in its original language and says so.",
        "Telephones and screen readers get the same content.",
        "Members correct their own details under My Account.",
      ),
      h2("Where the old pages are"),
      p(
        "The most read notices have been carried over. If you miss something, tell the office. For security we did not copy old accounts, so please [register again](/register).",
      ),
    ],
  },
  {
    ago: 131,
    tag: "notice",
    ko: [
      "연구윤리 규정 개정: 기계번역과 생성형 인공지능의 사용을 밝히는 방법",
      p(
        "연구윤리위원회는 학술지와 학술대회에 내는 글에서 기계번역과 생성형 인공지능을 쓴 사실을 어떻게 밝힐지 정했습니다. 쓰지 말라는 규정이 아니라, 썼으면 썼다고 쓰자는 규정입니다.",
      ),
      h2("무엇을 밝히나"),
      table(
        ["쓴 곳", "밝히는 방법"],
        ["예문의 번역", "예문마다 도구의 이름, 판, 사용한 날짜를 각주에 적음"],
        ["초록의 번역과 교정", "논문 끝 ‘도움받은 곳’에 한 문장으로 적음"],
        ["자료의 분류와 통계", "연구 방법에 절차와 검증 방법을 적음"],
        ["맞춤법 검사, 문헌 정리", "밝히지 않아도 됨"],
      ),
      h2("하지 않는 일"),
      ul(
        "도구를 저자로 올리지 않습니다.",
        "심사 원고를 외부 도구에 올리지 않습니다. 심사위원도 같습니다.",
        "통역 녹음처럼 다른 사람의 목소리가 담긴 자료는 동의 없이 올리지 않습니다.",
      ),
      h3("적용"),
      p(
        "{day+30} 이후 접수되는 원고부터 적용합니다. 이미 심사하고 있는 원고는 저자가 원하면 새 규정에 맞추어 고칠 수 있습니다.",
      ),
    ],
    en: [
      "Research ethics: how to declare machine translation and generative AI",
      p(
        "The ethics committee has decided how papers for the journal and for our conferences declare the use of machine translation and generative AI. The rule does not forbid the tools. It says: if you used one, say so.",
      ),
      h2("What to declare"),
      table(
        ["Used for", "How to declare it"],
        ["Translating examples", "A footnote to each, with the tool, its version and the date"],
        ["Translating or polishing the abstract", "One sentence in the acknowledgements"],
        ["Sorting data, statistics", "Procedure and validation in the methods section"],
        ["Spelling, reference lists", "No declaration needed"],
      ),
      h2("What we do not do"),
      ul(
        "No tool is named as an author.",
        "Manuscripts under review are not uploaded to outside tools, by reviewers either.",
        "Material with other people’s voices, such as recorded interpreting, is not uploaded without their consent.",
      ),
      h3("From when"),
      p(
        "The rule applies to manuscripts received from {day+30} on. Authors of papers already under review may revise them accordingly if they wish.",
      ),
    ],
  },
  {
    ago: 222,
    tag: "notice",
    ko: [
      "개인정보처리방침 변경 안내",
      p(
        "회원 정보의 보유 기간을 더 분명히 적고, 로그인 기록의 보관 기간을 줄였습니다. 바뀐 방침은 [개인정보처리방침](/privacy-policy)에서 볼 수 있습니다.",
      ),
      p("바뀐 내용에 동의하지 않으시면 사무국에 알려 주십시오. 탈퇴를 포함한 모든 권리를 안내해 드립니다."),
    ],
    en: [
      "Changes to the privacy policy",
      p(
        "The policy now states more clearly how long member information is kept, and sign-in records are kept for a shorter time. Read it under [Privacy Policy](/privacy-policy).",
      ),
      p(
        "If you do not agree with the changes, please tell the office. We will explain all your rights, leaving the Society included.",
      ),
    ],
  },
  {
    ago: 328,
    tag: "notice",
    ko: [
      "새해 사업 일정: 두 달마다 세미나, 학술지 두 번, KITEC 두 번",
      p("이사회에서 확정한 올해의 큰 일정입니다. 장소와 발표자는 각 공지에서 따로 알립니다."),
      table(
        ["시기", "행사"],
        ["1월", "학술지 1호 투고 마감"],
        ["2월", "전문 워크숍, 학술지 1호 발간"],
        ["3월", "번역 전문가 과정 개강"],
        ["4월", "KITEC 제1회 시행"],
        ["6월", "학술지 2호 투고 마감"],
        ["8월", "번역 온라인 과정 개강, 학술지 2호 발간"],
        ["10월", "KITEC 제2회 시행"],
        ["12월", "하반기 정기총회"],
        ["두 달마다", "정기 세미나"],
      ),
    ],
    en: [
      "The year ahead: a seminar every two months, two journal issues, two KITEC sessions",
      p(
        "These are the main dates the board has confirmed for the year. Places and speakers will follow in notices of their own.",
      ),
      table(
        ["Month", "Event"],
        ["January", "Deadline for issue 1 of the journal"],
        ["February", "Professional workshop; issue 1 appears"],
        ["March", "Expert course begins"],
        ["April", "First KITEC session"],
        ["June", "Deadline for issue 2"],
        ["August", "Online course begins; issue 2 appears"],
        ["October", "Second KITEC session"],
        ["December", "Autumn General Assembly"],
        ["Every two months", "Regular seminar"],
      ),
    ],
  },
  {
    ago: 436,
    tag: "notice",
    ko: [
      "사무국 직원 채용 공고(회원 업무, 한국어·영어)",
      p(
        "회원 업무를 맡을 직원 한 분을 모십니다. 이력서보다 편지를 먼저 읽겠습니다. 왜 이 일을 하고 싶은지 한국어와 영어로 한 쪽씩 써 주십시오.",
      ),
      ul(
        "하는 일: 회원 문의 답변, 회원 등급 심사 준비, 행사 등록",
        "조건: 주 40시간, 수습 3개월, 학회 규정에 따른 급여",
        "접수: {fri+21} 17:00까지 office@example.org",
      ),
      p("학력, 나이, 성별, 사진은 적지 않으셔도 됩니다."),
    ],
  },
];
