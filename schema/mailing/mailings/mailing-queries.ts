// Defines what the office asks about mailings to many.
import { db } from "#prisma/client.ts";
import type { MailingPurpose } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import type { MailText as Composed } from "#schema/core/mail/compose-mail.ts";
import { readParagraphs } from "#schema/core/mail/mail-preview.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { DomainError, refusal } from "#schema/errors.ts";
import { seeMailingPeople, writeMailings, writtenBy } from "#schema/policies/mailing/mailings.ts";
import { MAILING_PEOPLE_PAGE_SIZE } from "#schema/validation/core/limits.ts";
import { listPage } from "#schema/validation/core/lists.ts";
import { LeftOutRef, MailingCountRef, MailingRef } from "./mailing.ts";
import { MailingPurposeRef } from "./mailing-input.ts";
import { countPeople, type MailingPerson, readPeople } from "./mailing-people.ts";
import { mailingFor, readGround } from "./mailing-text.ts";
import { audienceOf } from "./save-mailing.ts";

/** Mailings about one publication: far more than anybody writes. */
const ABOUT_ONE_MAX = 200;

interface Read extends MailingPerson {
  readonly composed: (Composed & { readonly language: "KO" | "EN" }) | null;
}

const MailingPersonRef = builder.objectRef<Read>("MailingPerson").implement({
  description: "Somebody of a mailing's audience.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "Of the member, or of the application." }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    language: t.field({
      type: LanguageRef,
      nullable: true,
      description: "Null: nobody knows.",
      resolve: (person) => person.language,
    }),
    leftOut: t.field({
      type: LeftOutRef,
      nullable: true,
      description: "Null: gets it.",
      resolve: (person) => person.leftOut,
    }),
    subject: t.string({
      nullable: true,
      description: "As this person gets it; null while the mailing has no words.",
      resolve: ({ composed }) => composed?.subject ?? null,
    }),
    paragraphs: t.stringList({
      resolve: ({ composed }, _args, { publicUrl }) => (composed ? readParagraphs(composed, publicUrl) : []),
    }),
  }),
});

const AS_IF = "As if the mailing were for that.";

/** @throws DomainError NOT_FOUND */
async function reachedBy(
  id: number,
  purpose: MailingPurpose | null | undefined,
  viewer: Viewer | null,
  now: Date,
) {
  const mailing = await db.mailing.findFirst({ where: { id, ...writtenBy(viewer) } });
  if (!mailing) throw new DomainError("NOT_FOUND");
  const { expected } = mailing;
  const audience = audienceOf(mailing);
  return { mailing, audience, purpose: purpose ?? mailing.purpose, about: mailing, expected, now };
}

builder.queryFields((t) => ({
  mailings: t.prismaField({
    type: [MailingRef],
    description:
      "The mailings that tell of a post or an issue and that the viewer may write, the newest first.",
    authScopes: { can: writeMailings },
    args: { postId: t.arg({ type: "Id" }), issueId: t.arg({ type: "Id" }) },
    resolve: (query, _root, { postId, issueId }, { viewer }) =>
      db.mailing.findMany({
        ...query,
        where: {
          AND: [
            writtenBy(viewer),
            { OR: [...(postId == null ? [] : [{ postId }]), ...(issueId == null ? [] : [{ issueId }])] },
          ],
        },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: ABOUT_ONE_MAX,
      }),
  }),
  mailing: t.prismaField({
    type: MailingRef,
    nullable: true,
    description: "One mailing; null when there is none that the viewer may write.",
    authScopes: { can: writeMailings },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }, { viewer }) =>
      db.mailing.findFirst({ ...query, where: { id, ...writtenBy(viewer) } }),
  }),
  mailingCounts: t.field({
    type: [MailingCountRef],
    description: "Whom a mailing would reach now, and how many would get none and why.",
    authScopes: { can: writeMailings },
    args: {
      id: t.arg({ type: "Id", required: true }),
      purpose: t.arg({ type: MailingPurposeRef, description: AS_IF }),
    },
    resolve: async (_root, { id, purpose }, { viewer, clock }) =>
      countPeople(db, await reachedBy(id, purpose, viewer, clock.now())),
  }),
  mailingPeople: t.field({
    type: [MailingPersonRef],
    description: `Who gets a mailing, or gets none and why: ${MAILING_PEOPLE_PAGE_SIZE} on a page, each with what they would read. Looking is written down.`,
    authScopes: { can: writeMailings },
    args: {
      id: t.arg({ type: "Id", required: true }),
      purpose: t.arg({ type: MailingPurposeRef, description: AS_IF }),
      leftOut: t.arg({ type: LeftOutRef, description: "Null: those who get it." }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: listPage }),
    },
    resolve: async (_root, { id, purpose, leftOut, page }, context) => {
      const asked = await reachedBy(id, purpose, context.viewer, context.clock.now());
      if (!seeMailingPeople(context.viewer, asked.mailing)) throw refusal(true);
      const view = { action: "viewLetterPeople", subject: "letter", subjectId: id } as const;
      await recordView(view, authorOf(context));
      const size = MAILING_PEOPLE_PAGE_SIZE;
      const people = await readPeople(db, asked, {
        leftOut: leftOut ?? null,
        size,
        skip: (page - 1) * size,
      });
      const { mailing } = asked;
      const ground = mailing.textKo === "" ? null : await db.$transaction((tx) => readGround(tx, mailing));
      return people.map((person) => ({ ...person, composed: ground && mailingFor(ground, person) }));
    },
  }),
}));
