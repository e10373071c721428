// A program as a preview shows it: what is being typed of it in the place of what is stored.
import type { PreviewedProgramQuery } from "#web/gql/program-previews.ts";
import type { Program } from "./program.ts";

export type PreviewedProgram = NonNullable<PreviewedProgramQuery["previewedProgram"]>;

/** Rows that are not saved have no ids. */
const numbered = <Row>(rows: readonly Row[]) => rows.map((row, id) => ({ ...row, id }));

export function shownProgram({ program, typed }: PreviewedProgram): Program {
  if (typed === null) return program;
  const { prices, speakers, sessions, sites } = typed;
  return {
    ...program,
    ...typed,
    englishOutdated: false,
    prices: numbered(prices),
    speakers: numbered(speakers),
    sessions: numbered(sessions),
    sites: numbered(sites),
  };
}
