// The words of every mail, in both languages, in one place. Plain text; nothing a person typed stands in one, so that nobody
// can make the association say something to somebody else by registering their address.
import type { Language, MailKind } from "#prisma/generated/enums.ts";

/** Stands in a text where the link comes in when the mail is sent. */
export const LINK = "{link}";

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** The body of a letter in paragraphs; greeting and signature are the same for all. */
interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const LETTERS: Readonly<Record<MailKind, Readonly<Record<Language, Words>>>> = {
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
};

const GREETING = { KO: "안녕하세요.", EN: "Hello," } as const;

/** @param association its name in that language */
export function composeLetter(kind: MailKind, language: Language, association: string): Letter {
  const { subject, paragraphs } = LETTERS[kind][language];
  return {
    subject: `[${association}] ${subject}`,
    text: [GREETING[language], ...paragraphs, association].join("\n\n"),
  };
}
