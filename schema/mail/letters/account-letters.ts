// About the account itself.
import { type Letters, LINK } from "./letter-words.ts";

export const ACCOUNT_LETTERS: Letters<
  "PASSWORD_RESET" | "PASSWORD_CHANGED" | "EMAIL_PROOF" | "EMAIL_CHANGED" | "ACCOUNT_WITHDRAWN"
> = {
  PASSWORD_RESET: {
    KO: {
      subject: "비밀번호 재설정",
      paragraphs: [
        "비밀번호를 새로 정하려면 아래 주소를 열어 주세요. 이 주소는 30분 동안 한 번만 쓸 수 있습니다.",
        LINK,
        "요청하신 적이 없다면 이 메일을 지우셔도 됩니다. 비밀번호는 그대로입니다.",
      ],
    },
    EN: {
      subject: "Reset your password",
      paragraphs: [
        "To choose a new password, open the address below. It works once and for 30 minutes.",
        LINK,
        "If you did not ask for this, you can delete this mail. Your password stays as it is.",
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
        "The password of your account was changed, and every other device was signed out.",
        "If it was not you, choose a new password at once under “Forgot your password?” on the log-in page, and tell the office.",
      ],
    },
  },
  EMAIL_PROOF: {
    KO: {
      subject: "이메일 주소 확인",
      paragraphs: [
        "이 주소가 본인의 것임을 확인하려면 아래 주소를 열어 주세요. 이 주소는 24시간 동안 한 번만 쓸 수 있습니다.",
        LINK,
        "요청하신 적이 없다면 이 메일을 지우셔도 됩니다.",
      ],
    },
    EN: {
      subject: "Confirm your e-mail address",
      paragraphs: [
        "To confirm that this address is yours, open the link below. It works once and for 24 hours.",
        LINK,
        "If you did not ask for this, you can delete this mail.",
      ],
    },
  },
  EMAIL_CHANGED: {
    KO: {
      subject: "이메일 주소가 바뀌었습니다",
      paragraphs: [
        "회원 계정의 이메일 주소가 다른 주소로 바뀌었습니다. 앞으로 이 주소로는 로그인할 수 없습니다.",
        "직접 바꾸지 않으셨다면 곧바로 사무국에 알려 주세요.",
      ],
    },
    EN: {
      subject: "Your e-mail address was changed",
      paragraphs: [
        "The e-mail address of your account was changed to another one. You can no longer sign in with this address.",
        "If it was not you, tell the office at once.",
      ],
    },
  },
  ACCOUNT_WITHDRAWN: {
    KO: {
      subject: "탈퇴가 처리되었습니다",
      paragraphs: [
        "회원 탈퇴가 처리되어 더는 로그인할 수 없습니다. 개인정보는 30일 뒤에 지워지고, 납부 기록은 이름과 이어지지 않은 채로 보관됩니다.",
        "실수로 탈퇴하셨다면 30일 안에 사무국에 알려 주세요.",
      ],
    },
    EN: {
      subject: "Your account was closed",
      paragraphs: [
        "Your account was closed and can no longer be used to sign in. Personal data is erased in 30 days; records of payments are kept, no longer linked to you.",
        "If this was a mistake, tell the office within 30 days.",
      ],
    },
  },
};
