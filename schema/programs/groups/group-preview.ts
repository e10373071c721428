// Defines what the form of a group application shows before it is sent: the columns, what is wrong in which
// row, where seats are missing, the sum.
import { db } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { DomainError, refusal } from "#schema/errors.ts";
import { applyForGroup } from "#schema/policies/programs/groups.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import type { FieldCode, RequestCode } from "#schema/validation/core/codes.ts";
import { type GroupRow, groupRows } from "#schema/validation/programs/groups.ts";
import {
  type CheckedRow,
  checkRows,
  type GroupProgram,
  groupPrice,
  groupRefusal,
  type LackingPlace,
  lackingPlaces,
  readGroupProgram,
} from "./group-facts.ts";
import { GroupRowInputRef } from "./group-inputs.ts";

interface Offer extends GroupProgram {
  readonly each: number;
  readonly refusal: RequestCode | null;
}

export const GroupOfferRef = builder.objectRef<Offer>("GroupOffer").implement({
  description: "What the form of a group application needs.",
  fields: (t) => ({
    program: t.prismaField({
      type: "Program",
      resolve: (query, { program }) => db.program.findUniqueOrThrow({ ...query, where: { id: program.id } }),
    }),
    each: t.exposeInt("each", { description: "Whole won for one person." }),
    refusal: t.exposeString("refusal", {
      nullable: true,
      description: "PROGRAM_FULL or APPLICATIONS_CLOSED; null: groups are taken now.",
    }),
  }),
});

interface RowError {
  readonly row: number;
  readonly column: string;
  readonly code: FieldCode;
}

const RowErrorRef = builder.objectRef<RowError>("GroupRowError").implement({
  fields: (t) => ({
    row: t.exposeInt("row", { description: "Counted from 0." }),
    column: t.exposeString("column", {
      description: "A field of the row; `answers.0` is the first question.",
    }),
    code: t.exposeString("code"),
  }),
});

interface Lack extends LackingPlace {
  readonly names: { readonly ko: string; readonly en: string | null } | null;
}

const LackRef = builder.objectRef<Lack>("GroupLack").implement({
  description:
    "Where the group needs more seats than are free. Without site, part and pair: in the program as a whole.",
  fields: (t) => ({
    site: t.field({
      type: LocalizedTextRef,
      nullable: true,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ names }, { language }) => names && lineIn(names.ko, names.en, language),
    }),
    part: t.expose("part", { type: ExamPartRef, nullable: true }),
    pair: t.expose("pair", { type: LanguagePairRef, nullable: true }),
    needed: t.exposeInt("needed"),
    free: t.exposeInt("free"),
  }),
});

interface Preview {
  readonly errors: readonly RowError[];
  readonly lacks: readonly Lack[];
  readonly total: number;
}

export const GroupPreviewRef = builder.objectRef<Preview>("GroupPreview").implement({
  description: "What would come of a sheet. Nothing is saved.",
  fields: (t) => ({
    errors: t.field({ type: [RowErrorRef], resolve: ({ errors }) => errors }),
    lacks: t.field({ type: [LackRef], resolve: ({ lacks }) => lacks }),
    total: t.exposeInt("total", { description: "Whole won for all rows." }),
  }),
});

const errorsOf = (rows: readonly CheckedRow[]): readonly RowError[] =>
  rows.flatMap((read, row) =>
    read.ok
      ? []
      : Object.entries(read.errors).flatMap(([column, codes]) =>
          codes.map((code) => ({ row, column, code })),
        ),
  );

/** What the form of a group needs. @returns null for a program that is not there, or takes no groups */
export async function offerOf(programId: number, grade: MemberGrade, now: Date): Promise<Offer | null> {
  const found = await readGroupProgram(db, programId, now);
  if (!found) return null;
  const { total } = await groupPrice(db, found.program, grade, now);
  return { ...found, each: total, refusal: groupRefusal(found.program, now) };
}

/** What would come of a sheet. @throws DomainError NOT_FOUND for a program that takes no groups */
export async function previewOf(
  programId: number,
  rows: readonly GroupRow[],
  grade: MemberGrade,
  now: Date,
): Promise<Preview> {
  const found = await readGroupProgram(db, programId, now);
  if (!found) throw new DomainError("NOT_FOUND");
  const checked = await checkRows(db, found, rows);
  const people = checked.flatMap((row) => (row.ok ? row.person : []));
  const lacks = await lackingPlaces(db, found.program, people);
  const { total } = await groupPrice(db, found.program, grade, now);
  return {
    errors: errorsOf(checked),
    lacks: lacks.map((lack) => ({ ...lack, names: namesOf(found, lack.siteId) })),
    total: total * rows.length,
  };
}

builder.queryFields((t) => ({
  groupOffer: t.field({
    type: GroupOfferRef,
    nullable: true,
    description: "Null for a program that is not there, or takes no groups.",
    authScopes: { can: applyForGroup },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (_root, { programId }, { viewer, clock }) => {
      if (!viewer) throw refusal(false);
      return offerOf(programId, viewer.grade, clock.now());
    },
  }),

  groupPreview: t.field({
    type: GroupPreviewRef,
    description: "NOT_FOUND for a program that takes no groups.",
    authScopes: { can: applyForGroup },
    args: {
      programId: t.arg({ type: "Id", required: true }),
      rows: t.arg({ type: [GroupRowInputRef], required: true }),
    },
    resolve: (_root, { programId, rows }, { viewer, clock }) => {
      if (!viewer) throw refusal(false);
      return previewOf(programId, groupRows.parse(rows), viewer.grade, clock.now());
    },
  }),
}));

function namesOf({ asked }: GroupProgram, siteId: number | null): Lack["names"] {
  const [ko, en = null] = asked.siteNames.find(({ id }) => id === siteId)?.names ?? [];
  return ko === undefined ? null : { ko, en };
}
