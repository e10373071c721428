// The raters of a session with what is due to each, as a file for the treasurer.
import { useIntl } from "react-intl";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { ExportDialog } from "#web/components/list/ExportDialog.tsx";

const RATER_STATES = ["INVITED", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
type Heading = ("name" | "email" | "affiliation" | "part" | "pair") | ("state" | "progress" | "fee" | "fees");

interface RatersExportProps {
  programId: number;
  count: number;
  onClose: () => void;
}

export function RatersExport({ programId, count, onClose }: RatersExportProps) {
  const intl = useIntl();
  const say = (name: Heading) => intl.formatMessage({ id: `exam-scoring.raters.${name}` });
  return (
    <ExportDialog
      count={count}
      request={{
        list: "examRaters",
        filter: { programId },
        sort: "ID",
        descending: false,
        ids: null,
        sheet: intl.formatMessage({ id: "exam-scoring.raters" }),
        columns: [
          { key: "name", heading: say("name") },
          { key: "email", heading: say("email") },
          { key: "affiliation", heading: say("affiliation") },
          {
            key: "part",
            heading: say("part"),
            words: Object.fromEntries(
              EXAM_PARTS.map((part) => [part, intl.formatMessage({ id: `exams.part.${part}` })]),
            ),
          },
          {
            key: "pair",
            heading: say("pair"),
            words: Object.fromEntries(
              LANGUAGE_PAIRS.map((pair) => [pair, intl.formatMessage({ id: `exams.pair.${pair}` })]),
            ),
          },
          {
            key: "state",
            heading: say("state"),
            words: Object.fromEntries(
              RATER_STATES.map((state) => [state, intl.formatMessage({ id: `exam-scoring.rater.${state}` })]),
            ),
          },
          { key: "done", heading: say("progress") },
          { key: "fee", heading: say("fee") },
          { key: "fees", heading: say("fees") },
        ],
      }}
      onClose={onClose}
    />
  );
}
