// What the office's lists of programs are narrowed by, as their addresses say it:
// `/admin/education-programs?stage=draft&kind=workshop&phase=open,full&need=filling-up&search=…&period=2026-12-01..2026-12-31&page=2`.
import { PROGRAM_FILTERS } from "#schema/validation/programs/program-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";

const { kind, ...WITHOUT_KIND } = PROGRAM_FILTERS;

const ofKinds = (kinds: ProgramOffice["kinds"]): typeof PROGRAM_FILTERS => {
  const options = kind.options.filter(({ value }) => kinds.includes(value));
  return { ...PROGRAM_FILTERS, kind: { ...kind, options } };
};

/** The list of a part of the office. One kind is no choice. The newest date comes first, in the trash what was put there last. */
export const programsList = ({ id, kinds }: ProgramOffice) =>
  defineList({
    name: id,
    filters: kinds.length > 1 ? ofKinds(kinds) : WITHOUT_KIND,
    sorts: ["EVENT"],
    sort: { by: "EVENT", descending: true },
    columns: ["title", "event", "window", "state", "seats", "actions"],
  });
