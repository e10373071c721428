import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Attendance } from "#prisma/generated/client.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";

/** What is recorded of somebody on an occasion. */
export type Recorded = Pick<Attendance, "state" | "seat">;
type Key = Pick<Attendance, "device" | "sequence">;

const keyOf = ({ device, sequence }: Key) => `${device} ${sequence}`;

/**
 * What counted on an occasion before misconduct was recorded there: it counts again when the misconduct is
 * undone. Null where there was nothing. Of one request by one statement, one row for each record: a device
 * may have sent thousands. The order is that of `isLater` (schema/validation/programs/attendance.ts).
 */
export const beforeMisconductLoader = perRequest(
  (_context: Context) =>
    new DataLoader<Key, Recorded | null, string>(
      async (records) => {
        const devices = records.map(({ device }) => device);
        const sequences = records.map(({ sequence }) => sequence);
        const found = await db.$queryRaw<(Key & { before: Recorded })[]>`
          SELECT DISTINCT ON (later.device, later.sequence) later.device, later.sequence,
            jsonb_build_object('state', earlier.state, 'seat', earlier.seat) AS before
          FROM unnest(${devices}::text[], ${sequences}::int[]) AS asked(device, sequence)
          JOIN attendances later ON later.device = asked.device AND later.sequence = asked.sequence
          JOIN attendances earlier ON earlier.application_id = later.application_id
            AND earlier.paper_id IS NOT DISTINCT FROM later.paper_id AND earlier.day IS NOT DISTINCT FROM later.day
            AND earlier.state IS DISTINCT FROM 'MISCONDUCT'
            AND (earlier.at, earlier.device COLLATE "C", earlier.sequence) < (later.at, later.device COLLATE "C", later.sequence)
          ORDER BY later.device, later.sequence, earlier.at DESC, earlier.device COLLATE "C" DESC, earlier.sequence DESC`;
        const byKey = new Map(found.map((one) => [keyOf(one), one.before]));
        return records.map((record) => byKey.get(keyOf(record)) ?? null);
      },
      { cacheKeyFn: keyOf },
    ),
);
