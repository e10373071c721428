// About applications for seminars, courses and the exam.
import type { Letters } from "./letter-words.ts";

export const APPLICATION_LETTERS: Letters<
  | "APPLICATION_RECEIVED"
  | "APPLICATION_CONFIRMED"
  | "APPLICATION_WAITLISTED"
  | "APPLICATION_OFFERED"
  | "APPLICATION_WITHDRAWN"
  | "APPLICATION_CANCELLED"
  | "PROGRAM_MESSAGE"
> = {
  APPLICATION_RECEIVED: {
    KO: {
      subject: "신청이 접수되었습니다: {program}",
      paragraphs: [
        "'{program}' 신청이 접수되었습니다.",
        "{until}까지 {amount}을 입금해 주시면 신청이 확정됩니다. 입금 계좌와 입금자명은 내 계정의 납부 내역에서 확인하실 수 있습니다.",
      ],
    },
    EN: {
      subject: "Application received: {program}",
      paragraphs: [
        "We have received your application for “{program}”.",
        "Please send {amount} by {until} to confirm your seat. You will find the account and the name to send it under in My account, under Payments.",
      ],
    },
  },
  APPLICATION_CONFIRMED: {
    KO: {
      subject: "신청이 확정되었습니다: {program}",
      paragraphs: [
        "'{program}' 신청이 확정되었습니다. 일정과 장소는 내 계정의 신청 내역에서 확인하실 수 있습니다.",
      ],
    },
    EN: {
      subject: "Your seat is confirmed: {program}",
      paragraphs: [
        "Your application for “{program}” is confirmed, and a seat is kept for you. You will find the date and place in My account, under Applications.",
      ],
    },
  },
  APPLICATION_WAITLISTED: {
    KO: {
      subject: "대기자로 접수되었습니다: {program}",
      paragraphs: [
        "'{program}' 정원이 모두 차서 대기자로 접수해 드렸습니다. 자리가 나면 신청하신 순서대로 이메일로 알려 드립니다.",
      ],
    },
    EN: {
      subject: "You are on the waiting list: {program}",
      paragraphs: [
        "“{program}” is full, so you are on the waiting list. When a seat becomes free, we offer it to people in the order in which they applied.",
      ],
    },
  },
  APPLICATION_OFFERED: {
    KO: {
      subject: "자리가 났습니다: {program}",
      paragraphs: [
        "'{program}'에 자리가 났습니다. {until}까지 내 계정의 신청 내역에서 참가 여부를 알려 주세요. 기한이 지나면 다음 분께 넘어갑니다.",
      ],
    },
    EN: {
      subject: "A seat is free: {program}",
      paragraphs: [
        "A seat for “{program}” is now free for you. Please accept it by {until} in My account, under Applications. After that it goes to the next person.",
      ],
    },
  },
  APPLICATION_WITHDRAWN: {
    KO: {
      subject: "신청이 취하되었습니다: {program}",
      paragraphs: [
        "'{program}' 신청을 취하하셨습니다.",
        "환불 금액은 {amount}입니다. 사무국에서 송금하는 대로 다시 알려 드립니다.",
      ],
    },
    EN: {
      subject: "Application withdrawn: {program}",
      paragraphs: [
        "You have withdrawn your application for “{program}”.",
        "{amount} will be refunded. We will write to you again as soon as the office has sent it.",
      ],
    },
  },
  APPLICATION_CANCELLED: {
    KO: {
      subject: "신청이 취소되었습니다: {program}",
      paragraphs: [
        "'{program}' 신청이 취소되었습니다.",
        "사유: {reason}",
        "환불 금액은 {amount}입니다. 사무국에서 송금하는 대로 다시 알려 드립니다.",
        "환불받으실 계좌를 {refundPlace}에 적어 주세요.",
      ],
    },
    EN: {
      subject: "Application cancelled: {program}",
      paragraphs: [
        "Your application for “{program}” was cancelled.",
        "Reason: {reason}",
        "{amount} will be refunded. We will write to you again as soon as the office has sent it.",
        "Please tell us which account it should go to, in {refundPlace}.",
      ],
    },
  },
  PROGRAM_MESSAGE: {
    KO: { subject: "{subject}", paragraphs: ["'{program}' 신청자께 안내해 드립니다.", "{message}"] },
    EN: {
      subject: "{subject}",
      paragraphs: ["This message is for everyone who applied for “{program}”.", "{message}"],
    },
  },
};
