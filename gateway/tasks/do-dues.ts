// The dues of a year are asked for, and whoever owes them is reminded (decision 80).
import type { Logger } from "pino";
import type { Clock } from "#schema/context.ts";
import { issueDues } from "#schema/dues/issue-dues.ts";
import { remindOfDues } from "#schema/dues/remind-of-dues.ts";

/** Does what is due. Several gateways may be at it. */
export async function doDues({ clock, log }: { clock: Clock; log: Logger }): Promise<void> {
  const issued = await issueDues(clock.now(), (part) => log.info(part, "Dues are being asked for"));
  if (issued > 0) log.info({ issued }, "All dues were asked for");
  const reminded = await remindOfDues(clock.now());
  if (reminded > 0) log.info({ reminded }, "Members were reminded of their dues");
}
