// A sheet of people as somebody pastes it or takes it from a file: which of its columns say what. Pure: the page reads by it.
import { squeezed } from "#schema/validation/core/headings.ts";
import { GROUP_COLUMNS, GROUP_EXAM_COLUMNS, type GroupColumn, type GroupRow } from "./groups.ts";

/** The headings are in one of so many rows. */
const HEADINGS_WITHIN = 10;

/** Headings by what they mean, without blanks and upper case; the first that fits counts. */
const HEADINGS: Readonly<Record<GroupColumn, RegExp>> = {
  nameEn: /영문|영어이름|english|latin/,
  email: /메일|e-?mail/,
  name: /성명|이름|^name/,
  phoneNumber: /전화|연락처|휴대|phone|mobile/,
  affiliation: /소속|학교|기관|affiliation|institution/,
  part: /부문|구분|번역\/?통역|part|section/,
  pair: /언어|language|pair/,
  site: /고사장|시험장|장소|지역|site|venue/,
};

/** The columns of a program, in the order in which a sheet without headings has them. */
export interface SheetColumns {
  readonly isExam: boolean;
  /** The questions a sheet answers, each with its names. */
  readonly questions: readonly (readonly string[])[];
}

const columnsOf = ({ isExam }: SheetColumns): readonly GroupColumn[] => [
  ...GROUP_COLUMNS,
  ...(isExam ? GROUP_EXAM_COLUMNS : []),
];

const EMPTY: Omit<GroupRow, "answers"> = {
  name: "",
  nameEn: "",
  email: "",
  phoneNumber: "",
  affiliation: "",
  part: "",
  pair: "",
  site: "",
};

export const emptyRow = ({ questions }: SheetColumns): GroupRow => ({
  ...EMPTY,
  answers: questions.map(() => ""),
});

type Target = GroupColumn | number | null;

/** What each cell of a row of headings says; a number is a question. */
function targetsOf(row: readonly string[], columns: SheetColumns): readonly Target[] {
  const known = columnsOf(columns);
  const taken = new Set<Target>();
  return row.map((cell) => {
    const heading = squeezed(cell).toLowerCase();
    const question = columns.questions.findIndex((names) =>
      names.some((name) => squeezed(name).toLowerCase() === heading),
    );
    const order = Object.keys(HEADINGS).filter((key): key is GroupColumn => key in EMPTY);
    const column = order.find((key) => known.includes(key) && !taken.has(key) && HEADINGS[key].test(heading));
    const target = heading === "" ? null : question >= 0 ? question : (column ?? null);
    taken.add(target);
    return target;
  });
}

/** The people of a table of cells: by its headings, or by the order of the columns where it has none. Empty rows are left out. */
export function readGroupSheet(
  cells: readonly (readonly string[])[],
  columns: SheetColumns,
): readonly GroupRow[] {
  const head = cells.slice(0, HEADINGS_WITHIN).findIndex((row) => {
    const targets = targetsOf(row, columns);
    return targets.includes("name") && targets.includes("email");
  });
  const usual = [...columnsOf(columns), ...columns.questions.map((_, index) => index)];
  const targets: readonly Target[] = head < 0 ? usual : targetsOf(cells[head] ?? [], columns);
  return cells
    .slice(head + 1)
    .filter((row) => row.some((cell) => cell.trim() !== ""))
    .map((row) => {
      const answers = columns.questions.map(() => "");
      const read: Record<GroupColumn, string> = { ...EMPTY };
      for (const [index, target] of targets.entries()) {
        const cell = (row[index] ?? "").trim();
        if (typeof target === "number") answers[target] = cell;
        else if (target !== null) read[target] = cell;
      }
      return { ...read, answers };
    });
}

/** The cells of a text from a spreadsheet: a line a row, parted by tabs, or by commas where there is no tab. */
export function cellsOfText(text: string): readonly (readonly string[])[] {
  const by = text.includes("\t") ? "\t" : ",";
  return text
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => line.split(by).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")));
}
