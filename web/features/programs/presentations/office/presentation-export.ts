import type { ComponentProps } from "react";
import type { IntlShape } from "react-intl";
import {
  PRESENTATION_COLUMNS,
  PRESENTATION_KINDS,
  PRESENTATION_STATES,
} from "#schema/validation/programs/presentations.ts";
import type { ExportDialog } from "#web/components/list/ExportDialog.tsx";

/** All presentations of a program as a table, in the words of the page. */
export function presentationExport(
  intl: IntlShape,
  programId: number,
): ComponentProps<typeof ExportDialog>["request"] {
  const states = PRESENTATION_STATES.map((state) => [
    state,
    intl.formatMessage({ id: `presentations.state.${state}` }),
  ]);
  const kinds = PRESENTATION_KINDS.map((kind) => [
    kind,
    intl.formatMessage({ id: `presentations.kind.${kind}` }),
  ]);
  const words: Readonly<Record<string, Record<string, string>>> = {
    state: Object.fromEntries(states),
    kind: Object.fromEntries(kinds),
  };
  return {
    ...{ list: "presentations", filter: { programId }, sort: "ID", descending: false, ids: null },
    columns: PRESENTATION_COLUMNS.map((key) => ({
      key,
      heading: intl.formatMessage({ id: `presentations-office.export.${key}` }),
      ...(words[key] ? { words: words[key] } : {}),
    })),
  };
}
