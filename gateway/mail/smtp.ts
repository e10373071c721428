// The connection to the mail server of SMTP_URL.
import type { Transporter } from "nodemailer";
import { mailedCalendar } from "#gateway/calendar/mailed-calendar.ts";
import type { Config } from "#gateway/start/config.ts";
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { SITE } from "#schema/core/mail/compose-mail.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { mailHtml } from "./mail-html.ts";

interface OutgoingMail {
  readonly id: number;
  readonly toAddress: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** Where its reader ends what was agreed to; null: it is about nothing that could be ended. */
  readonly optOut?: string | null;
  /** The program whose calendar file goes with it, as the program is `now`. */
  readonly calendarOfId: number | null;
  readonly now: Date;
}

export interface Smtp {
  /** Resolves once the server has taken the mail; rejects with what `describeSmtpError` reads. */
  send(mail: OutgoingMail): Promise<void>;
}

/** Milliseconds; an attempt is over well before its lease (send-mails.ts). */
const TIMES = { connectionTimeout: "10000", greetingTimeout: "10000", socketTimeout: "20000" };

export function createSmtp({ smtpUrl, publicUrl }: { smtpUrl: string } & Pick<Config, "publicUrl">): Smtp {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(TIMES)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  // Loaded with the first mail: most sites without a mail server never need it.
  let transport: Promise<Transporter> | undefined;
  const open = async () => (await import("nodemailer")).createTransport(url.href);
  const { hostname: host, origin } = new URL(publicUrl);
  const user = decodeURIComponent(url.username);
  return {
    send: async (mail) => {
      const settings = await readSettings(db);
      const name = textIn({ ko: settings.nameKo, en: settings.nameEn }, mail.language);
      // Many servers take mail only from the address that signs in, unless the office knows better; answers go to the office all
      // the same.
      const from =
        settings.mailSender ?? (user.includes("@") ? user : (settings.email ?? `no-reply@${host}`));
      const text = mail.text.replaceAll(SITE, origin);
      const calendar =
        mail.calendarOfId === null
          ? null
          : await mailedCalendar(mail.calendarOfId, {
              publicUrl: origin,
              language: mail.language,
              now: mail.now,
            });
      transport ??= open();
      await (await transport).sendMail({
        from: { name, address: from },
        ...(settings.email ? { replyTo: settings.email } : {}),
        to: { name: "", address: mail.toAddress },
        subject: mail.subject,
        text,
        html: mailHtml({ ...mail, text }),
        ...(calendar ? { icalEvent: { ...calendar } } : {}),
        // The same for every attempt: a receiver can tell that it has it already.
        messageId: `<mail-${mail.id}@${host}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          "Content-Language": mail.language.toLowerCase(),
          ...(mail.optOut ? oneClick(mail.optOut) : {}),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

/** RFC 8058: mail programs end it by one POST to the address, which opens as a page otherwise. */
const oneClick = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

interface SmtpFailure {
  /** For the office; may hold the address. Never logged. */
  readonly words: string;
  /** For the log: a code without anything personal. */
  readonly code: string;
  /** The server will never take it: there is no such address, say. */
  readonly isFinal: boolean;
  /** It said so of the recipient. */
  readonly isBounce: boolean;
}

const WORDS_MAX_LENGTH = 500;
const REFUSED_FOR_GOOD = 500;

export function describeSmtpError(error: unknown): SmtpFailure {
  if (!(error instanceof Error)) return { words: "", code: "UNKNOWN", isFinal: false, isBounce: false };
  const name = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const answer = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0;
  const isRefused = answer >= REFUSED_FOR_GOOD;
  return {
    words: error.message.slice(0, WORDS_MAX_LENGTH),
    code: answer > 0 ? `${name} ${answer}` : name,
    // A refused sign-in (EAUTH) is the settings' fault and may be mended.
    isFinal: (name === "EENVELOPE" || name === "EMESSAGE") && isRefused,
    isBounce: name === "EENVELOPE" && isRefused && "command" in error && error.command === "RCPT TO",
  };
}
