// Defines what the office exports from the list of a program's applicants.
import { db } from "#prisma/client.ts";
import { type ExportRow, exportOf } from "#schema/core/lists/export-source.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { guardedExport } from "#schema/programs/exams/require-sight.ts";
import {
  APPLICANT_COLUMNS,
  APPLICANT_SORTS,
  applicantsFilter,
} from "#schema/validation/programs/applicant-filters.ts";
import {
  type AnswerFiles,
  readOwnAnswers,
  readOwnFields,
  shownAnswers,
} from "#schema/validation/programs/own-fields.ts";
import { feeOf, PAID_WITH } from "./applicant-fee.ts";
import { applicantSource } from "./applicant-page.ts";
import { MISCONDUCT, misconductOf } from "./misconduct.ts";

const joined = (parts: readonly (string | null)[], by: string) =>
  parts.filter((part) => part !== null).join(by) || null;

/** The answer to the newest date it was asked about. */
const newDateOf = (asked: { readonly reply: string | null } | undefined) =>
  asked === undefined ? null : (asked.reply ?? "OPEN");

interface OwnColumns {
  readonly ownAnswers: unknown;
  readonly program: { readonly ownFields: unknown };
  readonly files: AnswerFiles;
}

/** A line for each answer to the program's own fields. */
function ownLines({ ownAnswers, program, files }: OwnColumns) {
  const fields = readOwnFields(program.ownFields);
  const shown = shownAnswers(fields, readOwnAnswers(ownAnswers), { language: "KO", files });
  const lines = shown.map(({ label, value }) => `${label}: ${value}`);
  return joined(lines, "\n");
}

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const applications = await db.application.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      name: true,
      nameEn: true,
      state: true,
      email: true,
      phoneNumber: true,
      affiliation: true,
      note: true,
      ownAnswers: true,
      program: { select: { ownFields: true } },
      files: { select: { key: true, file: { select: { name: true } } } },
      examPart: true,
      languagePair: true,
      site: { select: { nameKo: true } },
      examNumber: true,
      room: { select: { nameKo: true } },
      seatNumber: true,
      attendances: MISCONDUCT,
      score: true,
      verdict: true,
      ...PAID_WITH,
      group: { select: { payerName: true, ...PAID_WITH.group.select } },
      createdAt: true,
      rescheduleAnswers: { select: { reply: true }, orderBy: { rescheduleId: "desc" }, take: 1 },
    },
  });
  return applications.map((one) => ({
    id: one.id,
    cells: {
      name: joined([one.name, one.nameEn], ", "),
      state: one.state,
      fee: feeOf(one).state,
      paidAt: feeOf(one).paidAt,
      contact: joined([one.email, one.phoneNumber], ", "),
      newDate: newDateOf(one.rescheduleAnswers[0]),
      exam: joined([one.examPart, one.languagePair], " "),
      site: one.site?.nameKo ?? null,
      number: one.examNumber,
      seat: joined([one.room?.nameKo ?? null, one.seatNumber], " "),
      misconduct: misconductOf(one),
      result: one.verdict,
      score: one.score,
      affiliation: one.affiliation,
      note: one.note,
      own: ownLines(one),
      group: one.group?.payerName ?? null,
      created: one.createdAt,
    },
  }));
}

export const applicantExport = guardedExport(
  exportOf({
    source: applicantSource,
    sorts: APPLICANT_SORTS,
    may: manageApplications,
    columns: APPLICANT_COLUMNS,
    filter: applicantsFilter,
    read: readRows,
  }),
);
