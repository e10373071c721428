// Reads the JSON body of a request, with a bound on what a sender can make us hold. How long a body may take is bounded
// by the server itself (server.ts, requestTimeout).
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { HttpError } from "./errors.ts";

/** Bytes (docs/core.md#calls-and-limits: bodies over 100 kB are 413). */
export const BODY_MAX_BYTES = 100 * 1024;
/** Bytes from somebody who may write posts: two texts of the greatest length, with their formatting. */
export const WRITER_BODY_MAX_BYTES = 4 * 1024 * 1024;

/** The sender went away before the body was complete: nobody is left to be answered. */
export class RequestAborted extends Error {
  override readonly name = "RequestAborted";
}

/**
 * The body as text. It says that it is JSON; nothing has checked that yet.
 * @throws HttpError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or MALFORMED (not UTF-8); RequestAborted
 */
export async function readJsonText(request: IncomingMessage, maxBytes = BODY_MAX_BYTES): Promise<string> {
  if (!isPlainJson(request)) throw new HttpError("UNSUPPORTED_MEDIA_TYPE");
  const bytes = await readBytes(request, maxBytes);
  if (!isUtf8(bytes)) throw new HttpError("MALFORMED");
  return bytes.toString("utf8");
}

/**
 * The body as the JSON object it has to be.
 * @throws HttpError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or MALFORMED; RequestAborted
 */
export async function readJsonObject(request: IncomingMessage): Promise<object> {
  const text = await readJsonText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError("MALFORMED");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new HttpError("MALFORMED");
  return value;
}

/** What browsers call their reports (CSP 3, 5.3 and Reporting API, 2.2). */
const REPORT_TYPES: ReadonlySet<string> = new Set(["application/csp-report", "application/reports+json"]);

/**
 * A report of a browser, as JSON.
 * @throws HttpError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or MALFORMED; RequestAborted
 */
export async function readReport(request: IncomingMessage): Promise<unknown> {
  const [type = ""] = (request.headers["content-type"] ?? "").toLowerCase().split(";");
  if (!REPORT_TYPES.has(type.trim())) throw new HttpError("UNSUPPORTED_MEDIA_TYPE");
  const bytes = await readBytes(request, BODY_MAX_BYTES);
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new HttpError("MALFORMED");
  }
}

function isPlainJson(request: IncomingMessage): boolean {
  if (request.headers["content-encoding"]) return false;
  const [type, ...parameters] = (request.headers["content-type"] ?? "").toLowerCase().split(";");
  if (type?.trim() !== "application/json") return false;
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  return !charset || /^charset="?utf-8"?$/.test(charset);
}

/** The rest of a body that is too large is not read: the connection closes after the answer. */
function tooLarge(): HttpError {
  return new HttpError("PAYLOAD_TOO_LARGE", { headers: { connection: "close" } });
}

/** The body, whole. @throws HttpError PAYLOAD_TOO_LARGE; RequestAborted */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  // The sender went away while the session was read: none of the events below would come any more.
  if (request.destroyed) throw new RequestAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let length = 0;
  request.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxBytes) {
      request.pause();
      reject(tooLarge());
    } else chunks.push(chunk);
  });
  request.on("end", () => resolve(Buffer.concat(chunks, length)));
  request.on("error", () => reject(new RequestAborted()));
  request.on("close", () => {
    if (!request.complete) reject(new RequestAborted());
  });
  return await promise;
}
