// The three parts of the office's work with programs, and the kinds each is made of (specification 2;
// docs/core.md#calls-and-limits).
import type { ProgramKind } from "#web/gql/enums.ts";
import { PROGRAM_OFFICE_PATHS } from "#web/paths.ts";

export interface ProgramOffice {
  readonly id: keyof typeof PROGRAM_OFFICE_PATHS;
  readonly kinds: readonly ProgramKind[];
  readonly list: string;
  readonly create: string;
  /** What is before the id of a program that is being changed. */
  readonly edit: string;
}

const KINDS: Readonly<Record<ProgramOffice["id"], readonly ProgramKind[]>> = {
  seminars: ["SEMINAR"],
  education: ["WORKSHOP", "ONLINE_COURSE", "EXPERT_COURSE", "COMMUNITY_COURSE", "SOCIAL_INTEGRATION"],
  evaluation: ["KITEC"],
};

const office = (id: ProgramOffice["id"]): ProgramOffice => ({
  id,
  kinds: KINDS[id],
  ...PROGRAM_OFFICE_PATHS[id],
});

export const PROGRAM_OFFICES: Readonly<Record<ProgramOffice["id"], ProgramOffice>> = {
  seminars: office("seminars"),
  education: office("education"),
  evaluation: office("evaluation"),
};

/** The part whose work a kind is. */
export function officeOfKind(kind: ProgramKind): ProgramOffice {
  const { seminars, education, evaluation } = PROGRAM_OFFICES;
  return seminars.kinds.includes(kind) ? seminars : evaluation.kinds.includes(kind) ? evaluation : education;
}
