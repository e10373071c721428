// Shows what a paste or a workbook would change, before it counts: how much, what, and what is wrong in which row.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { ReadPaste } from "#schema/validation/programs/score-paste.ts";
import table from "#web/components/charts/table.module.css";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { type Criterion, nameIn, type SheetRow } from "./sheet-rows.ts";

/** Rows of each table that are shown. */
const SHOWN = 50;

interface PasteDialogProps {
  read: ReadPaste;
  rows: readonly SheetRow[];
  criteria: readonly Criterion[];
  onApply: () => void;
  onClose: () => void;
}

export function PasteDialog({ read, rows, criteria, onApply, onClose }: PasteDialogProps) {
  const language = useLanguage();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const changes = read.scores.filter(
    ({ code, column, points }) => byCode.get(code)?.cells[column] !== String(points),
  );
  const notes = read.notes.filter(({ code, note }) => byCode.get(code)?.note !== note);
  const count = changes.length + notes.length;
  const same = read.scores.length + read.notes.length - count;
  return (
    <FormDialog
      title={<FormattedMessage id="exam-rating.paste.title" />}
      answer={<FormattedMessage id="exam-rating.paste.apply" values={{ count }} />}
      pending={count === 0}
      onAnswer={onApply}
      onClose={onClose}
      focusAnswer
      size="640"
    >
      <Stack gap={12}>
        <Text role="status">
          <FormattedMessage
            id="exam-rating.paste.summary"
            values={{ count, same, problems: read.problems.length }}
          />
        </Text>
        <Problems problems={read.problems} />
        {count === 0 ? null : (
          <Rows label="exam-rating.paste.changes">
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="exam-rating.code" />
                </th>
                <th scope="col">
                  <FormattedMessage id="exam-rating.criterion" />
                </th>
                <th scope="col">
                  <FormattedMessage id="exam-rating.paste.before" />
                </th>
                <th scope="col">
                  <FormattedMessage id="exam-rating.paste.after" />
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, SHOWN).map(({ code, column, points }) => {
                const criterion = criteria[column];
                return (
                  <tr key={`${code} ${column}`}>
                    <th scope="row">{code}</th>
                    <td>{criterion ? nameIn(criterion, language) : null}</td>
                    <td>{byCode.get(code)?.cells[column] || "–"}</td>
                    <td>{points}</td>
                  </tr>
                );
              })}
              {notes.slice(0, Math.max(0, SHOWN - changes.length)).map(({ code, note }) => (
                <tr key={`${code} note`}>
                  <th scope="row">{code}</th>
                  <td>
                    <FormattedMessage id="exam-rating.note" />
                  </td>
                  <td className="longWords">{byCode.get(code)?.note || "–"}</td>
                  <td className="longWords">{note}</td>
                </tr>
              ))}
            </tbody>
          </Rows>
        )}
        <More count={count} />
      </Stack>
    </FormDialog>
  );
}

function Problems({ problems }: Pick<ReadPaste, "problems">) {
  if (problems.length === 0) return null;
  return (
    <>
      <Rows label="exam-rating.paste.problems">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="exam-rating.paste.line" />
            </th>
            <th scope="col">
              <FormattedMessage id="exam-rating.paste.cell" />
            </th>
            <th scope="col">
              <FormattedMessage id="exam-rating.paste.problem" />
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, SHOWN).map(({ line, cell, code }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same problem twice
            <tr key={at}>
              <th scope="row">{line}</th>
              <td className="longWords">{cell}</td>
              <td>
                <FormattedMessage id={`exam-rating.paste.${code}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </Rows>
      <More count={problems.length} />
    </>
  );
}

/** How many are not shown. */
function More({ count }: { count: number }) {
  if (count <= SHOWN) return null;
  return (
    <Text c="var(--ink-2)">
      <FormattedMessage id="exam-rating.paste.more" values={{ count: count - SHOWN }} />
    </Text>
  );
}

function Rows({
  label,
  children,
}: {
  label: "exam-rating.paste.changes" | "exam-rating.paste.problems";
  children: React.ReactNode;
}) {
  const intl = useIntl();
  return (
    <section>
      <Text fw={600}>
        <FormattedMessage id={label} />
      </Text>
      <ScrollRegion label={intl.formatMessage({ id: label })} maxHeight="240px" isGroup>
        <table className={table.table}>{children}</table>
      </ScrollRegion>
    </section>
  );
}
