// The statistics of a session as a file.
import { useIntl } from "react-intl";
import { GROUP_COLUMNS } from "#schema/validation/programs/exam-figures.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { FiguresExport } from "./FiguresExport.tsx";

export function GroupExport({ programId, count }: { programId: number; count: number }) {
  const intl = useIntl();
  const words = {
    part: Object.fromEntries(EXAM_PARTS.map((one) => [one, intl.formatMessage({ id: `exams.part.${one}` })])),
    pair: Object.fromEntries(
      LANGUAGE_PAIRS.map((one) => [one, intl.formatMessage({ id: `exams.pair.${one}` })]),
    ),
  };
  const columns = GROUP_COLUMNS.map((key) => {
    const heading = intl.formatMessage({ id: `exam-results.column.${key}` });
    return key === "part" || key === "pair" ? { key, heading, words: words[key] } : { key, heading };
  });
  const sheet = intl.formatMessage({ id: "exam-results.groups" });
  return <FiguresExport list="examGroups" filter={{ programId }} {...{ sheet, columns, count }} />;
}
