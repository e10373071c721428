// Questions that the demo site answers. A new site has none.
import type { Prisma } from "#prisma/generated/client.ts";

export const demoFaqs: readonly Prisma.FaqCreateManyInput[] = [
  {
    questionKo: "회원이 되려면 무엇이 필요한가요?",
    questionEn: "What do I need to become a member?",
    answerKo:
      "이메일 주소만 있으면 가입할 수 있습니다.\n\n준회원과 정회원은 소속과 최종 학위를 적고, 사무국이 확인한 뒤에 등급이 바뀝니다.",
    answerEn:
      "An email address is enough to register.\n\nAssociate and regular members also give their affiliation and final degree. The grade counts once the office has confirmed it.",
  },
  {
    questionKo: "회비는 어떻게 내나요?",
    questionEn: "How do I pay the dues?",
    answerKo:
      "내 계정의 납부 내역에 계좌가 나와 있습니다. 보낸 뒤 ‘보냈습니다’를 눌러 주시면 사무국이 확인합니다.",
    answerEn:
      "Your account shows the bank account under your payments. Send the money and press “I have sent it”; the office then confirms it.",
  },
  {
    questionKo: "세미나 신청을 취소하고 환불받을 수 있나요?",
    questionEn: "Can I cancel an application for a seminar and get a refund?",
    answerKo:
      "이 사이트에서 신청하신 행사는 시작되기 전까지 내 계정에서 취소할 수 있습니다. 환불 금액은 취소하는 날에 따라 다르며, 누르기 전에 화면에 나옵니다. 외부 신청서로 신청하신 행사는 그 행사 안내에 적힌 이메일로 취소를 알려 주십시오.",
    answerEn:
      "What you applied for on this site you can cancel in your account until the event starts. The refund depends on the day you cancel; you see it before you press the button. If you applied on an external form, cancel by email to the address given with the event.",
  },
  {
    questionKo: "KITEC 수험표와 결과는 어디에서 보나요?",
    questionEn: "Where do I find my KITEC admission slip and result?",
    answerKo:
      "내 계정의 신청 내역에서 그 신청을 여십시오. 공개일부터 그 화면에서 수험표를 PDF로 받을 수 있고, 메일로도 보내 드립니다. 결과는 사무국이 발표한 시각부터 같은 곳에 나옵니다.",
    answerEn:
      "Open the application in your account. From the announced date on it has your admission slip as a PDF, which you also get by email. The result appears in the same place from the minute the office releases it.",
  },
  {
    questionKo: "영수증을 받을 수 있나요?",
    questionEn: "Can I get a receipt?",
    answerKo: "입금이 확인된 납부에는 영수증이 함께 있습니다. 내 계정에서 열어 인쇄하거나 PDF로 저장하세요.",
    answerEn:
      "Every confirmed payment has a receipt. Open it in your account and print it or save it as a PDF.",
  },
  {
    questionKo: "증명서와 수료증은 어디에서 받나요?",
    questionEn: "Where do I get a certificate?",
    answerKo:
      "내 계정의 ‘증명서’에 회원증명서, 영수증·납부확인서, 참가확인서, 수료증, KITEC 합격증 가운데 지금 받을 수 있는 것이 모두 있습니다. 한국어와 영어 PDF로 바로 받으실 수 있고, 문서에 적힌 주소에서 누구나 진위를 확인할 수 있습니다. KITEC 합격증의 인쇄본은 신청 내역에서 그 시험을 열어 신청하세요.",
    answerEn:
      "‘Certificates’ in your account lists what you can have now: membership, receipts and confirmations of payment, attendance, completion, and KITEC certificates. Each is a PDF in Korean and English, and anybody can verify it at the address printed on it. To have a KITEC certificate printed and posted, open that exam in your applications.",
  },
].map((faq, position) => ({ ...faq, position }));
