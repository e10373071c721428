// A button beside figures of the exam: the same figures as a file.
import { Button } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ExportDialog } from "#web/components/list/ExportDialog.tsx";

type Request = ComponentProps<typeof ExportDialog>["request"];

interface FiguresExportProps extends Pick<Request, "list" | "filter" | "sheet" | "columns"> {
  /** Rows of the file. */
  count: number;
}

export function FiguresExport({ count, ...figures }: FiguresExportProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" variant="subtle" disabled={count === 0} onClick={() => setAsked(true)}>
        <span className="spoken">
          {figures.sheet}
          {": "}
        </span>
        <FormattedMessage id="exam-results.groups.export" />
      </Button>
      {asked ? (
        <ExportDialog
          count={count}
          request={{ ...figures, sort: "ID", descending: false, ids: null }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
