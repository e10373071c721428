// Where the scores of a script differ by more than the session allows, one more rater scores it.
import type { Tx } from "#prisma/client.ts";
import { planRatings } from "./plan-ratings.ts";
import type { LinkTools } from "./rater-links.ts";
import { writeToRater } from "./rater-mails.ts";
import {
  isOfGroup,
  loadOf,
  type RatingGroup,
  readAcceptedRaters,
  readRatingRule,
  readSessionScripts,
  type SessionScript,
} from "./read-scripts.ts";

interface Rule {
  readonly ratersPerScript: number;
  readonly thirdRaterAbove: number | null;
}

/**
 * Whether a script waits for a third rater: all first scores are there, differ by more than the limit, and no
 * third one is asked for.
 */
function needsThird(
  { ratings, hasThird }: SessionScript,
  { ratersPerScript, thirdRaterAbove }: Rule,
): boolean {
  if (thirdRaterAbove === null || hasThird) return false;
  const isScored =
    ratings.length >= Math.max(2, ratersPerScript) && ratings.every(({ doneAt }) => doneAt !== null);
  if (!isScored) return false;
  const totals = ratings.map(({ marks }) => marks.reduce((sum, { points }) => sum + points, 0));
  return Math.max(...totals) - Math.min(...totals) > thirdRaterAbove;
}

/**
 * Assigns a third rater to each script that waits for one, and notifies the rater once for all of them. The
 * caller has locked the session.
 * @returns the number of scripts for which nobody is there
 */
export async function assignThirds(tx: Tx, group: RatingGroup, tools: LinkTools): Promise<number> {
  const rule = await readRatingRule(tx, group.programId);
  const scripts = await readSessionScripts(tx, group.programId, group);
  const waiting = scripts.filter((script) => needsThird(script, rule));
  if (waiting.length === 0) return 0;
  const raters = (await readAcceptedRaters(tx, group.programId)).filter(isOfGroup(group));
  const asked = waiting.map((script) => ({ ...script, first: 0 }));
  const { ratings, lacking } = planRatings(asked, raters, 1, loadOf(scripts));
  await tx.examRating.createMany({ data: ratings.map((rating) => ({ ...rating, isThird: true })) });
  for (const raterId of new Set(ratings.map((rating) => rating.raterId))) {
    // There is something to score again; what was locked stays so.
    const rater = await tx.examRater.update({
      where: { id: raterId },
      data: { doneAt: null, version: { increment: 1 } },
    });
    const count = ratings.filter((rating) => rating.raterId === raterId).length;
    await writeToRater(tx, "EXAM_RATER_THIRD", rater, tools, count);
  }
  return lacking;
}

/** The codes of the scripts of a session that wait for a third rater. */
export async function readThirdsLacking(
  tx: Parameters<typeof readSessionScripts>[0],
  programId: number,
): Promise<readonly string[]> {
  const rule = await readRatingRule(tx, programId);
  if (rule.thirdRaterAbove === null) return [];
  const scripts = await readSessionScripts(tx, programId);
  return scripts.filter((script) => needsThird(script, rule)).map(({ code }) => code);
}
