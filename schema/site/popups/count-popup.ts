import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { whereSql } from "#schema/core/lists/where-sql.ts";
import { livePopups } from "#schema/policies/site/popups.ts";
import type { PopupAct } from "#schema/validation/site/popups.ts";

const COLUMNS: Readonly<Record<PopupAct, Prisma.Sql>> = {
  SHOWN: Prisma.sql`shown`,
  FOLLOWED: Prisma.sql`followed`,
  CLOSED: Prisma.sql`closed`,
};

/** Counts what somebody did with a popup, on the day in Seoul (docs/site.md#popups). One that is not live is not counted. */
export async function countPopup(id: number, act: PopupAct, now: Date): Promise<void> {
  const column = COLUMNS[act];
  await db.$executeRaw`
    INSERT INTO popup_days (popup_id, day, ${column})
    SELECT id, seoul_day(${now}::timestamptz), 1 FROM popups
    WHERE id = ${id} AND ${whereSql(livePopups(now))}
    ON CONFLICT (popup_id, day) DO UPDATE SET ${column} = popup_days.${column} + 1`;
}
