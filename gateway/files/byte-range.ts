// One range of bytes (RFC 9110, 14): what resumed downloads and PDF viewers ask for.
import type { IncomingMessage } from "node:http";

/** Both ends are counted from 0 and included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The range a request asks for; null for the whole file. Several ranges, other units, malformed ones and an If-Range that no
 * longer fits are answered with the whole file, as the standard allows.
 */
export function parseRange(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  etag: string,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? "");
  if (method !== "GET" || !match) return null;
  const ifRange = headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") return suffix(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start < size ? { start, end } : "unsatisfiable";
}

function suffix(length: number, size: number): ByteRange | "unsatisfiable" {
  if (length === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - length), end: size - 1 };
}
