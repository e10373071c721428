// Each script gets the raters it needs among those who accepted, in one action that the office has seen before.

import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { type PlannedRating, planRatings } from "./plan-ratings.ts";
import type { LinkTools } from "./rater-links.ts";
import { writeToRater } from "./rater-mails.ts";
import {
  isOfGroup,
  loadOf,
  type RatingGroup,
  readAcceptedRaters,
  readRatingRule,
  readSessionScripts,
} from "./read-scripts.ts";
import { areVerdictsLocked } from "./release-lock.ts";
import { assignThirds } from "./third-raters.ts";

/** What an assignment would add for a part in a language pair. */
export interface GroupPlan extends RatingGroup {
  readonly scripts: number;
  readonly ratings: readonly PlannedRating[];
  /** Ratings for which no rater is there. */
  readonly lacking: number;
  /** Codes of the scripts that they are of. */
  readonly lackingCodes: readonly string[];
}

type Reader = Parameters<typeof readSessionScripts>[0];

/** What assignments of a session are worked out from. */
const readRatingInput = async (tx: Reader, programId: number) => ({
  rule: await readRatingRule(tx, programId),
  scripts: await readSessionScripts(tx, programId),
  raters: await readAcceptedRaters(tx, programId),
});
type RatingInput = Awaited<ReturnType<typeof readRatingInput>>;

/** The parts and pairs of a session, each with what an assignment would add now; those without scripts are left out. */
export async function readRatingPlan(
  tx: Reader & Pick<Tx, "program">,
  programId: number,
): Promise<readonly GroupPlan[]> {
  const program = await tx.program.findUniqueOrThrow({ where: { id: programId } });
  const groups = program.examParts.flatMap((part) =>
    program.languagePairs.map((pair): RatingGroup => ({ programId, part, pair })),
  );
  const input = await readRatingInput(tx, programId);
  return groups.map((group) => planGroup(input, group)).filter(({ scripts }) => scripts > 0);
}

function planGroup(input: RatingInput, group: RatingGroup, only?: readonly number[]): GroupPlan {
  const isOwn = isOfGroup(group);
  const scripts = input.scripts.filter(isOwn);
  const raters = input.raters.filter(isOwn);
  const asked = only ? scripts.filter(({ id }) => only.includes(id)) : scripts;
  const plan = planRatings(asked, raters, input.rule.ratersPerScript, loadOf(scripts));
  return { ...group, scripts: asked.length, ...plan };
}

/** Saves a plan and notifies its raters. The caller has locked the session. */
async function savePlan(tx: Tx, { ratings }: GroupPlan, tools: LinkTools): Promise<void> {
  await tx.examRating.createMany({ data: [...ratings] });
  for (const raterId of new Set(ratings.map((rating) => rating.raterId))) {
    const rater = await tx.examRater.update({
      where: { id: raterId },
      data: { doneAt: null, version: { increment: 1 } },
    });
    const count = ratings.filter((rating) => rating.raterId === raterId).length;
    await writeToRater(tx, "EXAM_RATER_ASSIGNED", rater, tools, count);
  }
}

/** Gives scripts that lost a rater to others of the same part and pair. The caller has locked the session. */
export async function reassign(
  tx: Tx,
  group: RatingGroup,
  scriptIds: readonly number[],
  tools: LinkTools,
): Promise<void> {
  await savePlan(tx, planGroup(await readRatingInput(tx, group.programId), group, scriptIds), tools);
  await assignThirds(tx, group, tools);
}

/**
 * Assigns what the preview showed.
 * @param expected how many ratings it showed
 * @throws DomainError NOT_FOUND; COUNT_CHANGED where it would be others by now; MOVE_REFUSED once the verdicts are locked
 */
export async function assignRatings(
  tx: Tx,
  { programId, expected }: { readonly programId: number; readonly expected: number },
  { now }: Author,
  links: LinkTools["links"],
): Promise<ActionResult> {
  await lockProgram(tx, programId);
  const program = await tx.program.findFirst({ where: { id: programId, kind: "KITEC" } });
  if (!program) throw new DomainError("NOT_FOUND");
  if (await areVerdictsLocked(tx, programId)) throw new DomainError("MOVE_REFUSED");
  const plans = await readRatingPlan(tx, programId);
  const added = plans.reduce((sum, { ratings }) => sum + ratings.length, 0);
  if (added !== expected) throw new DomainError("COUNT_CHANGED");
  for (const plan of plans) await savePlan(tx, plan, { links, now });
  return {
    result: programId,
    lines: added === 0 ? [] : [{ subjectId: programId, after: { ratings: added } }],
  };
}
