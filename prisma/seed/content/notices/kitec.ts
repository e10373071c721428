// Notices about the KITEC examination.
import type { PostSource } from "#prisma/seed/content/post-source.ts";
import { figure, h2, ol, p, quote, table, ul } from "#prisma/seed/document.ts";

export const kitec: readonly PostSource[] = [
  {
    ago: 7,
    tag: "kitec",
    ko: [
      "{year}년 제2회 KITEC 합격자 발표 및 성적 확인 방법",
      p(
        "{month-1}에 시행한 {year}년 제2회 KITEC(번역·통역 능력 평가)의 합격자를 아래와 같이 발표합니다. 응시해 주신 모든 분께 감사드립니다.",
      ),
      h2("성적 확인"),
      p("점수와 판정은 내 계정의 신청 화면에서 볼 수 있습니다."),
      table(
        ["부문", "응시", "합격", "합격률"],
        ["번역", "43명", "19명", "44.2%"],
        ["통역", "18명", "7명", "38.9%"],
      ),
      h2("이의 신청"),
      ul(
        "기간: {day+0} 10:00 – {day+7} 18:00 (KST)",
        "방법: 이의 신청서에 사유를 적어 kitec@example.org 로 제출",
        "답변: 접수일로부터 7일 이내 개별 안내",
      ),
      quote("채점은 한 답안을 두 사람이 따로 하고, 점수 차가 크면 세 번째 채점자가 참여합니다."),
    ],
    attachments: [
      {
        name: "제2회 KITEC 합격자 명단.pdf",
        title: "제2회 KITEC 합격자 명단(수험 번호)",
        lines: [
          "번역 부문: 2-1003, 2-1007, 2-1012, 2-1015, 2-1021, 2-1028, 2-1033",
          "통역 부문: 2-2002, 2-2009, 2-2011, 2-2018",
          "",
          "이 명단은 시연용으로 만든 것이며 전체 명단이 아닙니다.",
        ],
      },
      {
        name: "이의 신청서 양식.pdf",
        title: "KITEC 성적 이의 신청서",
        lines: [
          "수험 번호: ________________________",
          "이름: ________________________",
          "부문: [ ] 번역  [ ] 통역",
          "",
          "이의가 있는 문항과 사유:",
          "______________________________________________",
          "______________________________________________",
        ],
      },
    ],
  },
  {
    ago: 69,
    tag: "kitec",
    ko: [
      "제2회 KITEC 시행 안내: 준비물, 입실 시각, 시험 중 유의 사항",
      p(
        "제2회 KITEC을 {sat+14}에 서울과 부산 두 곳에서 시행합니다. 수험표는 메일과 내 계정의 신청 화면에서 PDF로 받습니다. 시험장을 다시 한번 확인해 주십시오.",
      ),
      table(
        ["부문", "입실", "시험"],
        ["번역", "09:30", "10:00–12:00"],
        ["통역(서울)", "개별 안내", "13:30–16:00, 한 사람 20분"],
      ),
      h2("가져올 것"),
      ul(
        "신분증과 수험표",
        "번역 부문은 종이 사전 두 권까지(전자사전과 휴대전화는 쓸 수 없습니다)",
        "손목시계, 필기구",
      ),
      h2("편의 제공"),
      p(
        "시험 시간 연장, 확대 문제지, 별도 고사실이 필요한 분은 {fri+7}까지 알려 주십시오. 진단서 대신 본인의 설명으로도 신청할 수 있습니다. 아이에게 젖을 먹이는 분께는 쉬는 시간을 따로 드립니다.",
      ),
      quote("늦어도 괜찮다는 말씀은 드리지 못합니다. 다만 시험 시작 뒤 15분까지는 들어오실 수 있습니다."),
    ],
    en: [
      "Second KITEC session: what to bring, when to arrive",
      p(
        "The second KITEC session takes place on {sat+14} in Seoul and Busan. Get your admission slip as a PDF by email or from the application in your account, and check the place once more.",
      ),
      table(
        ["Part", "Doors", "Examination"],
        ["Translation", "09:30", "10:00–12:00"],
        ["Interpretation (Seoul)", "by appointment", "13:30–16:00, 20 minutes each"],
      ),
      h2("What to bring"),
      ul(
        "An identity document and your admission slip",
        "For translation up to two printed dictionaries (no electronic dictionaries or telephones)",
        "A watch and something to write with",
      ),
      h2("If you need something else"),
      p(
        "If you need more time, large print or a room of your own, tell us by {fri+7}. Your own explanation is enough; no medical certificate is required. Nursing mothers are given breaks.",
      ),
      quote(
        "We cannot say that it does not matter to be late. But you may still come in during the first fifteen minutes.",
      ),
    ],
  },
  {
    ago: 142,
    tag: "kitec",
    ko: [
      "제2회 KITEC 원서 접수",
      p("접수 기간은 시험 안내에 있습니다. 시험장 좌석은 접수한 차례로 정해집니다."),
      table(["구분", "응시료"], ["번역", "80,000원"], ["통역", "80,000원"]),
      p("시험 7일 전까지 취소하면 전액을, 3일 전까지 취소하면 절반을 환불합니다."),
    ],
    en: [
      "Second KITEC session: applications",
      p(
        "The details of the session say from when and until when you can apply. Seats are given in the order of application.",
      ),
      table(["", "Fee"], ["Translation", "₩80,000"], ["Interpretation", "₩80,000"]),
      p("Cancel seven days ahead for a full refund, three days ahead for half."),
    ],
  },
  {
    ago: 193,
    tag: "kitec",
    ko: [
      "{year}년 제1회 KITEC 결과와 출제위원회의 총평",
      p(
        "제1회 시험에는 번역 부문 188명, 통역 부문 74명이 응시했습니다. 문항별 점수와 함께 출제위원회의 총평을 싣습니다.",
      ),
      figure("certificate", "합격증에는 부문과 언어쌍, 확인 번호가 적힙니다."),
      h2("번역 부문"),
      p(
        "한국어에서 외국어로 옮기는 문제에서는 **생략된 주어를 누구로 볼 것인가**에서 답이 갈렸습니다. 앞 단락을 다시 읽은 답안은 대부분 맞게 옮겼습니다. 외국어에서 한국어로 옮기는 문제에서는 낱말은 맞지만 아무도 그렇게 말하지 않는 문장이 많았습니다.",
      ),
      h2("통역 부문"),
      p(
        "수치가 세 개 이상 나오는 대목에서 점수 차가 가장 컸습니다. 수치를 하나 놓쳤을 때 솔직하게 “수치는 다시 확인해 드리겠습니다”라고 통역한 응시자에게는 감점을 줄였습니다. 지어낸 숫자는 빠진 숫자보다 크게 감점합니다.",
      ),
      h2("다음 응시자에게"),
      ol(
        "원문을 두 번 읽고 시작하십시오.",
        "제출하기 전 5분은 번역문만 읽으십시오.",
        "모르는 낱말은 설명하십시오. 비워 두지 마십시오.",
      ),
    ],
    en: [
      "First KITEC session {year}: results and remarks of the examiners",
      p(
        "188 people sat the translation part and 74 the interpretation part. Together with the scores we publish the examiners’ remarks.",
      ),
      figure("certificate", "A certificate names the part, the language pair and a number to verify it by."),
      h2("Translation"),
      p(
        "From Korean, answers parted over **who the missing subject was**. Those who had gone back to the paragraph before mostly found it. Into Korean, many sentences had every word right and were still nothing anybody would say.",
      ),
      h2("Interpretation"),
      p(
        "Scores differed most where three or more figures came together. Candidates who had missed one and said so (“I will confirm the figure”) lost little. An invented number costs more than a missing one.",
      ),
      h2("For those who come next"),
      ol(
        "Read the source text twice before you begin.",
        "Spend the last five minutes reading your translation only.",
        "Explain a word you do not know. Do not leave a gap.",
      ),
    ],
    koChangedAfter: 6,
  },
  {
    ago: 281,
    tag: "kitec",
    ko: [
      "KITEC 채점위원 위촉과 채점 기준 공개",
      p(
        "올해의 채점위원 서른두 명을 위촉했습니다. 응시자가 무엇으로 평가받는지 알 수 있도록 채점 기준 전체를 공개합니다.",
      ),
      table(
        ["기준", "번역", "통역"],
        ["뜻의 정확함", "40", "40"],
        ["도착어의 자연스러움", "25", "20"],
        ["갈래와 상황에 맞는 말투", "20", "15"],
        ["맞춤법과 형식", "15", "–"],
        ["전달(목소리, 속도, 시선)", "–", "25"],
      ),
    ],
    en: [
      "KITEC: examiners appointed, criteria published",
      p(
        "Thirty-two examiners have been appointed for this year. So that candidates know what they are assessed by, we publish all criteria.",
      ),
      table(
        ["Criterion", "Translation", "Interpretation"],
        ["Accuracy of meaning", "40", "40"],
        ["Naturalness in the target language", "25", "20"],
        ["Register fit for genre and situation", "20", "15"],
        ["Spelling and form", "15", "–"],
        ["Delivery (voice, pace, eye contact)", "–", "25"],
      ),
    ],
  },
  {
    ago: 417,
    tag: "kitec",
    ko: [
      "KITEC 시험장 추가: 부산 가람대학교",
      p(
        "다음 회부터 부산에서도 KITEC을 볼 수 있습니다. 시험장은 가람대학교 인문관이며, 번역과 통역 두 부문을 모두 시행합니다.",
      ),
      p("남쪽 지역 응시자는 새벽 기차를 타지 않으셔도 됩니다. 오래 기다려 주셔서 고맙습니다."),
    ],
    en: [
      "KITEC in Busan: Garam University",
      p(
        "From the next session on KITEC can also be taken in Busan, in the humanities building of Garam University. Translation and interpreting are both held there.",
      ),
      p(
        "Candidates in the south no longer have to catch the train before dawn. Thank you for your patience.",
      ),
    ],
  },
];
