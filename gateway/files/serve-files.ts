// GET and HEAD /files/<key>/<name>. The key says which bytes; the name is what the browser saves them as and
// is not compared, unless it names a size of an image (`640.webp`). Browsers and proxies keep for good what
// names its revision (`?v=2`); about any other address they ask, because a file keeps its address when it is
// replaced (docs/texts.md#files).
import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "#gateway/http/errors.ts";
import { sendStream } from "#gateway/http/send-stream.ts";
import { isFileKey } from "#prisma/file-key.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { parseRange } from "./byte-range.ts";
import { fileHeaders } from "./file-headers.ts";
import { createFindFile, type FindFile, type FindFileOptions, type RequestedFile } from "./find-file.ts";

/** The handler of every request under /files/. It rejects with what went wrong; the app answers that. */
export function createServeFiles(options: FindFileOptions): {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
} {
  const find = createFindFile(options);
  return { handle: (request, response) => serve(request, response, options.store, find) };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  store: FileStore,
  find: FindFile,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new HttpError("METHOD_NOT_ALLOWED", { headers: { allow: "GET, HEAD" } });
  }
  const asked = readAddress(request.url ?? "");
  const file = asked && (await find(asked));
  if (!file) throw new HttpError("NOT_FOUND");
  const headers = fileHeaders(file, asked.revision);
  if (holdsTag(request.headers["if-none-match"], headers.etag)) {
    response.writeHead(304, { etag: headers.etag, "cache-control": headers["cache-control"] }).end();
    return;
  }
  const range = parseRange(request, headers.etag, file.size);
  if (range === "unsatisfiable") {
    response.writeHead(416, { "content-range": `bytes */${file.size}`, "content-length": 0 }).end();
    return;
  }
  const bytes = await store.open(file.storedAs, range ?? undefined);
  // The row is there and the bytes are not. That is our fault; a visitor can do nothing about it.
  if (!bytes) throw new Error(`The store has no file ${file.storedAs}`);
  if (range) {
    const length = range.end - range.start + 1;
    const span = `bytes ${range.start}-${range.end}/${file.size}`;
    response.writeHead(206, { ...headers, "content-length": length, "content-range": span });
  } else {
    response.writeHead(200, { ...headers, "content-length": file.size });
  }
  if (request.method === "HEAD") {
    bytes.destroy();
    response.end();
    return;
  }
  await sendStream(bytes, response);
}

/** What `/files/<key>/<name>?v=<revision>&t=<pass>` asks for, or null when the address has another form. */
function readAddress(url: string): RequestedFile | null {
  const [path = "", query] = url.split("?", 2);
  const [, , key = "", part = "", ...more] = path.split("/");
  if (!isFileKey(key) || part === "" || more.length > 0) return null;
  const parameters = new URLSearchParams(query);
  return { key, part, revision: parameters.get("v"), pass: parameters.get("t") };
}

/** RFC 9110 13.1.2. */
function holdsTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  );
}
