// A letter to many, for the office: its words, whom it reaches, how far it has come.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Letter, Mail } from "#prisma/generated/client.ts";
import { LetterState, MailState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { LetterPreviewRef } from "#schema/core/mail/letter-preview.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { seeLetterPeople, writeLetters } from "#schema/policies/mailing/letters.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { LEFT_OUT, type LeftOut } from "#schema/validation/mailing/letters.ts";
import { LetterInputRef, LetterPurposeRef } from "./letter-input.ts";
import { ofWhatIsOut, readNews } from "./letter-news.ts";
import { previewsOf, typedPreviewsOf } from "./letter-text.ts";
import { audienceOf, checkedWords, natureOf } from "./save-letter.ts";

const LetterStateRef = builder.enumType("LetterState", {
  description: "READY waits for its time; WRITTEN has all its mails in the outbox.",
  values: Object.values(LetterState),
});
export const LeftOutRef = builder.enumType("LeftOut", {
  description: "Why somebody gets no letter.",
  values: LEFT_OUT,
});

interface Count {
  readonly leftOut: LeftOut | null;
  readonly language: "KO" | "EN" | null;
  readonly count: number;
}

export const LetterCountRef = builder.objectRef<Count>("LetterCount").implement({
  description: "How many of the audience have a fate and read a language.",
  fields: (t) => ({
    leftOut: t.field({
      type: LeftOutRef,
      nullable: true,
      description: "Null: they get it.",
      resolve: (row) => row.leftOut,
    }),
    language: t.field({
      type: LanguageRef,
      nullable: true,
      description: "Null: nobody knows; they read both.",
      resolve: (row) => row.language,
    }),
    count: t.exposeInt("count"),
  }),
});

/** How many mails of a letter are in each state; the letters of a request are asked about by one statement. */
const mailsOf = perRequest(
  (_context: object) =>
    new DataLoader<number, ReadonlyMap<Mail["state"], number>>(async (ids) => {
      const rows = await db.mail.groupBy({
        by: ["letterId", "state"],
        where: { letterId: { in: [...ids] } },
        _count: { id: true },
      });
      return ids.map(
        (one) =>
          new Map(
            rows.filter(({ letterId }) => letterId === one).map(({ state, _count }) => [state, _count.id]),
          ),
      );
    }),
);

const inState = (state: Mail["state"]) => async (letter: Letter, _args: object, context: Context) =>
  (await mailsOf(context).load(letter.id)).get(state) ?? 0;

export const LetterRef = builder.prismaObject("Letter", {
  // A letter of the alphabet has the plain name.
  name: "OfficeLetter",
  description: "A letter of the office to many, in Korean and English.",
  authScopes: { can: writeLetters },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version"),
    purpose: t.expose("purpose", { type: LetterPurposeRef }),
    subjectKo: t.exposeString("subjectKo"),
    subjectEn: t.exposeString("subjectEn"),
    textKo: t.exposeString("textKo"),
    textEn: t.exposeString("textEn"),
    audience: t.field({
      type: "Json",
      description: "`kind`, `filter`, and `ids` where rows were chosen.",
      resolve: (letter) => JSON.parse(JSON.stringify(audienceOf(letter))),
    }),
    isNews: t.boolean({
      description: "Tells of a post or an issue: it goes out once that is published.",
      resolve: (letter) => natureOf(letter).isNews,
    }),
    isOut: t.boolean({
      description: "What it tells of is out, or it tells of nothing: it goes at once when it is sent.",
      resolve: async ({ id }, _args, { clock }) =>
        (await db.letter.count({ where: { id, ...ofWhatIsOut(clock.now()) } })) > 0,
    }),
    newsTitle: t.string({
      nullable: true,
      description: "What it tells of, in a language.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: async (letter, { language }) =>
        (await db.$transaction((tx) => readNews(tx, letter)))?.[language].title ?? null,
    }),
    previews: t.field({
      type: [LetterPreviewRef],
      description:
        "As somebody reads it whom nobody knows, in each of its languages. With `input` as it would be, if that were saved; a letter to others than subscribers as the viewer would get it. VALIDATION as saving it.",
      args: { input: t.arg({ type: LetterInputRef }) },
      resolve: (letter, { input }, context) =>
        db.$transaction((tx) =>
          input
            ? typedPreviewsOf(tx, { ...letter, ...checkedWords(letter, input) }, authorOf(context).memberId)
            : previewsOf(tx, letter),
        ),
    }),
    canSeePeople: t.boolean({
      description: "Whether the viewer sees who its people are.",
      resolve: (letter, _args, { viewer }) => seeLetterPeople(viewer, letter),
    }),
    programId: t.expose("programId", { type: "Id", nullable: true, description: "Whose people it goes to." }),
    programKind: t.field({
      type: ProgramKindRef,
      nullable: true,
      select: { program: { select: { kind: true } } },
      resolve: ({ program }) => program?.kind ?? null,
    }),
    programTitle: t.string({
      nullable: true,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { program: { select: { titleKo: true, titleEn: true } } },
      resolve: ({ program }, { language }) =>
        program && textIn({ ko: program.titleKo, en: program.titleEn }, language),
    }),
    state: t.expose("state", { type: LetterStateRef }),
    sendAt: t.expose("sendAt", { type: "DateTime", nullable: true }),
    completedAt: t.expose("completedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    author: t.string({
      nullable: true,
      select: { createdBy: { select: NAME_COLUMNS } },
      resolve: ({ createdBy }, _args, context) => nameFor(context, createdBy),
    }),
    expected: t.exposeInt("expected", { description: "How many somebody agreed to." }),
    waiting: t.int({ description: "Mails that wait in the outbox.", resolve: inState(MailState.WAITING) }),
    sent: t.int({ resolve: inState(MailState.SENT) }),
    failed: t.int({ resolve: inState(MailState.FAILED) }),
    stopped: t.int({ resolve: inState(MailState.STOPPED) }),
  }),
});
