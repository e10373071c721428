// The scoring of an exam is blind: the office of programs knows raters and examinees; a rater, by the own
// link, the scripts that are assigned to the rater by their codes alone, and nothing of the other raters. Who
// is both is blind, too (docs/scoring.md#raters).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { anyone, holds } from "#schema/policies/viewer.ts";

/** Invites raters, makes and assigns scripts, reads who has come how far. */
export const manageRating = (viewer: Viewer | null): boolean => holds(viewer, "PROGRAM");

/** Reads what is due to raters: who pays them, and who invited them. */
export const readRaterFees = (viewer: Viewer | null): boolean =>
  holds(viewer, "FINANCE") || manageRating(viewer);

/** Anyone who holds a rater's link; what it opens is the row's. */
export const rateByLink: (viewer: Viewer | null) => boolean = anyone;

/**
 * SQL of `Viewer.blindTo` for the member `m` at the moment `$2`, of people of the office of programs alone:
 * sessions with scripts that wait for their release, and that the member was asked to rate or has rated, by
 * the account, or by its address where the office typed it.
 */
export const BLIND_SESSIONS = `
  case when exists (select from staff_assignments a where a.member_id = m.id and a.role::text in ('PROGRAM', 'SUPER'))
  then array(
    select distinct r.program_id from exam_raters r join programs p on p.id = r.program_id
    where (r.member_id = m.id or (r.member_id is null and r.email_key = m.email_key))
      and (r.state::text in ('INVITED', 'ACCEPTED') or exists (select from exam_ratings g where g.rater_id = r.id))
      and (p.results_released_at is null or p.results_released_at > $2)
      and exists (select from exam_scripts s join exam_papers e on e.id = s.paper_id where e.program_id = p.id))
  else '{}' end`;

/**
 * Whether somebody rates a session whose results are not released: nothing of its examinees and of what other
 * raters gave is answered then, whatever role the person has.
 */
export const isBlindTo = (viewer: Viewer | null, programId: number): boolean =>
  viewer?.blindTo?.has(programId) === true;

/** What belongs to a session, or to another program, whose people somebody may see. */
export const seenBy = (viewer: Viewer): { readonly programId?: Prisma.IntFilter } =>
  viewer.blindTo?.size ? { programId: { notIn: [...viewer.blindTo] } } : {};

/** Scans and recordings, for the office. */
export const filesOfScripts = (viewer: Viewer): Prisma.FileWhereInput => ({
  kind: "SCRIPT",
  examScript: { is: { paper: seenBy(viewer) } },
});

/** What a rater opens: the files of the scripts that are assigned to one who accepted. */
export const scriptsOfRater = (raterId: number): Prisma.FileWhereInput => ({
  examScript: { ratings: { some: { raterId, rater: { state: "ACCEPTED" } } } },
});
