// About the grade a member asked for.
import type { Letters } from "./letter-words.ts";

export const GRADE_LETTERS: Letters<"GRADE_APPROVED" | "GRADE_TO_PAY" | "GRADE_REFUSED"> = {
  GRADE_APPROVED: {
    KO: {
      subject: "회원 등급이 바뀌었습니다: {grade}",
      paragraphs: ["회원 등급이 {grade}으로 바뀌었습니다. 내 계정에서 확인하실 수 있습니다."],
    },
    EN: {
      subject: "Your membership grade: {grade}",
      paragraphs: ["Your membership grade is now “{grade}”. You can see it in My account."],
    },
  },
  GRADE_TO_PAY: {
    KO: {
      subject: "회원 등급 신청이 승인되었습니다: {grade}",
      paragraphs: [
        "{grade} 신청이 승인되었습니다. 회비 {amount}의 입금이 확인되는 대로 등급이 바뀝니다.",
        "납부 기한은 {until}입니다. 입금 계좌와 입금자명은 내 계정의 납부 내역에서 확인하실 수 있습니다.",
      ],
    },
    EN: {
      subject: "Membership approved: {grade}",
      paragraphs: [
        "Your request for the grade “{grade}” was approved. It takes effect as soon as your dues of {amount} have arrived.",
        "They are due by {until}. You will find the account and the name to send them under in My account, under Payments.",
      ],
    },
  },
  GRADE_REFUSED: {
    KO: {
      subject: "회원 등급 신청 결과",
      paragraphs: [
        "죄송하지만 {grade} 신청이 승인되지 않았습니다.",
        "사유: {reason}",
        "궁금한 점은 사무국에 문의해 주세요.",
      ],
    },
    EN: {
      subject: "Your request for another grade",
      paragraphs: [
        "We are sorry: your request for the grade “{grade}” was not approved.",
        "Reason: {reason}",
        "If you have questions, please ask the office.",
      ],
    },
  },
};
