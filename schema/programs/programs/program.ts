// A seminar, course or exam as visitors see it. Fields ask only for their own columns, so a list never reads a content.
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { takesGroups } from "#schema/programs/groups/group-facts.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { describedAs, shownFieldsOf } from "#schema/validation/programs/program-fields.ts";
import { nextStateAt, stateAt } from "#schema/validation/programs/program-state.ts";
import { ExamPartRef, LanguagePairRef } from "./exam.ts";
import { ProgramKindRef, ProgramStateRef } from "./program-kind.ts";
import { seatsLeftOf, stateColumns } from "./program-state.ts";
import { ProgramTagRef } from "./program-tag.ts";
import { allProgramTags } from "./program-tags.ts";

const inOrder = { orderBy: { position: "asc" as const } };

export const ProgramRef = builder.prismaObject("Program", {
  select: { id: true },
  description: "A seminar, course or exam on its date.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: ProgramKindRef }),
    number: t.exposeInt("number", {
      nullable: true,
      description: "Which of its kind it is, where the office counts.",
    }),
    tag: t.field({
      type: ProgramTagRef,
      nullable: true,
      select: { tagId: true },
      resolve: async ({ tagId }, _args, { clock, contentCache }) => {
        if (tagId === null) return null;
        const tags = await allProgramTags({ contentCache, now: clock.now() });
        return tags.find(({ id }) => id === tagId) ?? null;
      },
    }),
    thumbnail: t.relation("thumbnail", { nullable: true }),
    state: t.field({
      type: ProgramStateRef,
      select: stateColumns,
      resolve: (program, _args, { clock }) => stateAt(program, clock.now()),
    }),
    nextStateAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the state becomes another by itself; null when it does not.",
      select: stateColumns,
      resolve: (program, _args, { clock }) => nextStateAt(program, clock.now()),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime" }),
    ...Object.fromEntries([
      ...shownFieldsOf("moment").map((name) => [
        name,
        t.expose(name, { type: "DateTime", nullable: true, ...describedAs(name) }),
      ]),
      ...shownFieldsOf("line").map((name) => [
        name,
        t.exposeString(name, { nullable: true, ...describedAs(name) }),
      ]),
      ...shownFieldsOf("number").map((name) => [
        name,
        t.exposeInt(name, { nullable: true, ...describedAs(name) }),
      ]),
      ...shownFieldsOf("box").map((name) => [name, t.exposeBoolean(name, describedAs(name))]),
    ]),
    applyLink: t.string({
      nullable: true,
      description: "Where people apply when it is not here; null unless the state is OPEN.",
      select: { ...stateColumns, applyLink: true },
      resolve: (program, _args, { clock }) =>
        stateAt(program, clock.now()) === "OPEN" ? program.applyLink : null,
    }),
    fee: t.exposeInt("fee", { description: "Whole won, for everybody whom no price fits." }),
    seatsLeft: t.int({
      nullable: true,
      description: "Null where seats are not counted.",
      select: { capacity: true, seatsTaken: true },
      resolve: seatsLeftOf,
    }),
    takesGroups: t.boolean({
      description: "Whether institutions apply for several people at once.",
      select: { kind: true, takesGroups: true, applyLink: true },
      resolve: takesGroups,
    }),
    prices: t.relation("prices", { query: inOrder }),
    speakers: t.relation("speakers", { query: inOrder }),
    sessions: t.relation("sessions", { query: inOrder }),
    examParts: t.field({
      type: [ExamPartRef],
      description: "What an exam can be taken in; empty for everything else.",
      select: { examParts: true },
      resolve: ({ examParts }) => EXAM_PARTS.filter((part) => examParts.includes(part)),
    }),
    languagePairs: t.field({
      type: [LanguagePairRef],
      select: { languagePairs: true },
      resolve: ({ languagePairs }) => LANGUAGE_PAIRS.filter((pair) => languagePairs.includes(pair)),
    }),
    sites: t.relation("sites", { query: inOrder, description: "Where an exam can be taken." }),
    attachments: t.field({
      type: [FileRef],
      description: "What is there to download, in order.",
      select: (_args, _context, nestedSelection) => ({
        files: {
          select: { file: nestedSelection({ select: { id: true } }) },
          orderBy: [{ position: "asc" }, { fileId: "asc" }],
        },
      }),
      resolve: ({ files }) => files.map(({ file }) => file),
    }),
    publishedAt: t.field({
      type: "DateTime",
      select: { publishedAt: true, createdAt: true },
      resolve: ({ publishedAt, createdAt }) => publishedAt ?? createdAt,
    }),
  }),
});
