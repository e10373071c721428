// Notices about the journal and papers.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { h2, ol, p, quote, table, ul } from "#prisma/seed/document.ts";

export const submissions: readonly PostSource[] = [
  {
    ago: 4,
    tag: "submissions",
    pinned: true,
    ko: [
      "학술지 제19권 1호 원고 모집({day+43}까지)",
      p(
        "학술지 《말과 말 사이》 제19권 1호에 실을 논문을 모집합니다. 번역과 통역의 이론, 역사, 교육, 현장 연구를 두루 받습니다.",
      ),
      h2("이번 호의 기획 주제"),
      p(
        "**듣는 사람의 통역학.** 통역을 하는 사람이 아니라 통역을 듣는 사람에게서 출발하는 연구를 기다립니다. 법정의 피고인, 진료실의 환자, 학부모 상담의 부모, 국제회의의 청중이 무엇을 듣고 무엇을 놓치는지 묻는 글이면 좋겠습니다. 기획 주제가 아닌 일반 논문도 같은 기준으로 심사합니다.",
      ),
      h2("일정"),
      table(
        ["단계", "날짜"],
        ["원고 마감", "{day+43} 23:59 (KST)"],
        ["심사 결과 통보", "{fri+64}"],
        ["수정본 마감", "{fri+78}"],
        ["발간", "{day+98} 무렵"],
      ),
      h2("원고의 형식"),
      ul(
        "한국어 또는 영어, 참고문헌을 빼고 20쪽 이내",
        "원고 언어로 쓴 초록과 열 개까지의 주제어. 다른 언어로도 적으시면 함께 싣습니다.",
        "예문은 원문, 역문, 축자역의 순서로 적고 줄을 맞춥니다.",
        "이름과 소속은 투고하는 화면에만 적습니다. 본문에 자신을 드러내는 말이 없는지 한 번 더 살펴 주십시오.",
      ),
      h2("보내실 곳"),
      p(
        "원고는 [논문 투고](/journal/submit)에서 내 주십시오. 내시면 곧바로 투고 번호가 나옵니다. 궁금한 점은 journal@example.org 로 물어 주십시오.",
      ),
      quote(
        "심사평은 고치는 데 쓰는 글입니다. 편집위원회는 이유 없는 ‘게재 불가’를 저자에게 보내지 않습니다.",
      ),
    ],
    en: [
      "Call for papers: journal, vol. 19 no. 1 (until {day+43})",
      p(
        "*Between Words*, the Society’s journal, invites papers for vol. 19 no. 1 on the theory, history, teaching and practice of translation and interpretation.",
      ),
      h2("Theme of this issue"),
      p(
        "**Those who listen.** We look for research that starts not from the interpreter but from the person listening: the defendant in court, the patient at the clinic, parents at a school meeting, the audience of a conference. What do they hear, and what do they miss? Papers on other subjects are welcome and reviewed by the same standards.",
      ),
      h2("Dates"),
      table(
        ["Step", "Date"],
        ["Manuscripts due", "{day+43}, 23:59 KST"],
        ["Decisions", "{fri+64}"],
        ["Revisions due", "{fri+78}"],
        ["Publication", "around {day+98}"],
      ),
      h2("Form"),
      ul(
        "Korean or English, up to 20 pages without references",
        "Abstract and up to ten keywords in the language of the manuscript. Those in the other language are printed, too.",
        "Examples in the order source text, target text, word-for-word translation, aligned line by line",
        "Name and affiliation only in the form on the website. Please check once more that the text does not give you away.",
      ),
      h2("Where to send it"),
      p(
        "Manuscripts are [submitted on the website](/journal/submit) and get their number at once. Questions go to journal@example.org.",
      ),
      quote(
        "A review is a text to revise with. The editors do not send authors a rejection without its reasons.",
      ),
    ],
    attachments: [
      {
        name: "투고 신청서.pdf",
        title: "투고 신청서",
        lines: [
          "논문 제목(한국어): ________________________",
          "논문 제목(영어): ________________________",
          "저자와 소속: ________________________",
          "연락처: ________________________",
          "",
          "확인해 주십시오.",
          "[ ] 다른 곳에 싣거나 심사를 맡기지 않은 원고입니다.",
          "[ ] 기계번역과 생성형 인공지능을 쓴 곳을 모두 밝혔습니다.",
          "[ ] 사람을 대상으로 한 자료는 동의를 받았습니다.",
        ],
      },
      {
        name: "원고 작성 요령 제18권.pdf",
        title: "원고 작성 요령",
        lines: [
          "1. 본문은 11포인트, 줄 간격 160 %로 씁니다.",
          "2. 예문 번호는 논문 전체에서 이어서 매깁니다.",
          "3. 한국어 로마자 표기는 국어의 로마자 표기법을 따릅니다.",
          "4. 참고문헌은 언어를 나누지 않고 저자 이름 순서로 적습니다.",
          "5. 표와 그림에는 두 언어의 제목을 답니다.",
        ],
      },
    ],
  },
  {
    ago: 60,
    tag: "submissions",
    ko: [
      "학술지 제18권 2호 심사 결과 요약",
      p(
        "제18권 2호에는 논문 9편이 접수되어 3편을 싣습니다. 심사의 흐름을 투고자와 나누고자 숫자를 공개합니다.",
      ),
      table(
        ["판정", "1차", "2차"],
        ["게재", "1편", "2편"],
        ["수정 후 재심", "4편", "–"],
        ["게재 불가", "4편", "2편"],
      ),
      p(
        "게재 불가의 이유로 가장 많았던 것은 ‘연구 질문이 분명하지 않음’(3편)이었고, ‘예문의 출처를 확인할 수 없음’(2편)이 뒤를 이었습니다. 다음 호를 준비하시는 분들께 도움이 되기를 바랍니다.",
      ),
    ],
    en: [
      "Reviews for vol. 18 no. 2 in numbers",
      p(
        "Of 9 papers received, 3 appear in vol. 18 no. 2. We publish the numbers so that authors can see how reviewing went.",
      ),
      table(
        ["Decision", "First round", "Second round"],
        ["Accepted", "1", "2"],
        ["Revise and resubmit", "4", "–"],
        ["Rejected", "4", "2"],
      ),
      p(
        "The most frequent reason for rejection was an unclear research question (3), followed by examples whose sources could not be checked (2). We hope this helps those who are preparing the next issue.",
      ),
    ],
  },
  {
    ago: 119,
    tag: "submissions",
    ko: [
      "가을 학술대회 발표 신청: 20분 발표, 10분 번역 시연, 포스터",
      p(
        "가을 학술대회에서 발표할 분을 모십니다. 올해는 **번역 시연**을 새로 엽니다. 한 단락을 청중 앞에서 옮기며 무엇을 두고 망설이는지 보여 주는 자리입니다.",
      ),
      ul(
        "논문 발표: 20분 발표, 10분 질의",
        "번역 시연: 10분 시연, 10분 대화. 원문은 300자 안팎",
        "포스터: 점심시간 90분 동안 전시",
      ),
      p(
        "제목과 초록(한국어 600자 또는 영어 250단어)을 {fri+28}까지 conference@example.org 로 보내 주십시오. 대학원생 발표자에게는 교통비를 드립니다.",
      ),
    ],
    en: [
      "Autumn conference: papers, live translations and posters",
      p(
        "We invite proposals for the autumn conference. New this year is the **live translation**: you translate one paragraph in front of the audience and show where you hesitate, and why.",
      ),
      ul(
        "Paper: 20 minutes, with 10 for questions",
        "Live translation: 10 minutes, then 10 of conversation; a source text of about 120 words",
        "Poster: on display for 90 minutes over lunch",
      ),
      p(
        "Send a title and an abstract (250 words, or 600 Korean characters) to conference@example.org by {fri+28}. Graduate students receive a travel allowance.",
      ),
    ],
  },
  {
    ago: 207,
    tag: "submissions",
    ko: [
      "심사위원 모집: 한 해에 두 편을 읽어 주실 분",
      p("학술지의 심사위원을 새로 모십니다. 한 해에 많아야 두 편을 맡고, 한 편을 읽는 데 네 주를 드립니다."),
      h2("이런 분을 찾습니다"),
      ul(
        "박사 학위가 있거나 현장 경력이 10년 이상인 분",
        "수어 통역, 자막, 게임 현지화, 의료 통역을 아는 분(지금 부족한 분야입니다)",
        "고치는 데 도움이 되는 심사평을 쓰려는 분",
      ),
      p(
        "심사료와 함께 ‘올해의 심사평’을 뽑아 총회에서 감사의 뜻을 전합니다. 희망하시는 분은 {fri+21}까지 연구 분야와 함께 journal@example.org 로 알려 주십시오.",
      ),
    ],
    en: [
      "Reviewers wanted: two papers a year",
      p(
        "The journal is looking for new reviewers. You would read two papers a year at most, with four weeks for each.",
      ),
      h2("Whom we look for"),
      ul(
        "Holders of a doctorate, or of ten years’ professional experience",
        "People who know sign language interpreting, subtitling, game localisation or medical interpreting, where we are short",
        "People who write reviews that help an author revise",
      ),
      p(
        "Reviewers are paid, and the Review of the Year is thanked at the General Assembly. Write to journal@example.org by {fri+21} and tell us your field.",
      ),
    ],
  },
  {
    ago: 268,
    tag: "submissions",
    ko: [
      "학술지 제18권 1호 발간과 열람 방법",
      p(
        "제18권 1호가 나왔습니다. 회원께는 {day+10}까지 우편으로 보내 드리고, 모든 논문은 발간과 함께 누구나 읽을 수 있습니다.",
      ),
      ol(
        "종이책을 받지 않으시려면 사무국에 알려 주십시오. 지난해에 210분이 그렇게 하셨습니다.",
        "주소가 바뀐 분은 [내 계정](/my-account)에서 연락처를 확인한 뒤 사무국에 알려 주십시오.",
      ),
    ],
    en: [
      "Journal vol. 18 no. 1 is out",
      p(
        "Vol. 18 no. 1 has appeared. Printed copies reach members by {day+10}; all papers are open to everybody from today.",
      ),
      ol(
        "If you can do without the printed copy, tell the office. Last year 210 members did.",
        "If you have moved, check your details under [My Account](/my-account) and write to the office.",
      ),
    ],
  },
  {
    ago: 499,
    tag: "submissions",
    ko: [
      "‘짧은 글’ 난 신설: 번역 현장에서 보낸 다섯 쪽",
      p(
        "학술지에 ‘짧은 글’ 난을 둡니다. 논문의 틀에 담기지 않는 현장의 관찰을 다섯 쪽 안에 적어 보내 주십시오. 각주는 다섯 개까지입니다.",
      ),
      quote("어느 회원의 제안에서 시작했습니다. “부스에서 20년 동안 본 것을 쓸 자리가 없습니다.”"),
    ],
    en: [
      "A new section: five pages from practice",
      p(
        "The journal opens a section for short pieces: observations from practice that do not fit the frame of a paper, in five pages and no more than five notes.",
      ),
      quote(
        "It began with a member’s remark: “There is nowhere to write down what I have seen in twenty years in the booth.”",
      ),
    ],
  },
];
