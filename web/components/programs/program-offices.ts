// The three parts of the office's work with programs: what each is made of, and where it lives (specification 2; decisions, Constants).
import type { ProgramKind } from "#web/gql/enums.ts";

export interface ProgramOffice {
  readonly id: "seminars" | "education" | "evaluation";
  readonly kinds: readonly ProgramKind[];
  readonly list: string;
  readonly create: string;
  /** What stands before the id of a program that is being changed. */
  readonly edit: string;
}

const EDUCATION = "/admin/education-programs";
const EVALUATION = "/admin/evaluation-programs";

export const PROGRAM_OFFICES: readonly ProgramOffice[] = [
  {
    id: "seminars",
    kinds: ["SEMINAR"],
    list: "/admin/seminars",
    create: "/create-seminar",
    edit: "/edit-seminar",
  },
  {
    id: "education",
    kinds: ["WORKSHOP", "ONLINE_COURSE", "EXPERT_COURSE", "COMMUNITY_COURSE", "SOCIAL_INTEGRATION"],
    list: EDUCATION,
    create: `${EDUCATION}/create`,
    edit: `${EDUCATION}/edit`,
  },
  {
    id: "evaluation",
    kinds: ["KITEC"],
    list: EVALUATION,
    create: `${EVALUATION}/create`,
    edit: `${EVALUATION}/edit`,
  },
];

/** The part a path belongs to; undefined for any other path. */
export function officeOf(path: string): ProgramOffice | undefined {
  return PROGRAM_OFFICES.find(
    ({ list, create, edit }) => path === list || path === create || path.startsWith(`${edit}/`),
  );
}

/** The address of the people who applied for a program, without language. */
export function applicantsPath({ list }: ProgramOffice, id: number): string {
  return `${list}/${id}/applicants`;
}

/** The address where a program is changed, without language. */
export function programEditPath({ edit }: ProgramOffice, id: number): string {
  return `${edit}/${id}`;
}
