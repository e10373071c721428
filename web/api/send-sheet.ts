// Sends a sheet as the bytes that it is, to a route of gateway/statements/sheet-route.ts.
import { REQUEST_CODES, type RequestCode } from "#schema/validation/core/codes.ts";
import { z } from "#schema/validation/zod.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

const refusal = z.object({ code: z.enum(REQUEST_CODES) });

export type SentSheet<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: RequestCode };

interface SheetTarget<Answer> {
  /** Path and query of the route. */
  readonly to: string;
  /** A larger file is not sent. */
  readonly maxBytes: number;
  /** What the route answers. */
  readonly schema: z.ZodType<Answer>;
  /** Of a link, in place of the session. */
  readonly authorization?: string;
}

/** Never rejects. */
export async function sendSheet<Answer>(
  file: File,
  { to, maxBytes, schema, authorization }: SheetTarget<Answer>,
): Promise<SentSheet<Answer>> {
  if (file.size > maxBytes) return { ok: false, code: "FILE_TOO_LARGE" };
  try {
    const type = { "content-type": "application/octet-stream" };
    const response = await (authorization === undefined
      ? sessionFetch(to, { method: "POST", headers: type, body: file })
      : fetch(to, { method: "POST", headers: { ...type, authorization }, body: file }));
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, answer: schema.parse(body) };
    return { ok: false, code: refusal.safeParse(body).data?.code ?? "INTERNAL" };
  } catch {
    return { ok: false, code: "INTERNAL" };
  }
}
