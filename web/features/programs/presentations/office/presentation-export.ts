import type { ComponentProps } from "react";
import type { IntlShape } from "react-intl";
import type {
  PresentationSort,
  PresentationsFilter,
} from "#schema/validation/programs/presentation-filters.ts";
import {
  PRESENTATION_COLUMNS,
  PRESENTATION_KINDS,
  PRESENTATION_STATES,
} from "#schema/validation/programs/presentations.ts";
import type { ExportDialog } from "#web/components/list/ExportDialog.tsx";

interface Listed {
  readonly filter: PresentationsFilter;
  readonly sort: PresentationSort;
  readonly descending: boolean;
}

/** The presentations of a list as a table, in the words of the page. */
export function presentationExport(
  intl: IntlShape,
  listed: Listed,
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
    list: "presentations",
    ids: null,
    ...listed,
    sheet: intl.formatMessage({ id: "presentations-office.title" }),
    columns: PRESENTATION_COLUMNS.map((key) => ({
      key,
      heading: intl.formatMessage({ id: `presentations-office.export.${key}` }),
      ...(words[key] ? { words: words[key] } : {}),
    })),
  };
}
