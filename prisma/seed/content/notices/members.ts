// Notices for members: dues, grades, calls.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { h2, ol, p, table, ul } from "#prisma/seed/document.ts";

export const members: readonly PostSource[] = [
  {
    ago: 11,
    tag: "members",
    ko: [
      "{year+1}년 연회비 납부 안내와 납부 계좌 변경",
      p(
        "{year+1}년 연회비는 청구한 뒤에 납부하시면 됩니다. 청구하면 메일로 알려 드리고, [내 계정](/my-account)의 납부 내역에 금액과 납부 기한이 나옵니다. 회원 등급에 따른 금액은 아래와 같습니다.",
      ),
      table(
        ["구분", "연회비", "비고"],
        ["정회원", "50,000원", "총회 의결권"],
        ["준회원", "없음", "대학·대학원생"],
        ["기관회원", "300,000원", "학술지 5부"],
        ["평생회원·명예회원", "없음", "–"],
      ),
      h2("계좌"),
      p(
        "사무국을 옮기면서 거래 은행의 지점이 바뀌어 계좌도 바뀝니다. 새 계좌는 연회비가 청구되면 내 계정의 납부 내역에 금액과 함께 나옵니다. **학회는 전화나 문자로 계좌를 알리지 않습니다.** 의심스러우면 사무국에 먼저 확인해 주십시오.",
      ),
      ul(
        "입금하실 때 회원 이름을 적어 주십시오.",
        "납부가 확인되면 내 계정의 납부 내역에서 영수증과 납부확인서를 바로 받으실 수 있습니다.",
        "형편이 어려운 해에는 사무국에 말씀해 주십시오. 회칙 제11조에 따라 감면할 수 있고, 사유는 묻지 않습니다.",
      ),
    ],
    en: [
      "Membership dues for {year+1}, and a new account for payments",
      p(
        "Dues for {year+1} are payable once you are billed. We email you then, and [your account](/my-account) shows the amount and the due date under your payments. Dues depend on your grade:",
      ),
      table(
        ["Grade", "Annual dues", "Note"],
        ["Regular", "KRW 50,000", "votes at the general assembly"],
        ["Associate", "none", "undergraduate and graduate students"],
        ["Institutional", "KRW 300,000", "five copies of the journal"],
        ["Lifetime and honorary", "none", "–"],
      ),
      h2("Account"),
      p(
        "The office has moved to another branch of its bank, so the account changes as well. Your account shows the new one under your payments, with the amount, once you are billed. **The Society never gives an account by telephone or text message.** If in doubt, please ask the office first.",
      ),
      ul(
        "Please send your dues under your member name.",
        "As soon as a payment is confirmed, your account has the receipt under your payments.",
        "In a difficult year, please tell the office. Article 11 of the bylaws allows a reduction, and no reason is asked for.",
      ),
    ],
  },
  {
    ago: 36,
    tag: "members",
    en: [
      "Call for interpreters: joint symposium in Norvale",
      p(
        "Norvale University and the Society are holding a joint symposium on translation and migration on {fri+100} and {sat+100}. We are looking for four interpreters to work between Korean, English and Norvalian Sign Language.",
      ),
      table(
        ["", "Details"],
        ["Work", "two days, two teams of two; papers available ten days ahead"],
        ["Terms", "travel, lodging and the Society’s standard fee"],
        ["Rest", "thirty-minute turns and a free morning after arrival"],
      ),
      p(
        "Please send a short note about a difficult hour in your working life, and what you learned from it, to exchange@example.org by {fri+28}. Members and non-members are equally welcome. The symposium’s working language is English, which is why this call has no Korean version.",
      ),
    ],
  },
  {
    ago: 88,
    tag: "members",
    ko: [
      "회원 등급 변경 신청과 심사 일정",
      p(
        "준회원에서 정회원으로, 일반회원에서 준회원으로 바꾸려는 분은 신청해 주십시오. 심사는 두 달에 한 번 합니다.",
      ),
      ol(
        "[내 계정](/my-account)에서 소속과 최종 학위 기관이 맞는지 확인합니다.",
        "증명 서류 한 가지(재학 증명서, 경력 증명서, 출간한 번역서의 판권 면 가운데 하나)를 사무국에 보냅니다.",
        "심사위원 두 사람이 확인하고, 결과를 이메일로 알려 드립니다.",
      ),
      p("이번 심사의 마감은 {fri+14}, 결과 통보는 {fri+35}입니다."),
    ],
    en: [
      "Changing your membership grade: how and when",
      p(
        "To move from associate to regular membership, or from general to associate, please apply. Applications are reviewed every two months.",
      ),
      ol(
        "Check your affiliation and the institution of your final degree under [My Account](/my-account).",
        "Send the office one document: proof of enrolment, proof of practice, or the imprint page of a translation you have published.",
        "Two reviewers look at it, and you hear the result by email.",
      ),
      p("This round closes on {fri+14}; results follow by {fri+35}."),
    ],
  },
  {
    ago: 108,
    tag: "members",
    ko: [
      "해외 회원을 위한 야간 상담: 매달 첫째 목요일",
      p(
        "시차 때문에 사무국에 연락하기 어려운 해외 회원을 위해 매달 첫째 목요일 21:00–23:00(KST)에 화상 상담을 엽니다. 회원 가입, 학술지 투고, KITEC 응시에 관해 물으실 수 있습니다.",
      ),
      p("첫 상담은 {thu+10}입니다. 접속 주소는 신청하신 분께 보내 드립니다."),
    ],
    en: [
      "Late office hours for members abroad: first Thursday of the month",
      p(
        "For members whose day is our night, the office answers by video on the first Thursday of every month, 21:00–23:00 KST: membership, submissions to the journal, KITEC.",
      ),
      p("We begin on {thu+10}. Write to us for the link."),
    ],
  },
  {
    ago: 180,
    tag: "members",
    ko: [
      "회원 동정과 새 책 소식을 보내 주십시오",
      p(
        "소식지에 실을 회원의 새 번역서, 임용, 수상 소식을 기다립니다. 번역서는 표지보다 **옮긴이의 말** 한 단락을 함께 보내 주시면 더 반갑습니다.",
      ),
      p(
        "{fri+14}까지 news@example.org 로 보내 주십시오. 부고와 투병 소식도 가족의 뜻에 따라 조심스럽게 전합니다.",
      ),
    ],
    en: [
      "Tell us your news",
      p(
        "The newsletter would like to hear of members’ new translations, appointments and prizes. With a book, send us a paragraph of your **translator’s note** rather than the cover.",
      ),
      p(
        "Please write to news@example.org by {fri+14}. News of illness or bereavement is passed on with care, as families wish.",
      ),
    ],
  },
  {
    ago: 251,
    tag: "members",
    ko: [
      "기관회원 열람 서비스와 담당자 등록",
      p(
        "기관회원인 대학과 연구소는 소속 구성원 누구나 세미나에 회원 참가비로 참여할 수 있습니다. 담당자가 바뀐 기관은 사무국에 알려 주십시오.",
      ),
      table(
        ["기관", "가입"],
        ["온누리대학교 통번역대학원", "창립 기관"],
        ["가람대학교 번역학과", "8년"],
        ["누리말 연구소", "3년"],
      ),
    ],
  },
  {
    ago: 362,
    tag: "members",
    ko: [
      "대학원생 회원을 위한 논문 짝 맺기",
      p(
        "같은 주제를 다른 언어로 공부하는 대학원생 두 사람을 짝지어 드립니다. 한 학기 동안 서로의 초고를 세 번 읽어 주는 약속입니다. 지난 학기에는 열한 쌍이 함께했습니다.",
      ),
      p("주제, 언어, 원하는 요일을 {fri+21}까지 알려 주십시오."),
    ],
    en: [
      "Thesis partners for graduate students",
      p(
        "We pair graduate students who work on the same subject in different languages. For one term, partners promise to read three drafts of each other’s work. Eleven pairs did so last term.",
      ),
      p("Tell us your subject, your languages and the weekday that suits you by {fri+21}."),
    ],
  },
  {
    ago: 477,
    tag: "members",
    ko: [
      "회원 설문 결과: 우리는 무엇으로 먹고사는가",
      p(
        "회원 412명이 답한 설문의 결과를 나눕니다. 번역만으로 생활하는 회원은 셋 가운데 하나였고, 절반 이상이 가르치는 일을 함께 하고 있었습니다.",
      ),
      h2("몇 가지 숫자"),
      ul(
        "지난 3년 사이 단가가 올랐다 9%, 그대로다 48%, 내렸다 43%",
        "기계번역 후편집을 맡아 본 적이 있다 71%",
        "계약서 없이 일한 적이 있다 58%",
        "이 일을 다음 세대에 권하겠다 64%",
      ),
      p(
        "마지막 숫자의 이유를 적은 글이 예순 편 넘게 모였습니다. 그 가운데 열 편을 소식지에 차례로 싣습니다.",
      ),
    ],
    en: [
      "Members’ survey: how do we make a living?",
      p("412 members answered. One in three lives by translation alone; more than half also teach."),
      h2("Some figures"),
      ul(
        "Rates over the past three years: risen 9%, unchanged 48%, fallen 43%",
        "Have done post-editing of machine translation: 71%",
        "Have worked without a contract: 58%",
        "Would recommend the profession to the next generation: 64%",
      ),
      p(
        "More than sixty of you wrote down the reason for that last answer. Ten of these texts will appear in the newsletter, one by one.",
      ),
    ],
  },
];
