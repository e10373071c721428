// A roster as the office sees it: its first rows and its result (docs/people.md#adding-and-merging).
import { db } from "#prisma/client.ts";
import { MemberImportState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { importMembers } from "#schema/policies/people/member-imports.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  ROSTER_FIELDS,
  ROSTER_HEADINGS_WITHIN,
  ROSTER_UNDO_DAYS,
} from "#schema/validation/people/rosters.ts";
import { fieldsOf } from "./roster-columns.ts";

export const RosterFieldRef = builder.enumType("RosterField", {
  description: "What a column of a roster says.",
  values: ROSTER_FIELDS,
});

const MemberImportStateRef = builder.enumType(MemberImportState, { name: "MemberImportState" });

/** Until when all of it can be undone. */
export const undoableUntil = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + ROSTER_UNDO_DAYS * DAY);

const NotUndoneRef = builder.objectRef<NamedPerson & { readonly id: number }>("NotUndoneMember").implement({
  description: "A member who stayed when an import was undone.",
  authScopes: { can: importMembers },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.string({ resolve: (person, _args, context) => nameFor(context, person) }),
  }),
});

/** Members named of those who stayed. */
const NOT_UNDONE_SHOWN = 20;

export const MemberImportRef = builder.prismaObject("MemberImport", {
  description: "A roster that is imported.",
  authScopes: { can: importMembers },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    fileName: t.exposeString("fileName"),
    state: t.expose("state", { type: MemberImportStateRef }),
    head: t.exposeInt("head", { description: "The row of the headings, counted from 0." }),
    fields: t.field({
      type: [RosterFieldRef],
      nullable: { list: false, items: true },
      description: "What each column says; null: it is not read.",
      resolve: ({ fields }) => fieldsOf(fields),
    }),
    firstRows: t.field({
      type: "Json",
      description: "The first rows of the file, as lists of texts. A row that says nothing is an empty list.",
      select: {
        rows: { orderBy: { line: "asc" }, take: ROSTER_HEADINGS_WITHIN, select: { line: true, cells: true } },
      },
      resolve: ({ rows }) => {
        const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
        return Array.from({ length: (rows.at(-1)?.line ?? -1) + 1 }, (_, line) => byLine.get(line) ?? []);
      },
    }),
    total: t.exposeInt("total", { description: "Rows below the headings." }),
    created: t.exposeInt("created"),
    updated: t.exposeInt("updated"),
    skipped: t.exposeInt("skipped", { description: "Could not be taken, or changed nothing." }),
    notUndone: t.exposeInt("notUndone", {
      description: "Were changed since, and stayed when all was undone.",
    }),
    notUndoneMembers: t.field({
      type: [NotUndoneRef],
      description: "Of those who stayed when all was undone, the first twenty.",
      select: { id: true, undoneAt: true, notUndone: true },
      resolve: async ({ id: importId, undoneAt, notUndone }) => {
        if (undoneAt === null || notUndone === 0) return [];
        const rows = await db.memberImportRow.findMany({
          where: { importId, outcome: { not: null }, memberId: { not: null } },
          select: { member: { select: { id: true, ...NAME_COLUMNS } } },
          orderBy: { line: "asc" },
          take: NOT_UNDONE_SHOWN,
        });
        return rows.flatMap(({ member }) => member ?? []);
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    by: t.string({
      nullable: true,
      select: { createdBy: { select: NAME_COLUMNS } },
      resolve: ({ createdBy }, _args, context) => nameFor(context, createdBy),
    }),
    undoneAt: t.expose("undoneAt", { type: "DateTime", nullable: true }),
    undoableUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when it can be undone; null: it cannot.",
      select: { state: true, finishedAt: true },
      resolve: ({ state, finishedAt }, _args, { clock }) => {
        if (state !== "DONE" || finishedAt === null) return null;
        const until = undoableUntil(finishedAt);
        return until > clock.now() ? until : null;
      },
    }),
  }),
});

builder.queryField("memberImports", (t) =>
  t.prismaField({
    type: [MemberImportRef],
    description: "The newest rosters.",
    authScopes: { can: importMembers },
    resolve: (query) => db.memberImport.findMany({ ...query, orderBy: { id: "desc" }, take: 10 }),
  }),
);
