// A letter as one of its readers gets it: in the reader's language, with what is known of the reader.
import type { Tx } from "#prisma/client.ts";
import type { Letter as LetterRow } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import {
  composeWords,
  type Letter,
  type LetterDetails,
  type LetterFrame,
  OPT_OUT,
} from "#schema/core/mail/letters.ts";
import { gradeIn, wordsIn } from "#schema/core/mail/mail-words.ts";
import { readFrame } from "#schema/core/mail/write-mail.ts";
import { latinName, NAME_COLUMNS } from "#schema/core/shared/person-name.ts";
import {
  EVENT_FACTS,
  type EventFacts,
  eventDetails,
} from "#schema/programs/applications/application-letters.ts";
import { readNews } from "./letter-news.ts";
import type { LetterPerson } from "./letter-people.ts";

type Words = Pick<
  LetterRow,
  "purpose" | "subjectKo" | "subjectEn" | "textKo" | "textEn" | "programId" | "postId" | "issueId"
>;

/** What all its readers share: read once for many. */
export interface LetterGround {
  readonly letter: Words;
  readonly frames: Readonly<Record<Language, LetterFrame>>;
  readonly program: EventFacts | null;
  /** What it is about: the values of its placeholders. */
  readonly news: Readonly<Record<Language, LetterDetails>> | null;
}

/** Reads what the readers of a letter share. */
export async function readGround(tx: Tx, letter: Words): Promise<LetterGround> {
  const frames = { KO: await readFrame(tx, "KO", null), EN: await readFrame(tx, "EN", null) };
  const { programId } = letter;
  const program =
    programId === null
      ? null
      : await tx.program.findUniqueOrThrow({ where: { id: programId }, select: EVENT_FACTS });
  return { letter, frames, program, news: await readNews(tx, letter) };
}

type Reader = Pick<
  LetterPerson,
  "subscriptionId" | "memberId" | "name" | "nameEn" | "language" | "grade" | "isProved"
>;

/** Placed between two languages of one letter. */
const BETWEEN = "* * *";

/**
 * What a reader gets. Somebody whose language nobody knows gets both, Korean first. What a visitor typed is in none: a name only of
 * who has proved the address (docs/core.md#mail).
 */
export function letterFor(ground: LetterGround, reader: Reader): Letter & { readonly language: Language } {
  const hasEnglish = ground.letter.textEn !== "";
  if (reader.language === null && hasEnglish) {
    const [ko, en] = [composed(ground, reader, "KO"), composed(ground, reader, "EN")];
    const text = [ko.text, BETWEEN, en.text].join("\n\n");
    return { language: "KO", ...signed(ground, reader, "KO", { subject: ko.subject, text }) };
  }
  const language = reader.language === "EN" && hasEnglish ? "EN" : "KO";
  return { language, ...signed(ground, reader, language, composed(ground, reader, language)) };
}

function composed(
  { letter, frames, program, news }: LetterGround,
  reader: Reader,
  language: Language,
): Letter {
  const { memberId, grade, isProved } = reader;
  const name = (language === "EN" ? reader.nameEn : null) ?? reader.name;
  const words =
    language === "EN"
      ? { subject: letter.subjectEn, text: letter.textEn }
      : { subject: letter.subjectKo, text: letter.textKo };
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
 * A promotion says so in its subject, and at its end how it is ended, in both languages (docs/mailing.md#advertising). What comes by a subscription says how
 * that is ended (docs/mailing.md#subscriptions).
 */
function signed(
  { letter: { purpose } }: LetterGround,
  { subscriptionId }: Reader,
  language: Language,
  letter: Letter,
): Letter {
  if (purpose === "SERVICE") {
    if (subscriptionId === null) return letter;
    return {
      ...letter,
      text: [letter.text, wordsIn(language, "mails.endSubscription"), OPT_OUT].join("\n\n"),
    };
  }
  const foot = language === "EN" ? (["EN", "KO"] as const) : (["KO", "EN"] as const);
  return {
    subject: `${wordsIn(language, "mails.promotion")} ${letter.subject}`,
    text: [letter.text, ...foot.map((one) => wordsIn(one, "mails.optOut")), OPT_OUT].join("\n\n"),
  };
}

const languagesOf = ({ textEn }: Pick<Words, "textEn">): readonly Language[] =>
  textEn === "" ? ["KO"] : ["KO", "EN"];

/** As somebody reads it whom nobody knows, in each of its languages; nothing of a letter without words. */
export async function previewsOf(tx: Tx, letter: LetterRow) {
  if (letter.textKo === "") return [];
  const ground = await readGround(tx, letter);
  // Only that there is one.
  const subscriptionId = letter.topic === null ? null : 0;
  const nobody = { subscriptionId, memberId: null, name: "", nameEn: null, grade: null, isProved: false };
  return languagesOf(letter).map((language) => letterFor(ground, { ...nobody, language }));
}

/** As a member of the office would get it, in each of its languages. */
export async function ownLetters(tx: Tx, letter: Words, memberId: number) {
  const me = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { ...NAME_COLUMNS, grade: true },
  });
  const ground = await readGround(tx, letter);
  const own = { ...me, memberId, subscriptionId: null, nameEn: latinName(me), isProved: true };
  return languagesOf(letter).map((language) => letterFor(ground, { ...own, language }));
}

/** What is typed and not saved: subscribers are often nobody's acquaintance, everybody else has a name, as its writer has. */
export const typedPreviewsOf = (tx: Tx, letter: LetterRow, memberId: number) =>
  letter.topic === null ? ownLetters(tx, letter, memberId) : previewsOf(tx, letter);
