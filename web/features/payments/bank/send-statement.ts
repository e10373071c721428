// Sends a bank statement (POST /api/v1/statements) and tells what came of it.
import { REQUEST_CODES, type RequestCode } from "#schema/validation/codes.ts";
import { STATEMENT_MAX_BYTES } from "#schema/validation/statements.ts";
import { z } from "#schema/validation/zod.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

const kept = z.object({ added: z.number(), known: z.number(), refused: z.array(z.number()) });
/** Nobody has said yet which column is which. */
const unknown = z.object({ unknown: z.array(z.array(z.string())) });
const refusal = z.object({ code: z.enum(REQUEST_CODES) });

export type StatementResult =
  | ({ readonly ok: true } & (z.output<typeof kept> | z.output<typeof unknown>))
  | { readonly ok: false; readonly code: RequestCode };

/** Never rejects. @param asks keeps nothing, and answers the first rows */
export async function sendStatement(file: File, asks: boolean): Promise<StatementResult> {
  if (file.size > STATEMENT_MAX_BYTES) return { ok: false, code: "FILE_TOO_LARGE" };
  try {
    const response = await sessionFetch(`/api/v1/statements${asks ? "?ask" : ""}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: file,
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, ...z.union([kept, unknown]).parse(body) };
    return { ok: false, code: refusal.safeParse(body).data?.code ?? "INTERNAL" };
  } catch {
    return { ok: false, code: "INTERNAL" };
  }
}
