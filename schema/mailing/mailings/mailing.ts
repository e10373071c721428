// A mailing to many, for the office: its words, whom it reaches, how far it has come.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Mail, Mailing } from "#prisma/generated/client.ts";
import { MailingState, MailState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { MailPreviewRef } from "#schema/core/mail/mail-preview.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { seeMailingPeople, writeMailings } from "#schema/policies/mailing/mailings.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { LEFT_OUT, type LeftOut } from "#schema/validation/mailing/mailings.ts";
import { MailingInputRef, MailingPurposeRef } from "./mailing-input.ts";
import { ofPublishedNews, readNews } from "./mailing-news.ts";
import { previewsOf, typedPreviewsOf } from "./mailing-text.ts";
import { audienceOf, checkedWords, natureOf } from "./save-mailing.ts";

const MailingStateRef = builder.enumType("MailingState", {
  description: "READY waits for its time; WRITTEN has all its mails in the outbox.",
  values: Object.values(MailingState),
});
export const LeftOutRef = builder.enumType("LeftOut", {
  description: "Why somebody gets no mailing.",
  values: LEFT_OUT,
});

interface Count {
  readonly leftOut: LeftOut | null;
  readonly language: "KO" | "EN" | null;
  readonly count: number;
}

export const MailingCountRef = builder.objectRef<Count>("MailingCount").implement({
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

/** How many mails of a mailing are in each state; the mailings of a request are asked about by one statement. */
const mailsOf = perRequest(
  (_context: object) =>
    new DataLoader<number, ReadonlyMap<Mail["state"], number>>(async (ids) => {
      const rows = await db.mail.groupBy({
        by: ["mailingId", "state"],
        where: { mailingId: { in: [...ids] } },
        _count: { id: true },
      });
      return ids.map(
        (one) =>
          new Map(
            rows.filter(({ mailingId }) => mailingId === one).map(({ state, _count }) => [state, _count.id]),
          ),
      );
    }),
);

const inState = (state: Mail["state"]) => async (mailing: Mailing, _args: object, context: Context) =>
  (await mailsOf(context).load(mailing.id)).get(state) ?? 0;

export const MailingRef = builder.prismaObject("Mailing", {
  // A mailing of the alphabet has the plain name.
  name: "Mailing",
  description: "A mailing of the office to many, in Korean and English.",
  authScopes: { can: writeMailings },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version"),
    purpose: t.expose("purpose", { type: MailingPurposeRef }),
    subjectKo: t.exposeString("subjectKo"),
    subjectEn: t.exposeString("subjectEn"),
    textKo: t.exposeString("textKo"),
    textEn: t.exposeString("textEn"),
    audience: t.field({
      type: "Json",
      description: "`kind`, `filter`, and `ids` where rows were chosen.",
      resolve: (mailing) => JSON.parse(JSON.stringify(audienceOf(mailing))),
    }),
    isNews: t.boolean({
      description: "Tells of a post or an issue: it goes out once that is published.",
      resolve: (mailing) => natureOf(mailing).isNews,
    }),
    isOut: t.boolean({
      description: "What it tells of is out, or it tells of nothing: it goes at once when it is sent.",
      resolve: async ({ id }, _args, { clock }) =>
        (await db.mailing.count({ where: { id, ...ofPublishedNews(clock.now()) } })) > 0,
    }),
    newsTitle: t.string({
      nullable: true,
      description: "What it tells of, in a language.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: async (mailing, { language }) =>
        (await db.$transaction((tx) => readNews(tx, mailing)))?.[language].title ?? null,
    }),
    previews: t.field({
      type: [MailPreviewRef],
      description:
        "As somebody reads it whom nobody knows, in each of its languages. With `input` as it would be, if that were saved; a mailing to others than subscribers as the viewer would get it. VALIDATION as saving it.",
      args: { input: t.arg({ type: MailingInputRef }) },
      resolve: (mailing, { input }, context) =>
        db.$transaction((tx) =>
          input
            ? typedPreviewsOf(tx, { ...mailing, ...checkedWords(mailing, input) }, authorOf(context).memberId)
            : previewsOf(tx, mailing),
        ),
    }),
    canSeePeople: t.boolean({
      description: "Whether the viewer sees who its people are.",
      resolve: (mailing, _args, { viewer }) => seeMailingPeople(viewer, mailing),
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
    state: t.expose("state", { type: MailingStateRef }),
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
