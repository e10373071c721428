// A mailing as one of its readers gets it: in the reader's language, with what is known of the reader.
import type { Tx } from "#prisma/client.ts";
import type { Mailing as MailingRow } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import {
  composeWords,
  type MailDetails,
  type MailFrame,
  type MailText,
  OPT_OUT,
} from "#schema/core/mail/compose-mail.ts";
import { gradeIn, wordsIn } from "#schema/core/mail/mail-words.ts";
import { readFrame } from "#schema/core/mail/write-mail.ts";
import { latinName, NAME_COLUMNS } from "#schema/core/shared/person-name.ts";
import {
  EVENT_FACTS,
  type EventFacts,
  eventDetails,
} from "#schema/programs/applications/application-mails.ts";
import { readNews } from "./mailing-news.ts";
import type { MailingPerson } from "./mailing-people.ts";

type Words = Pick<
  MailingRow,
  "purpose" | "subjectKo" | "subjectEn" | "textKo" | "textEn" | "programId" | "postId" | "issueId"
>;

/** What all its readers share: read once for many. */
interface MailingGround {
  readonly mailing: Words;
  readonly frames: Readonly<Record<Language, MailFrame>>;
  readonly program: EventFacts | null;
  /** What it is about: the values of its placeholders. */
  readonly news: Readonly<Record<Language, MailDetails>> | null;
}

/** Reads what the readers of a mailing share. */
export async function readGround(tx: Tx, mailing: Words): Promise<MailingGround> {
  const frames = { KO: await readFrame(tx, "KO", null), EN: await readFrame(tx, "EN", null) };
  const { programId } = mailing;
  const program =
    programId === null
      ? null
      : await tx.program.findUniqueOrThrow({ where: { id: programId }, select: EVENT_FACTS });
  return { mailing, frames, program, news: await readNews(tx, mailing) };
}

type Reader = Pick<
  MailingPerson,
  "subscriptionId" | "memberId" | "name" | "nameEn" | "language" | "grade" | "isProved"
>;

/** Placed between two languages of one mailing. */
const BETWEEN = "* * *";

/**
 * What a reader gets. Somebody whose language nobody knows gets both, Korean first. What a visitor typed is
 * in none: a name only of who has proved the address (docs/core.md#mail).
 */
export function mailingFor(
  ground: MailingGround,
  reader: Reader,
): MailText & { readonly language: Language } {
  const hasEnglish = ground.mailing.textEn !== "";
  if (reader.language === null && hasEnglish) {
    const [ko, en] = [composed(ground, reader, "KO"), composed(ground, reader, "EN")];
    const text = [ko.text, BETWEEN, en.text].join("\n\n");
    return { language: "KO", ...signed(ground, reader, "KO", { subject: ko.subject, text }) };
  }
  const language = reader.language === "EN" && hasEnglish ? "EN" : "KO";
  return { language, ...signed(ground, reader, language, composed(ground, reader, language)) };
}

function composed(
  { mailing, frames, program, news }: MailingGround,
  reader: Reader,
  language: Language,
): MailText {
  const { memberId, grade, isProved } = reader;
  const name = (language === "EN" ? reader.nameEn : null) ?? reader.name;
  const words =
    language === "EN"
      ? { subject: mailing.subjectEn, text: mailing.textEn }
      : { subject: mailing.subjectKo, text: mailing.textKo };
  return composeWords(
    words,
    language,
    { ...frames[language], reader: isProved ? name : null },
    {
      ...(isProved ? { name } : {}),
      ...(memberId === null ? {} : { number: String(memberId) }),
      ...(grade === null ? {} : { grade: gradeIn(language, grade) }),
      ...(program ? eventDetails(program, language) : {}),
      ...news?.[language],
    },
  );
}

/**
 * A promotion says so in its subject, and at its end how it is ended, in both languages
 * (docs/mailing.md#advertising). What comes by a subscription says how that is ended
 * (docs/mailing.md#subscriptions).
 */
function signed(
  { mailing: { purpose } }: MailingGround,
  { subscriptionId }: Reader,
  language: Language,
  mailing: MailText,
): MailText {
  if (purpose === "SERVICE") {
    if (subscriptionId === null) return mailing;
    return {
      ...mailing,
      text: [mailing.text, wordsIn(language, "mails.endSubscription"), OPT_OUT].join("\n\n"),
    };
  }
  const foot = language === "EN" ? (["EN", "KO"] as const) : (["KO", "EN"] as const);
  return {
    subject: `${wordsIn(language, "mails.promotion")} ${mailing.subject}`,
    text: [mailing.text, ...foot.map((one) => wordsIn(one, "mails.optOut")), OPT_OUT].join("\n\n"),
  };
}

const languagesOf = ({ textEn }: Pick<Words, "textEn">): readonly Language[] =>
  textEn === "" ? ["KO"] : ["KO", "EN"];

/** As somebody reads it whom nobody knows, in each of its languages; nothing of a mailing without words. */
export async function previewsOf(tx: Tx, mailing: MailingRow) {
  if (mailing.textKo === "") return [];
  const ground = await readGround(tx, mailing);
  // Only that there is one.
  const subscriptionId = mailing.topic === null ? null : 0;
  const nobody = { subscriptionId, memberId: null, name: "", nameEn: null, grade: null, isProved: false };
  return languagesOf(mailing).map((language) => mailingFor(ground, { ...nobody, language }));
}

/** As a member of the office would get it, in each of its languages. */
export async function ownMailings(tx: Tx, mailing: Words, memberId: number) {
  const me = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { ...NAME_COLUMNS, grade: true },
  });
  const ground = await readGround(tx, mailing);
  const own = { ...me, memberId, subscriptionId: null, nameEn: latinName(me), isProved: true };
  return languagesOf(mailing).map((language) => mailingFor(ground, { ...own, language }));
}

/** What is typed and not saved: subscribers are often nobody's acquaintance, everybody else has a name, as its writer has. */
export const typedPreviewsOf = (tx: Tx, mailing: MailingRow, memberId: number) =>
  mailing.topic === null ? ownMailings(tx, mailing, memberId) : previewsOf(tx, mailing);
