// What the society tells its members alone: minutes, the accounts before the assembly, a list of addresses.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { h2, ol, p, table, ul } from "#prisma/seed/document.ts";

export const minutes: readonly PostSource[] = [
  {
    ago: 9,
    tag: "notice",
    readers: ["REGULAR", "LIFETIME"],
    ko: [
      "{year}년 상반기 정기총회 회의록",
      p(
        "상반기 정기총회의 회의록을 회원 여러분께 알립니다. 잘못 적힌 곳이 있으면 {fri+14}까지 사무국으로 알려 주십시오. 그 뒤에 확정합니다.",
      ),
      table(
        ["구분", "내용"],
        ["출석", "정회원과 평생회원 212명 가운데 출석 61명, 위임 34명"],
        ["의장", "회장"],
        ["서기", "총무이사"],
      ),
      h2("의결한 것"),
      ol(
        "{year-1}년 결산: 찬성 88, 반대 2, 기권 5로 승인",
        "연회비: 정회원 50,000원, 준회원 없음을 그대로 둠",
        "학술지 심사료를 없애는 안: 다음 총회로 넘김",
      ),
      h2("나온 의견"),
      p(
        "온라인으로 참석한 회원의 표결을 어떻게 확인할지 정해 달라는 의견이 있었습니다. 이사회가 안을 만들어 다음 총회에 올립니다.",
      ),
    ],
    en: [
      "Minutes of the Spring General Assembly {year}",
      p(
        "These are the minutes of the spring assembly. Please tell the office by {fri+14} if something is wrong; they are final after that day.",
      ),
      table(
        ["Item", "Record"],
        ["Present", "61 of 212 regular and lifetime members, and 34 proxies"],
        ["Chair", "The president"],
        ["Secretary", "The secretary general"],
      ),
      h2("Decided"),
      ol(
        "Accounts of {year-1}: approved by 88 votes to 2, with 5 abstentions",
        "Dues: unchanged at KRW 50,000 for regular members; associate members pay none",
        "Reviewing fees of the journal: put off to the next assembly",
      ),
      h2("Said"),
      p(
        "Members asked how the votes of those who take part online are to be checked. The board will put a proposal to the next assembly.",
      ),
    ],
    attachments: [
      {
        name: "정기총회_회의록.pdf",
        title: "정기총회 회의록",
        lines: [
          "출석 61명, 위임 34명",
          "결산 승인: 찬성 88, 반대 2, 기권 5",
          "연회비: 정회원 50,000원, 준회원 없음",
        ],
      },
    ],
  },
  {
    ago: 16,
    tag: "notice",
    readers: "MEMBERS",
    ko: [
      "회원 소식지 구독과 주소 확인 안내",
      p("종이로 받는 소식지를 이번 호부터 줄입니다. 내 계정에서 받는 방법과 주소를 한 번 확인해 주십시오."),
      ul(
        "전자우편으로 받기: 따로 하실 일이 없습니다.",
        "종이로 받기: 내 계정의 주소가 지금 주소인지 살펴 주십시오.",
      ),
    ],
    en: [
      "The newsletter: how you receive it, and your address",
      p(
        "Fewer copies of the newsletter will be printed from this issue on. Please check in your account how you receive it and where.",
      ),
      ul(
        "By email: there is nothing to do.",
        "On paper: see that the address in your account is the one you live at.",
      ),
    ],
  },
  {
    ago: 23,
    tag: "notice",
    readers: ["REGULAR", "LIFETIME"],
    unlisted: true,
    ko: [
      "제10대 임원 후보 추천 결과",
      p(
        "임원추천위원회가 모은 후보와 추천한 까닭을 총회 전에 정회원과 평생회원께 먼저 알립니다. 총회 전까지 밖에 알리지 말아 주십시오.",
      ),
      ol("회장 후보 두 분", "감사 후보 세 분", "편집위원장 후보 한 분"),
    ],
    en: [
      "Nominations for the tenth board",
      p(
        "The committee's nominations and their reasons are told to regular and lifetime members first. Please keep them among us until the assembly.",
      ),
      ol("Two for president", "Three for auditor", "One for editor-in-chief"),
    ],
  },
];
