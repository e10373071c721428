// Reads a sheet of people into rows of cells (POST /api/v1/group-rows); nothing of it is saved.
import { REQUEST_CODES, type RequestCode } from "#schema/validation/core/codes.ts";
import { GROUP_SHEET_MAX_BYTES } from "#schema/validation/programs/groups.ts";
import { z } from "#schema/validation/zod.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

const refusal = z.object({ code: z.enum(REQUEST_CODES) });
const answer = z.object({ rows: z.array(z.array(z.string())) });

export type SheetAnswer =
  | { readonly ok: true; readonly cells: readonly (readonly string[])[] }
  | { readonly ok: false; readonly code: RequestCode };

/** Never rejects. */
export async function sendSheet(file: File): Promise<SheetAnswer> {
  if (file.size > GROUP_SHEET_MAX_BYTES) return { ok: false, code: "FILE_TOO_LARGE" };
  try {
    const response = await sessionFetch("/api/v1/group-rows", {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: file,
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, cells: answer.parse(body).rows };
    return { ok: false, code: refusal.safeParse(body).data?.code ?? "INTERNAL" };
  } catch {
    return { ok: false, code: "INTERNAL" };
  }
}
