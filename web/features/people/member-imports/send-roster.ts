// Sends a roster (POST /api/v1/rosters).
import type { RequestCode } from "#schema/validation/core/codes.ts";
import { ROSTER_MAX_BYTES } from "#schema/validation/people/rosters.ts";
import { z } from "#schema/validation/zod.ts";
import { sendSheet } from "#web/api/send-sheet.ts";

/** Never rejects. @returns null when it was read; else why not */
export async function sendRoster(file: File): Promise<RequestCode | null> {
  const to = `/api/v1/rosters?name=${encodeURIComponent(file.name)}`;
  const sent = await sendSheet(file, { to, maxBytes: ROSTER_MAX_BYTES, schema: z.unknown() });
  return sent.ok ? null : sent.code;
}
