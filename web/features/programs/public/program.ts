import type { ProgramPageQuery } from "#web/gql/programs.ts";

/** A program as its own page shows it. */
export type Program = NonNullable<ProgramPageQuery["program"]>;
