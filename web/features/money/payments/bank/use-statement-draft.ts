// The columns of a statement as they are chosen now, and storing it by them. Columns that differ from what was found are saved for the next
// file of the bank.
import { useState } from "react";
import { useIntl } from "react-intl";
import type { FieldCode, FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { guessFields, statementLayoutInput } from "#schema/validation/money/statement-columns.ts";
import type { StatementField } from "#schema/validation/money/statement-fields.ts";
import type { Columns } from "#web/components/files/ColumnsTable.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { useSaveStatementLayoutMutation } from "#web/gql/bank.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
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
  const [name, setName] = useState(
    () => found?.name ?? (found?.bank ? intl.formatMessage({ id: `bank.name.${found.bank}` }) : ""),
  );
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<FieldErrors>({});
  const [code, setCode] = useState<RequestCode | null>(null);
  const isAsFound = found !== null && columns === begun;
  const canReopen = brings?.viewerCanReopen ?? false;
  const asksReason =
    canReopen && ((isAsFound && (brings?.closedMonths.length ?? 0) > 0) || code === "MONTH_CLOSED");
  const words = (codes: readonly FieldCode[] | undefined) =>
    codes?.[0] ? intl.formatMessage({ id: errorMessageId(codes[0]) }) : null;

  /** Saves the columns under the headings where they are new. @returns whether they can be read by */
  const saveColumns = async (): Promise<boolean> => {
    const headings = columns.fields.map((_field, at) => rows[columns.head]?.[at] ?? "");
    // What is only looked at and right needs no name.
    const isNew = !isAsFound || (found?.source === "GUESS" && name.trim() !== "");
    const layout = check(statementLayoutInput, {
      ...{ headings, fields: columns.fields },
      name: isNew ? name : "–",
    });
    if (!layout.ok) {
      setFields(layout.fields);
      return false;
    }
    if (!isNew) return true;
    const { error } = await save({ name, headings, fields: columns.fields });
    if (!error) return true;
    const refusal = refusalOf(error);
    setFields(refusal.fields ?? {});
    if (!refusal.fields) setCode(refusal.code);
    return false;
  };

  const store = async () => {
    if (busy) return;
    setFields({});
    setCode(null);
    if (asksReason && reason.trim() === "") {
      setFields({ reason: ["REQUIRED"] });
      setCode(code);
      return;
    }
    setBusy(true);
    if (await saveColumns()) {
      const sent = await storeStatement(file, { ...columns, reopen: asksReason ? reason : null });
      if (sent.ok) onStored(sent.answer);
      else setCode(sent.code);
    }
    setBusy(false);
  };

  return {
    columns,
    setHead: (head: number) => setColumns(guessAt(head)),
    setField: (at: number, field: StatementField | null) =>
      setColumns({ ...columns, fields: columns.fields.map((one, index) => (index === at ? field : one)) }),
    isAsFound,
    isOpen,
    open: () => setOpen(true),
    ...{ name, setName, nameError: words(fields.name) },
    ...{ reason, setReason, reasonError: words(fields.reason), asksReason },
    error:
      words(fields.fields ?? fields.headings) ??
      (code === null ? null : intl.formatMessage({ id: errorMessageId(code) })),
    busy,
    store,
  };
}
