// The pages of the section "Education and programs" beside each other.

import type { IntlShape } from "react-intl";
import type { PageTab } from "#web/components/PageTabs.tsx";
import { ALL_PROGRAMS, KIND_PATHS } from "#web/paths.ts";
import { PROGRAMS } from "./kinds.ts";

/** All dates, then a page a kind. */
export function programTabs(intl: IntlShape): PageTab[] {
  return [
    { label: intl.formatMessage({ id: "layout.nav.allPrograms" }), to: ALL_PROGRAMS },
    ...PROGRAMS.map((kind) => ({
      label: intl.formatMessage({ id: `enums.ProgramKind.${kind}` }),
      to: KIND_PATHS[kind],
    })),
  ];
}
