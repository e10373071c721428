// Sends a roster (POST /api/v1/rosters).
import { REQUEST_CODES, type RequestCode } from "#schema/validation/core/codes.ts";
import { ROSTER_MAX_BYTES } from "#schema/validation/people/rosters.ts";
import { z } from "#schema/validation/zod.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

const refusal = z.object({ code: z.enum(REQUEST_CODES) });

/** Never rejects. @returns null when it was read; else why not */
export async function sendRoster(file: File): Promise<RequestCode | null> {
  if (file.size > ROSTER_MAX_BYTES) return "FILE_TOO_LARGE";
  try {
    const response = await sessionFetch(`/api/v1/rosters?name=${encodeURIComponent(file.name)}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: file,
    });
    if (response.ok) return null;
    return refusal.safeParse(await response.json()).data?.code ?? "INTERNAL";
  } catch {
    return "INTERNAL";
  }
}
