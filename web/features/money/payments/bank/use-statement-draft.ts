// The columns of a statement as they are chosen now, and storing it by them. Columns that differ from what
// was found are saved for the next file of the bank.
import { useState } from "react";
import { useIntl } from "react-intl";
import { check } from "#schema/validation/core/field-errors.ts";
import { guessFields, statementLayoutInput } from "#schema/validation/money/statement-columns.ts";
import type { StatementField } from "#schema/validation/money/statement-fields.ts";
import { z } from "#schema/validation/zod.ts";
import type { Columns } from "#web/components/files/ColumnsTable.tsx";
import type { Refusal } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { useSaveStatementLayoutMutation } from "#web/gql/bank.ts";
import { type StatementPreview, type StoredStatement, storeStatement } from "./send-statement.ts";

type Rows = StatementPreview["rows"];

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "").length;
/** The first of the rows with the most cells that say something. */
const guessHead = (rows: Rows) => rows.findIndex((row) => filled(row) === Math.max(...rows.map(filled)));

function columnsFor(
  rows: Rows,
  head: number,
  known: readonly (StatementField | null)[],
): Columns<StatementField> {
  const width = Math.max(...rows.map((row) => row.length));
  return { head, fields: Array.from({ length: width }, (_, at) => known[at] ?? null) };
}

/** Columns are checked when they are saved, and a reason is asked where a closed month opens again. */
const typedStatement = z.object({ name: z.string(), reason: z.string().trim() });

interface StatementDraft {
  readonly file: File;
  readonly preview: StatementPreview;
  readonly onStored: (stored: StoredStatement) => void;
}

export function useStatementDraft({ file, preview: { rows, found, brings }, onStored }: StatementDraft) {
  const intl = useIntl();
  const [, save] = useSaveStatementLayoutMutation();
  const guessAt = (head: number) => columnsFor(rows, head, guessFields(rows[head] ?? []));
  const [begun] = useState(() =>
    found ? columnsFor(rows, found.head, found.fields) : guessAt(guessHead(rows)),
  );
  const [columns, setColumns] = useState(begun);
  const [isOpen, setOpen] = useState(found?.source !== "BANK" && found?.source !== "OFFICE");
  const [isClosed, setClosed] = useState(false);
  const isAsFound = found !== null && columns === begun;
  const canReopen = brings?.viewerCanReopen ?? false;
  const asksReason = canReopen && ((isAsFound && (brings?.closedMonths.length ?? 0) > 0) || isClosed);

  /** Saves the columns under the headings where they are new. @returns what was refused; null: they can be read by */
  const saveColumns = async (name: string): Promise<Refusal | null> => {
    const headings = columns.fields.map((_field, at) => rows[columns.head]?.[at] ?? "");
    // What is only looked at and right needs no name.
    const isNew = !isAsFound || (found?.source === "GUESS" && name.trim() !== "");
    const layout = check(statementLayoutInput, {
      headings,
      fields: columns.fields,
      name: isNew ? name : "–",
    });
    if (!layout.ok) {
      const { name: ofName, fields, headings: ofHeadings } = layout.fields;
      const columnCodes = fields ?? ofHeadings;
      return {
        ok: false,
        code: "VALIDATION",
        fields: { ...(ofName ? { name: ofName } : {}), ...(columnCodes ? { fields: columnCodes } : {}) },
      };
    }
    if (!isNew) return null;
    const { error } = await save({ name, headings, fields: columns.fields });
    return error ? refusalOf(error) : null;
  };

  const form = useServerForm({
    name: "statement",
    schema: typedStatement,
    initialValues: {
      name: found?.name ?? (found?.bank ? intl.formatMessage({ id: `bank.name.${found.bank}` }) : ""),
      reason: "",
    },
    labels: {
      name: "bank.columns.name",
      reason: "bank.preview.reopen",
      fields: "bank.preview.columns",
    },
    send: async ({ name, reason }) => {
      if (asksReason && reason === "") {
        return { ok: false, code: "VALIDATION", fields: { reason: ["REQUIRED"] } };
      }
      const refused = await saveColumns(name);
      if (refused) return refused;
      const sent = await storeStatement(file, { ...columns, reopen: asksReason ? reason : null });
      if (!sent.ok) {
        setClosed(sent.code === "MONTH_CLOSED");
        return { ok: false, code: sent.code };
      }
      onStored(sent.answer);
      return { ok: true };
    },
  });

  return {
    form,
    columns,
    setHead: (head: number) => setColumns(guessAt(head)),
    setField: (at: number, field: StatementField | null) =>
      setColumns({ ...columns, fields: columns.fields.map((one, index) => (index === at ? field : one)) }),
    isAsFound,
    isOpen,
    open: () => setOpen(true),
    asksReason,
    /** What is wrong with the columns as a whole. */
    columnsError: form.field("fields").error,
  };
}
