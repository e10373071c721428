// The statistics of a session as a file.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { GROUP_COLUMNS } from "#schema/validation/programs/exam-figures.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { ExportDialog } from "#web/components/list/ExportDialog.tsx";

export function GroupExport({ programId, count }: { programId: number; count: number }) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
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
  return (
    <>
      <Button size="sm" variant="subtle" disabled={count === 0} onClick={() => setAsked(true)}>
        <FormattedMessage id="exam-results.groups.export" />
      </Button>
      {asked ? (
        <ExportDialog
          count={count}
          request={{
            list: "examGroups",
            filter: { programId },
            sort: "ID",
            descending: false,
            ids: null,
            sheet: intl.formatMessage({ id: "exam-results.groups" }),
            columns,
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
