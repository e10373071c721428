// The actions of the office that were acknowledged: the audit log has each of them, whatever fault came between the two.
import { db } from "#prisma/client.ts";
import { AUDIT_ACTIONS } from "#schema/validation/core/audit.ts";

/** How often each action was acknowledged, by its name in the audit log. */
export type AcknowledgedActions = Readonly<Record<string, number>>;

/** They answer in the same way where there was nothing to do, and then nothing is logged. */
const MAY_DO_NOTHING: readonly string[] = ["assignRatings", "makeScripts", "issueExamCertificates"];
const LOGGED: ReadonlySet<string> = new Set(AUDIT_ACTIONS.filter((name) => !MAY_DO_NOTHING.includes(name)));

/** Counts the actions that an answer is about. @param answer by the names of its fields */
export function noteActions(
  actions: Record<string, number>,
  answer: Readonly<Record<string, unknown>>,
): void {
  for (const name of Object.keys(answer)) if (LOGGED.has(name)) actions[name] = (actions[name] ?? 0) + 1;
}

/** @returns the actions that the audit log has less often than they were acknowledged, in words */
export async function lostActions(actions: AcknowledgedActions, since: Date): Promise<readonly string[]> {
  // An action may have a line for each row that it changed: those of one transaction have the same moment.
  const rows = await db.$queryRaw<{ action: string; times: number }[]>`
    SELECT action, count(DISTINCT (actor_id, created_at))::int AS times FROM audit_entries
    WHERE created_at >= ${since} AND actor_id IS NOT NULL GROUP BY action`;
  const logged = new Map(rows.map(({ action, times }) => [action, times]));
  return Object.entries(actions).flatMap(([name, times]) => {
    const found = logged.get(name) ?? 0;
    return found >= times
      ? []
      : [`${name} was acknowledged ${times} times and is ${found} times in the audit log`];
  });
}
