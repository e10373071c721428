// Defines what the office's lists of programs can be narrowed by. Which kinds a list is about, its part of the office says.
import {
  choiceFilter,
  daysFilter,
  type FilterOf,
  tabFilter,
  textFilter,
} from "#schema/validation/core/list-filters.ts";
import { PROGRAM_KINDS, PROGRAM_NEEDS, PROGRAM_STAGES, PROGRAM_STATES } from "./program-kinds.ts";

export const PROGRAM_FILTERS = {
  /** All but the trash, unless it is asked for. */
  stage: tabFilter("program-office.stages", PROGRAM_STAGES, "program-office.stage", null),
  /** A part of a title, in either language and any case. */
  search: textFilter("program-office.filter.search"),
  kind: choiceFilter("program-office.filter.kind", PROGRAM_KINDS, "enums.ProgramKind"),
  /** What people see. */
  phase: choiceFilter("program-office.filter.phase", PROGRAM_STATES, "enums.ProgramState"),
  /** What the dashboard counts. */
  need: choiceFilter("program-office.filter.need", PROGRAM_NEEDS, "program-office.need"),
  /** The event begins on one of the days. */
  period: daysFilter("program-office.filter.period"),
};

export type ProgramFilter = FilterOf<typeof PROGRAM_FILTERS>;
