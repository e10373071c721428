// Which column of a statement says what: asked where its headings do not tell, and kept for the next statement of this bank (decision 113).
import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldCode } from "#schema/validation/codes.ts";
import { guessFields, STATEMENT_FIELDS, type StatementField } from "#schema/validation/statements.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { type Columns, ColumnsTable } from "#web/components/files/ColumnsTable.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { useSaveStatementLayoutMutation } from "#web/gql/bank.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

type Rows = readonly (readonly string[])[];

interface StatementColumnsDialogProps {
  /** The first of the file. */
  rows: Rows;
  /** It is kept: the file can be read now. */
  onNamed: () => void;
  onClose: () => void;
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "").length;
/** The first of the rows with the most cells that say something. */
const guessHead = (rows: Rows) => rows.findIndex((row) => filled(row) === Math.max(...rows.map(filled)));

function columnsFor(rows: Rows, head: number): Columns<StatementField> {
  const guessed = guessFields(rows[head] ?? []);
  const width = Math.max(...rows.map((row) => row.length));
  return { head, fields: Array.from({ length: width }, (_, at) => guessed[at] ?? null) };
}

export function StatementColumnsDialog({ rows, onNamed, onClose }: StatementColumnsDialogProps) {
  const intl = useIntl();
  const [{ fetching }, save] = useSaveStatementLayoutMutation();
  const [columns, setColumns] = useState(() => columnsFor(rows, guessHead(rows)));
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf> | null>(null);
  const say = (codes: readonly FieldCode[] | undefined) =>
    codes?.[0] ? intl.formatMessage({ id: errorMessageId(codes[0]) }) : null;
  const { head, fields } = columns;
  const keep = async () => {
    const headings = fields.map((_field, at) => rows[head]?.[at] ?? "");
    const { error } = await save({ name, headings, fields });
    if (error) {
      setRefusal(refusalOf(error));
      return;
    }
    onNamed();
    onClose();
  };
  const told = say(refusal?.fields?.fields ?? refusal?.fields?.headings);
  const isOther = refusal !== null && refusal.fields === undefined;
  return (
    <FormDialog
      size="min(64rem, 100%)"
      title={<FormattedMessage id="bank.columns.title" />}
      answer={<FormattedMessage id="bank.columns.keep" />}
      pending={fetching}
      onAnswer={() => void keep()}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="bank.columns.detail" />
      </Text>
      <TextInput
        label={intl.formatMessage({ id: "bank.columns.name" })}
        description={intl.formatMessage({ id: "bank.columns.nameHint" })}
        autoComplete="off"
        value={name}
        error={say(refusal?.fields?.name)}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <ColumnsTable
        rows={rows}
        columns={columns}
        choices={STATEMENT_FIELDS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `bank.columns.field.${value}` }),
        }))}
        onHead={(row) => setColumns(columnsFor(rows, row))}
        onField={(at, field) =>
          setColumns({ head, fields: fields.map((one, index) => (index === at ? field : one)) })
        }
      />
      {told || isOther ? (
        <Text role="alert" c="var(--bad)">
          {told ?? intl.formatMessage({ id: errorMessageId(refusal?.code ?? "INTERNAL") })}
        </Text>
      ) : null}
    </FormDialog>
  );
}
