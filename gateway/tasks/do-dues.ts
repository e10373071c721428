// The dues of a year are asked for, members who owe them are reminded (docs/money.md#dues), and a member who
// has owed them for years becomes a general member (docs/money.md#dues).
import type { Logger } from "pino";
import type { Clock } from "#schema/context.ts";
import { issueDues } from "#schema/money/dues/issue-dues.ts";
import { notifyOfLapse } from "#schema/money/dues/notify-of-lapse.ts";
import { remindOfDues } from "#schema/money/dues/remind-of-dues.ts";
import { endLapsed } from "#schema/people/memberships/end-lapsed.ts";

/** Does what is due. Several gateways may be at it. */
export async function doDues({ clock, log }: { clock: Clock; log: Logger }): Promise<void> {
  const issued = await issueDues(clock.now(), (part) => log.info(part, "Dues are being asked for"));
  if (issued > 0) log.info({ issued }, "All dues were asked for");
  const ended = await endLapsed(clock.now());
  if (ended > 0) log.info({ ended }, "Members who had lapsed for years became general members");
  const lapsed = await notifyOfLapse(clock.now());
  if (lapsed > 0) log.info({ lapsed }, "Members were notified that their membership ended");
  const reminded = await remindOfDues(clock.now());
  if (reminded > 0) log.info({ reminded }, "Members were reminded of their dues");
}
