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
        "{amount}을 {until}까지 보내 주시면 신청이 확정됩니다. 계좌와 입금자명은 내 계정의 납부 내역에 있습니다.",
      ],
    },
    EN: {
      subject: "We have your application: {program}",
      paragraphs: [
        "We have your application for “{program}”.",
        "Please send {amount} by {until}; then your seat is confirmed. The account and the name to send it under are in My account, under Payments.",
      ],
    },
  },
  APPLICATION_CONFIRMED: {
    KO: {
      subject: "신청이 확정되었습니다: {program}",
      paragraphs: ["'{program}' 신청이 확정되었습니다. 자리가 마련되어 있습니다."],
    },
    EN: {
      subject: "Your seat is confirmed: {program}",
      paragraphs: ["Your application for “{program}” is confirmed. Your seat is kept for you."],
    },
  },
  APPLICATION_WAITLISTED: {
    KO: {
      subject: "대기자로 접수되었습니다: {program}",
      paragraphs: [
        "'{program}'의 정원이 찼습니다. 대기자 명단에 올려 두었으며, 자리가 나면 신청하신 순서대로 알려 드립니다.",
      ],
    },
    EN: {
      subject: "You are on the waiting list: {program}",
      paragraphs: [
        "“{program}” is full. You are on the waiting list; when a seat becomes free we write to people in the order in which they applied.",
      ],
    },
  },
  APPLICATION_OFFERED: {
    KO: {
      subject: "자리가 났습니다: {program}",
      paragraphs: [
        "'{program}'에 자리가 났습니다. {until}까지 내 계정의 신청 내역에서 받아 주세요. 그 뒤에는 다음 분께 넘어갑니다.",
      ],
    },
    EN: {
      subject: "A seat is free: {program}",
      paragraphs: [
        "A seat in “{program}” is free for you. Please take it by {until}, in My account under Applications; after that it goes to the next person.",
      ],
    },
  },
  APPLICATION_WITHDRAWN: {
    KO: {
      subject: "신청을 취소하셨습니다: {program}",
      paragraphs: [
        "'{program}' 신청이 취소되었습니다.",
        "돌려 드릴 금액은 {amount}입니다. 사무국에서 처리하는 대로 알려 드립니다.",
      ],
    },
    EN: {
      subject: "You withdrew your application: {program}",
      paragraphs: [
        "Your application for “{program}” was withdrawn.",
        "You get {amount} back; we write to you as soon as the office has sent it.",
      ],
    },
  },
  APPLICATION_CANCELLED: {
    KO: {
      subject: "신청이 취소되었습니다: {program}",
      paragraphs: [
        "'{program}' 신청이 취소되었습니다.",
        "사유: {reason}",
        "돌려 드릴 금액은 {amount}입니다. 사무국에서 처리하는 대로 알려 드립니다.",
      ],
    },
    EN: {
      subject: "Your application was cancelled: {program}",
      paragraphs: [
        "Your application for “{program}” was cancelled.",
        "Reason: {reason}",
        "You get {amount} back; we write to you as soon as the office has sent it.",
      ],
    },
  },
  PROGRAM_MESSAGE: {
    KO: { subject: "{subject}", paragraphs: ["'{program}'에 신청하신 분께 드립니다.", "{message}"] },
    EN: { subject: "{subject}", paragraphs: ["To those who applied for “{program}”:", "{message}"] },
  },
};
