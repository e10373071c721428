import { Prisma } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/durations.ts";
import { countQueue, type Queue } from "./count-up-to.ts";

const SOON = 3 * DAY;

/** Popups that show now and end within three days; `since` is when the first of them does. */
export function endingPopups(now: Date): Promise<Queue> {
  const soon = new Date(now.getTime() + SOON);
  return countQueue(
    Prisma.sql`popups WHERE deleted_at IS NULL AND shows_from <= ${now} AND shows_to > ${now} AND shows_to <= ${soon}`,
    Prisma.sql`shows_to`,
  );
}
