// The kinds of programs and the states people see them in (docs/programs.md#programs).

export const PROGRAM_KINDS = [
  "SEMINAR",
  "WORKSHOP",
  "ONLINE_COURSE",
  "EXPERT_COURSE",
  "COMMUNITY_COURSE",
  "SOCIAL_INTEGRATION",
  "KITEC",
] as const;
export type ProgramKindName = (typeof PROGRAM_KINDS)[number];

/** Computed by the server for each moment (program-state.ts), never stored. */
export const PROGRAM_STATES = [
  "COMING_SOON",
  "OPEN",
  "FULL",
  "CLOSED",
  "ONGOING",
  "ENDED",
  "CANCELLED",
] as const;
export type ProgramStateName = (typeof PROGRAM_STATES)[number];

/** What somebody of the office should look at: nearly every seat is taken; nobody has said when people may apply. */
export const PROGRAM_NEEDS = ["FILLING_UP", "UNANNOUNCED"] as const;
export type ProgramNeedName = (typeof PROGRAM_NEEDS)[number];

/** The status of a program in the office; visitors see what is VISIBLE. */
export const PROGRAM_STAGES = ["DRAFT", "SCHEDULED", "VISIBLE", "TRASH"] as const;
export type ProgramStageName = (typeof PROGRAM_STAGES)[number];
