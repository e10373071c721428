// The headers of a stored file. It shows only bitmaps; everything else it saves. Should somebody open such a file here
// after all, it could run nothing (docs/core.md#calls-and-limits).
import type { OpenTo, ServedFile } from "./find-file.ts";

/** Types a browser draws and never executes. */
const SHOWN_IN_PLACE: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp", "image/avif"]);

interface FileHeaders extends Readonly<Record<string, string>> {
  readonly etag: string;
  readonly "cache-control": string;
}

/**
 * An address that names its revision is of these bytes for good; any other is asked about each time
 * (docs/texts.md#files). What is not published yet is stored only by the browser of the person who writes,
 * and not for long: a pass ends. What is for members their browser asks about each time. Of a preview nothing
 * is stored: its link can be revoked.
 */
const CONTROL: Readonly<Record<OpenTo, { readonly asked: string; readonly any: string }>> = {
  all: { asked: "public, max-age=31536000, immutable", any: "public, no-cache" },
  pass: { asked: "private, max-age=600", any: "private, no-cache" },
  reader: { asked: "private, no-cache", any: "private, no-cache" },
  preview: { asked: "no-store", any: "no-store" },
  reviewer: { asked: "no-store", any: "no-store" },
  rater: { asked: "no-store", any: "no-store" },
};

/**
 * All headers of a whole file but its length.
 * @param asked the revision that the address names
 */
export function fileHeaders(
  { storedAs, name, mimeType, openTo, revision }: ServedFile,
  asked: string | null,
): FileHeaders {
  const control = CONTROL[openTo];
  const inPlace = SHOWN_IN_PLACE.has(mimeType);
  return {
    "content-type": mimeType,
    "content-disposition": contentDisposition(inPlace ? "inline" : "attachment", name),
    etag: `"${storedAs.replace("/", "-")}"`,
    "cache-control": asked === String(revision) ? control.asked : control.any,
    ...(openTo === "all" || openTo === "pass" ? {} : { "x-robots-tag": "noindex" }),
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(inPlace ? {} : { "content-security-policy": "default-src 'none'; sandbox" }),
  };
}

/**
 * RFC 6266 with RFC 5987: the real name, composed (NFC, since macOS hands over decomposed Hangul), and an ASCII one for old
 * clients. No quote, backslash, slash or control character survives in either.
 */
function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const safe = name.normalize("NFC").replace(/[\p{Cc}\p{Cs}\p{Cf}/\\]/gu, "_");
  const ascii = safe.replace(/[^\x20-\x7e]+/g, "_").replace(/["%]/g, "_");
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
