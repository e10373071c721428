// What verdicts are computed from stays as it was when somebody locked them: papers, criteria, and the rule of passing.
import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { readRule } from "./read-sittings.ts";
import { areVerdictsLocked } from "./release-lock.ts";

async function ruleOf(tx: Tx, programId: number): Promise<string> {
  const { papers, rule } = await readRule(tx, programId);
  const { passAverage, ratersPerScript, ratersAgreeing, thirdRaterAbove } = rule;
  const scored = papers.map(({ id, part, minimum, criteria }) => ({ id, part, minimum, criteria }));
  return JSON.stringify([scored, passAverage, ratersPerScript, ratersAgreeing, thirdRaterAbove]);
}

/**
 * Writes settings of a session, which the caller has locked; what is written beside the rule may change at any time.
 * @throws DomainError SCORES_LOCKED where the rule would be another one while its verdicts are locked
 */
export async function writeBesideRule(
  tx: Tx,
  programId: number,
  write: () => Promise<unknown>,
): Promise<void> {
  const before = (await areVerdictsLocked(tx, programId)) ? await ruleOf(tx, programId) : null;
  await write();
  if (before !== null && before !== (await ruleOf(tx, programId))) throw new DomainError("SCORES_LOCKED");
}
