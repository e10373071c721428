// About the account itself.
import { type Letters, LINK } from "./letter-words.ts";

export const ACCOUNT_LETTERS: Letters<
  "PASSWORD_RESET" | "PASSWORD_CHANGED" | "EMAIL_PROOF" | "EMAIL_CHANGED" | "ACCOUNT_WITHDRAWN"
> = {
  PASSWORD_RESET: {
    KO: {
      subject: "비밀번호 재설정",
      paragraphs: [
        "비밀번호를 새로 정하려면 아래 링크를 열어 주세요. 링크는 30분 동안 한 번만 쓸 수 있습니다.",
        LINK,
        "직접 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.",
      ],
    },
    EN: {
      subject: "Reset your password",
      paragraphs: [
        "To choose a new password, open the link below. It can be used once, within 30 minutes.",
        LINK,
        "If you did not ask for this, you can ignore this email. Your password stays as it is.",
      ],
    },
  },
  PASSWORD_CHANGED: {
    KO: {
      subject: "비밀번호가 바뀌었습니다",
      paragraphs: [
        "회원 계정의 비밀번호가 바뀌었고, 다른 기기에서는 모두 로그아웃되었습니다.",
        "직접 바꾸지 않으셨다면 로그인 화면의 '비밀번호를 잊으셨나요?'에서 바로 새 비밀번호를 정하고 사무국에 알려 주세요.",
      ],
    },
    EN: {
      subject: "Your password was changed",
      paragraphs: [
        "Your password was changed, and you were signed out on every other device.",
        "If this was not you, choose a new password right away through “Forgot your password?” on the log-in page, and tell the office.",
      ],
    },
  },
  EMAIL_PROOF: {
    KO: {
      subject: "이메일 주소 확인",
      paragraphs: [
        "이 이메일 주소가 본인의 것임을 확인하려면 아래 링크를 열어 주세요. 링크는 24시간 동안 한 번만 쓸 수 있습니다.",
        LINK,
        "직접 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다.",
      ],
    },
    EN: {
      subject: "Confirm your email address",
      paragraphs: [
        "To confirm that this address is yours, open the link below. It can be used once, within 24 hours.",
        LINK,
        "If you did not ask for this, you can ignore this email.",
      ],
    },
  },
  EMAIL_CHANGED: {
    KO: {
      subject: "이메일 주소가 바뀌었습니다",
      paragraphs: [
        "회원 계정의 이메일 주소가 다른 주소로 바뀌었습니다. 앞으로 이 주소로는 로그인할 수 없습니다.",
        "직접 바꾸지 않으셨다면 바로 사무국에 알려 주세요.",
      ],
    },
    EN: {
      subject: "Your email address was changed",
      paragraphs: [
        "The email address of your account was changed. You can no longer sign in with this one.",
        "If this was not you, please tell the office right away.",
      ],
    },
  },
  ACCOUNT_WITHDRAWN: {
    KO: {
      subject: "탈퇴가 처리되었습니다",
      paragraphs: [
        "회원 탈퇴가 처리되어 더는 로그인하실 수 없습니다. 개인정보는 30일 뒤에 지워집니다. 납부 기록은 법에 따라 납부자 이름과 함께 보관하며, 계정과는 연결되지 않습니다.",
        "실수로 탈퇴하셨다면 30일 안에 사무국에 알려 주세요. 계정을 되살려 드립니다.",
      ],
    },
    EN: {
      subject: "Your account was closed",
      paragraphs: [
        "Your account was closed, and you can no longer sign in. Your personal data will be erased in 30 days. As the law requires, records of payments are kept under the payer’s name, but no longer linked to an account.",
        "If this was a mistake, tell the office within 30 days, and your account can be restored.",
      ],
    },
  },
};
