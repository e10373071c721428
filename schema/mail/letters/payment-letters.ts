// About money.
import type { Letters } from "./letter-words.ts";

export const PAYMENT_LETTERS: Letters<
  | "PAYMENT_ASKED"
  | "PAYMENT_PAID"
  | "PAYMENT_PARTLY_PAID"
  | "PAYMENT_EXPIRED"
  | "PAYMENT_TO_RETURN"
  | "PAYMENT_REFUNDED"
  | "PAYMENT_VOIDED"
> = {
  PAYMENT_ASKED: {
    KO: {
      subject: "납부 안내: {subject}",
      paragraphs: [
        "'{subject}' 납부 금액은 {amount}입니다.",
        "납부 기한은 {until}입니다.",
        "입금 계좌: {transfer}",
        "입금자명: {depositor}",
        "입금 계좌와 입금자명은 {place}에서 확인하실 수 있습니다.",
      ],
    },
    EN: {
      subject: "Payment requested: {subject}",
      paragraphs: [
        "Please send {amount} for “{subject}”.",
        "It is due by {until}.",
        "Account: {transfer}",
        "Name to send it under: {depositor}",
        "You will find the account and the name to send it under in {place}.",
      ],
    },
  },
  PAYMENT_PAID: {
    KO: {
      subject: "납부가 확인되었습니다: {subject}",
      paragraphs: [
        "'{subject}' 납부 금액 {amount}의 입금을 확인했습니다.",
        "납부확인서는 {place}에서 받으실 수 있습니다.",
      ],
    },
    EN: {
      subject: "Payment received: {subject}",
      paragraphs: ["We have received {amount} for “{subject}”.", "Your receipt is in {place}."],
    },
  },
  PAYMENT_PARTLY_PAID: {
    KO: {
      subject: "일부 금액이 입금되었습니다: {subject}",
      paragraphs: [
        "'{subject}' 납부 금액 가운데 {amount}의 입금을 확인했습니다. 남은 금액은 {rest}입니다.",
        "남은 금액은 {until}까지 보내 주세요.",
        "입금 계좌: {transfer}",
        "입금자명: {depositor}",
        "입금 계좌와 입금자명은 {place}에서 확인하실 수 있습니다.",
      ],
    },
    EN: {
      subject: "Part of your payment received: {subject}",
      paragraphs: [
        "We have received {amount} for “{subject}”. {rest} is still to come.",
        "Please send the rest by {until}.",
        "Account: {transfer}",
        "Name to send it under: {depositor}",
        "You will find the account and the name to send it under in {place}.",
      ],
    },
  },
  PAYMENT_EXPIRED: {
    KO: {
      subject: "납부 기한이 지났습니다: {subject}",
      paragraphs: [
        "'{subject}' {amount}의 납부 기한이 지났습니다. 이 납부에 연결된 신청이 있었다면 함께 취소되었습니다.",
        "이미 입금하셨다면 사무국에 알려 주세요. 보내신 금액을 확인해 처리해 드립니다.",
      ],
    },
    EN: {
      subject: "The deadline has passed: {subject}",
      paragraphs: [
        "The deadline for paying {amount} for “{subject}” has passed. If an application depended on it, it was cancelled.",
        "If you have already sent the money, please tell the office. It is not lost.",
      ],
    },
  },
  PAYMENT_TO_RETURN: {
    KO: {
      subject: "보내신 금액을 환불해 드립니다: {subject}",
      paragraphs: [
        "'{subject}' 명목으로 {amount}이 입금되었습니다. 이 납부에 연결된 신청은 이미 종료되었습니다.",
        "{returnedWhole} 전액을 환불해 드립니다.",
        "환불 규정에 따라 {returned}을 환불해 드립니다.",
        "환불받으실 계좌를 {refundPlace}에 적어 주세요.",
        "사무국에서 송금하는 대로 다시 알려 드립니다.",
      ],
    },
    EN: {
      subject: "Your money will be returned: {subject}",
      paragraphs: [
        "We have received {amount} for “{subject}”. Your application had already ended.",
        "All of it, {returnedWhole}, will be returned to you.",
        "By our refund rules, {returned} of it will be returned to you.",
        "Please tell us which account it should go to, in {refundPlace}.",
        "We will write to you again as soon as the office has sent it.",
      ],
    },
  },
  PAYMENT_REFUNDED: {
    KO: {
      subject: "환불해 드렸습니다: {subject}",
      paragraphs: ["'{subject}' 납부 금액 가운데 {amount}을 환불해 드렸습니다."],
    },
    EN: {
      subject: "Refund sent: {subject}",
      paragraphs: ["We have refunded {amount} for “{subject}”."],
    },
  },
  PAYMENT_VOIDED: {
    KO: {
      subject: "납부가 취소되었습니다: {subject}",
      paragraphs: [
        "사무국에서 '{subject}' 납부 건({amount})을 취소했습니다. 더 내실 금액은 없습니다.",
        "입금으로 기록했던 {booked}도 함께 취소했습니다.",
        "이미 보내신 금액이 있으면 사무국에 알려 주세요.",
      ],
    },
    EN: {
      subject: "Payment cancelled: {subject}",
      paragraphs: [
        "The office has cancelled the payment of {amount} for “{subject}”. There is nothing more for you to pay.",
        "{booked} that had been recorded as received was taken off again.",
        "If you have sent money for it, please tell the office.",
      ],
    },
  },
};
