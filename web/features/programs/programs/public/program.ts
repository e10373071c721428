import type { ReadProgramFragment } from "#web/gql/programs.ts";

/** A program as its own page shows it. */
export type Program = ReadProgramFragment;
