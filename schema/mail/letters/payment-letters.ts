// About money.
import type { Letters } from "./letter-words.ts";

export const PAYMENT_LETTERS: Letters<
  "PAYMENT_ASKED" | "PAYMENT_PAID" | "PAYMENT_EXPIRED" | "PAYMENT_REFUNDED"
> = {
  PAYMENT_ASKED: {
    KO: {
      subject: "납부 안내: {subject}",
      paragraphs: [
        "'{subject}' {amount}의 납부를 안내드립니다.",
        "납부 기한은 {until}입니다.",
        "계좌: {transfer}",
        "입금자명: {depositor}",
        "계좌와 입금자명은 {place}에 있습니다.",
      ],
    },
    EN: {
      subject: "How to pay: {subject}",
      paragraphs: [
        "Please send {amount} for “{subject}”.",
        "It is due by {until}.",
        "Account: {transfer}",
        "Name to send it under: {depositor}",
        "The account and the name to send it under are in {place}.",
      ],
    },
  },
  PAYMENT_PAID: {
    KO: {
      subject: "납부가 확인되었습니다: {subject}",
      paragraphs: [
        "'{subject}' {amount}의 납부가 확인되었습니다.",
        "납부확인서는 {place}에서 받으실 수 있습니다.",
      ],
    },
    EN: {
      subject: "Your payment has arrived: {subject}",
      paragraphs: ["We have received {amount} for “{subject}”.", "The receipt is in {place}."],
    },
  },
  PAYMENT_EXPIRED: {
    KO: {
      subject: "납부 기한이 지났습니다: {subject}",
      paragraphs: [
        "'{subject}' {amount}의 납부 기한이 지났습니다. 여기에 딸린 신청이 있으면 함께 취소되었습니다.",
        "이미 보내셨다면 사무국에 알려 주세요. 보내신 돈은 없어지지 않습니다.",
      ],
    },
    EN: {
      subject: "The deadline has passed: {subject}",
      paragraphs: [
        "The deadline for {amount} for “{subject}” has passed, and what depended on it was cancelled.",
        "If you have already sent it, tell the office: no money is lost.",
      ],
    },
  },
  PAYMENT_REFUNDED: {
    KO: { subject: "환불해 드렸습니다: {subject}", paragraphs: ["'{subject}' {amount}을 돌려 드렸습니다."] },
    EN: { subject: "Your refund: {subject}", paragraphs: ["We have sent back {amount} for “{subject}”."] },
  },
};
