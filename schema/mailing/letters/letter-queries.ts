// What the office asks about letters to many.
import { db } from "#prisma/client.ts";
import type { LetterPurpose } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { readParagraphs } from "#schema/core/mail/letter-preview.ts";
import type { Letter as Composed } from "#schema/core/mail/letters.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { DomainError, refusal } from "#schema/errors.ts";
import { seeLetterPeople, writeLetters, writtenBy } from "#schema/policies/mailing/letters.ts";
import { LETTER_PEOPLE_PAGE_SIZE } from "#schema/validation/core/limits.ts";
import { listPage } from "#schema/validation/core/lists.ts";
import { LeftOutRef, LetterCountRef, LetterRef } from "./letter.ts";
import { LetterPurposeRef } from "./letter-input.ts";
import { countPeople, type LetterPerson, readPeople } from "./letter-people.ts";
import { letterFor, readGround } from "./letter-text.ts";
import { audienceOf } from "./save-letter.ts";

/** Letters about one publication: far more than anybody writes. */
const ABOUT_ONE_MAX = 200;

interface Read extends LetterPerson {
  readonly composed: (Composed & { readonly language: "KO" | "EN" }) | null;
}

const LetterPersonRef = builder.objectRef<Read>("LetterPerson").implement({
  description: "Somebody of a letter's audience.",
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
      description: "As this person gets it; null while the letter has no words.",
      resolve: ({ composed }) => composed?.subject ?? null,
    }),
    paragraphs: t.stringList({
      resolve: ({ composed }) => (composed ? readParagraphs(composed) : []),
    }),
  }),
});

const AS_IF = "As if the letter were for that.";

/** @throws DomainError NOT_FOUND */
async function reachedBy(
  id: number,
  purpose: LetterPurpose | null | undefined,
  viewer: Viewer | null,
  now: Date,
) {
  const letter = await db.letter.findFirst({ where: { id, ...writtenBy(viewer) } });
  if (!letter) throw new DomainError("NOT_FOUND");
  const { expected } = letter;
  const audience = audienceOf(letter);
  return { letter, audience, purpose: purpose ?? letter.purpose, about: letter, expected, now };
}

builder.queryFields((t) => ({
  letters: t.prismaField({
    type: [LetterRef],
    description:
      "The letters that tell of a post or an issue and that the viewer may write, the newest first.",
    authScopes: { can: writeLetters },
    args: { postId: t.arg({ type: "Id" }), issueId: t.arg({ type: "Id" }) },
    resolve: (query, _root, { postId, issueId }, { viewer }) =>
      db.letter.findMany({
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
  letter: t.prismaField({
    type: LetterRef,
    nullable: true,
    description: "One letter; null when there is none that the viewer may write.",
    authScopes: { can: writeLetters },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }, { viewer }) =>
      db.letter.findFirst({ ...query, where: { id, ...writtenBy(viewer) } }),
  }),
  letterCounts: t.field({
    type: [LetterCountRef],
    description: "Whom a letter would reach now, and how many would get none and why.",
    authScopes: { can: writeLetters },
    args: {
      id: t.arg({ type: "Id", required: true }),
      purpose: t.arg({ type: LetterPurposeRef, description: AS_IF }),
    },
    resolve: async (_root, { id, purpose }, { viewer, clock }) =>
      countPeople(db, await reachedBy(id, purpose, viewer, clock.now())),
  }),
  letterPeople: t.field({
    type: [LetterPersonRef],
    description: `Who gets a letter, or gets none and why: ${LETTER_PEOPLE_PAGE_SIZE} on a page, each with what they would read. Looking is written down.`,
    authScopes: { can: writeLetters },
    args: {
      id: t.arg({ type: "Id", required: true }),
      purpose: t.arg({ type: LetterPurposeRef, description: AS_IF }),
      leftOut: t.arg({ type: LeftOutRef, description: "Null: those who get it." }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: listPage }),
    },
    resolve: async (_root, { id, purpose, leftOut, page }, context) => {
      const asked = await reachedBy(id, purpose, context.viewer, context.clock.now());
      if (!seeLetterPeople(context.viewer, asked.letter)) throw refusal(true);
      const view = { action: "viewLetterPeople", subject: "letter", subjectId: id } as const;
      await recordView(view, authorOf(context));
      const size = LETTER_PEOPLE_PAGE_SIZE;
      const people = await readPeople(db, asked, {
        leftOut: leftOut ?? null,
        size,
        skip: (page - 1) * size,
      });
      const { letter } = asked;
      const ground = letter.textKo === "" ? null : await db.$transaction((tx) => readGround(tx, letter));
      return people.map((person) => ({ ...person, composed: ground && letterFor(ground, person) }));
    },
  }),
}));
