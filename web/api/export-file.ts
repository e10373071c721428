// Fetches an export (POST /api/v1/exports) and reports how many rows have come: the answer is a file in frames, as
// gateway/exports/frames.ts describes.
import type { ExportFormat } from "#schema/validation/core/exports.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

export interface ExportRequest {
  readonly list: string;
  readonly format: ExportFormat;
  readonly filter: object;
  readonly sort: string;
  readonly descending: boolean;
  readonly ids: readonly number[] | null;
  /** What the list is called: the sheet of a workbook has its name. */
  readonly sheet: string;
  readonly columns: readonly {
    readonly key: string;
    readonly heading: string;
    readonly words?: Readonly<Record<string, string>>;
  }[];
  readonly reason: string;
}

export interface ExportProgress {
  readonly rows: number;
  readonly total: number;
}

type ExportResult =
  | { readonly ok: true; readonly file: Blob; readonly name: string; readonly rows: number }
  /** Without a code there was no whole answer. */
  | { readonly ok: false; readonly code: string | null };

const HEAD = 8;

/** Never rejects. */
export async function exportFile(
  request: ExportRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
): Promise<ExportResult> {
  try {
    const response = await sessionFetch("/api/v1/exports", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...request, progress: true }),
      signal,
    });
    if (!response.ok || !response.body) return { ok: false, code: await codeOf(response) };
    const total = Number(response.headers.get("x-row-count") ?? 0);
    const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
    onProgress({ rows: 0, total });
    const read = await readFrames(response.body, (rows) => onProgress({ rows, total }));
    if (!read) return { ok: false, code: null };
    return { ok: true, file: new Blob(read.parts), name, rows: read.rows };
  } catch {
    return { ok: false, code: null };
  }
}

async function codeOf(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return typeof code === "string" ? code : null;
}

/** The file's bytes; null when it is cut off. */
export async function readFrames(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onRows: (rows: number) => void,
): Promise<{ parts: Uint8Array<ArrayBuffer>[]; rows: number } | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let buffered = new Uint8Array(0);
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    buffered = joined(buffered, value);
    for (;;) {
      if (buffered.length < HEAD) break;
      const view = new DataView(buffered.buffer, buffered.byteOffset, HEAD);
      const [rows, length] = [view.getUint32(0), view.getUint32(4)];
      if (buffered.length < HEAD + length) break;
      onRows(rows);
      if (length === 0) return { parts, rows };
      parts.push(buffered.slice(HEAD, HEAD + length));
      buffered = buffered.slice(HEAD + length);
    }
  }
}

function joined(one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
