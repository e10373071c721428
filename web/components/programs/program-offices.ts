// The three parts of the office's work with programs, and the kinds each is made of (specification 2; decisions, Constants).
import type { ProgramKind } from "#web/gql/enums.ts";
import { PROGRAM_OFFICE_PATHS } from "#web/paths.ts";

export interface ProgramOffice {
  readonly id: keyof typeof PROGRAM_OFFICE_PATHS;
  readonly kinds: readonly ProgramKind[];
  readonly list: string;
  readonly create: string;
  /** What stands before the id of a program that is being changed. */
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

export const PROGRAM_OFFICES: readonly ProgramOffice[] = [
  office("seminars"),
  office("education"),
  office("evaluation"),
];

/** The part a path belongs to; undefined for any other path. */
export function officeOf(path: string): ProgramOffice | undefined {
  return PROGRAM_OFFICES.find(
    ({ list, create, edit }) => path === list || path === create || path.startsWith(`${edit}/`),
  );
}
