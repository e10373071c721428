// The columns of a sheet of people, as the page names them.
import type { IntlShape } from "react-intl";
import type { SheetColumns } from "#schema/validation/programs/group-sheet.ts";
import {
  GROUP_COLUMNS,
  GROUP_EXAM_COLUMNS,
  type GroupRow,
  sheetFields,
} from "#schema/validation/programs/groups.ts";
import type { GroupOfferQuery } from "#web/gql/groups.ts";

export type GroupProgram = NonNullable<GroupOfferQuery["groupOffer"]>["program"];

export const sheetColumns = (program: GroupProgram): SheetColumns => ({
  isExam: program.kind === "KITEC",
  questions: sheetFields(program.ownFields).map(({ labelKo, labelEn }) =>
    labelEn === null ? [labelKo] : [labelKo, labelEn],
  ),
});

/** A column of the sheet: its key as errors name it, its label, what may be typed. */
export interface NamedColumn {
  readonly key: string;
  readonly label: string;
  readonly needed: boolean;
  /** What can be chosen; empty: anything. */
  readonly choices: readonly string[];
}

export function namedColumns(intl: IntlShape, program: GroupProgram): readonly NamedColumn[] {
  const isExam = program.kind === "KITEC";
  const isKorean = intl.locale.startsWith("ko");
  const choices = {
    part: program.examParts.map((part) => intl.formatMessage({ id: `exams.part.${part}` })),
    pair: program.languagePairs.map((pair) => intl.formatMessage({ id: `exams.pair.${pair}` })),
    site: program.sites.map(({ name }) => name.text),
  };
  return [
    ...GROUP_COLUMNS.map((key) => ({
      key,
      label: intl.formatMessage({ id: `groups.column.${key}` }),
      needed: key === "name" || key === "email",
      choices: [],
    })),
    ...(isExam ? GROUP_EXAM_COLUMNS : [])
      .filter((key) => choices[key].length > 0)
      .map((key) => ({
        key,
        label: intl.formatMessage({ id: `groups.column.${key}` }),
        needed: true,
        choices: choices[key],
      })),
    ...sheetFields(program.ownFields).map((field, index) => ({
      key: `answers.${index}`,
      label: (isKorean ? null : field.labelEn) ?? field.labelKo,
      needed: field.isNeeded,
      choices: field.choicesKo,
    })),
  ];
}

const KEYS = [...GROUP_COLUMNS, ...GROUP_EXAM_COLUMNS] as const;

/** What is in a column of a row. */
export function cellOf(row: GroupRow, key: string): string {
  const column = KEYS.find((one) => one === key);
  return column ? row[column] : (row.answers[Number(key.slice("answers.".length))] ?? "");
}

/** The row with other cells, by their columns. */
export function withCells(row: GroupRow, cells: Readonly<Record<string, string>>): GroupRow {
  const changed = { ...row, answers: [...row.answers] };
  for (const [key, cell] of Object.entries(cells)) {
    const column = KEYS.find((one) => one === key);
    if (column) changed[column] = cell;
    else changed.answers[Number(key.slice("answers.".length))] = cell;
  }
  return changed;
}
