// Storage that speaks S3 in this process and compares signatures: path style, uploads whole and in parts,
// ranges, conditions, listings in pages. A test says how it fails.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import type { S3Place } from "#gateway/files/blobs.ts";

/** What a request meets before it is looked at. */
export type S3Fault =
  /** The connection is cut. */
  | "away"
  /** 503 SlowDown. */
  | "busy"
  /** Nothing ever comes. */
  | "silent"
  /** The answer breaks off after its half; what is sent is stored, and its answer is lost. */
  | "half"
  /** Nothing: the fault is for a later one. */
  | "none";

export interface S3Server {
  readonly place: S3Place;
  /** By their whole names. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly modifiedAt: Date }>;
  /** Parts of what is not put together yet, by upload and number. */
  readonly parts: Map<string, Map<number, Buffer>>;
  /** As `GET a/name` with the range. */
  readonly requests: string[];
  /** Faults of the next requests, one each. */
  readonly faults: S3Fault[];
  close(): Promise<void>;
}

const PAGE = 100;
const ACCESS_KEY = "test-access";
const SECRET_KEY = "test-secret";

async function isSigned(request: IncomingMessage, endpoint: string): Promise<boolean> {
  const authorization = request.headers.authorization ?? "";
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const headers = Object.fromEntries(
    names.filter((name) => name !== "host").map((name) => [name, String(request.headers[name])]),
  );
  const { "x-amz-date": datetime, ...rest } = headers;
  const signer = new AwsV4Signer({
    method: request.method ?? "",
    url: endpoint + request.url,
    headers: rest,
    accessKeyId: ACCESS_KEY,
    secretAccessKey: SECRET_KEY,
    service: "s3",
    region: "test",
    datetime: datetime ?? "",
  });
  return (await signer.sign()).headers.get("authorization") === authorization;
}

/** Null where a part is missing or another one than was sent. */
function putTogether(parts: ReadonlyMap<number, Buffer> | undefined, list: string): Buffer | null {
  if (!parts) return null;
  const bytes = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g)].map(
    ([, number, tag]) => {
      const part = parts.get(Number(number));
      return part && createHash("md5").update(part).digest("hex") === tag ? part : null;
    },
  );
  return bytes.length === parts.size && bytes.every((part) => part !== null) ? Buffer.concat(bytes) : null;
}

/** Starts it on a free port of this machine, with an empty bucket. */
export async function startS3(prefix = "site/"): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const parts: S3Server["parts"] = new Map();
  const requests: string[] = [];
  const faults: S3Fault[] = [];
  let endpoint = "";

  function list(query: URLSearchParams): string {
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get("prefix") ?? "")).sort();
    const start = Number(query.get("continuation-token") ?? 0);
    const entries = names.slice(start, start + PAGE).map((name) => {
      const { bytes, modifiedAt } = objects.get(name) ?? { bytes: Buffer.alloc(0), modifiedAt: new Date() };
      return `<Contents><Key>${encodeURIComponent(name)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isCut = names.length > start + PAGE;
    const next = isCut ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : "";
    return `<ListBucketResult>${entries.join("")}<IsTruncated>${isCut}</IsTruncated>${next}</ListBucketResult>`;
  }

  function send(request: IncomingMessage, response: ServerResponse, bytes: Buffer, isHalf: boolean): void {
    const tag = `"${createHash("md5").update(bytes).digest("hex")}"`;
    if (request.headers["if-match"] !== undefined && request.headers["if-match"] !== tag)
      return void response.writeHead(412).end();
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
    const part = from === undefined ? bytes : bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
    response.writeHead(from === undefined ? 200 : 206, { "content-length": part.length, etag: tag });
    if (request.method === "HEAD") return void response.end();
    if (!isHalf) return void response.end(part);
    response.write(part.subarray(0, part.length >> 1), () => setTimeout(() => response.destroy(), 20));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", endpoint);
    const isBucket = /^\/bucket(\/|$)/.test(pathname);
    const name = decodeURIComponent(pathname.slice("/bucket/".length));
    requests.push(`${request.method} ${name || "?"} ${request.headers.range ?? ""}`.trim());
    const fault = faults.shift();
    if (fault === "away") return void request.socket.destroy();
    if (fault === "silent") return;
    const body = await buffer(request);
    if (fault === "busy") return void response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    if (!(await isSigned(request, endpoint)))
      return void response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    if (!isBucket) return void response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
    const uploadId = searchParams.get("uploadId");
    if (searchParams.has("uploads")) {
      parts.set(name, new Map());
      return void response.end(`<Answer><UploadId>${name}</UploadId></Answer>`);
    }
    if (uploadId !== null && request.method !== "POST") {
      if (request.method === "DELETE") parts.delete(uploadId);
      else parts.get(uploadId)?.set(Number(searchParams.get("partNumber")), body);
      if (fault === "half") return void request.socket.destroy();
      return void response
        .writeHead(200, { etag: `"${createHash("md5").update(body).digest("hex")}"` })
        .end();
    }
    if (request.method === "PUT" || uploadId !== null) {
      if (request.headers["if-none-match"] === "*" && objects.has(name))
        return void response.writeHead(412).end();
      const bytes = uploadId === null ? body : putTogether(parts.get(uploadId), String(body));
      if (bytes === null) return void response.writeHead(404).end("<Error><Code>NoSuchUpload</Code></Error>");
      if (uploadId !== null) parts.delete(uploadId);
      objects.set(name, { bytes, modifiedAt: new Date() });
      return void (fault === "half" ? request.socket.destroy() : response.writeHead(200).end());
    }
    if (request.method === "DELETE") {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    if (name === "") return void response.end(list(searchParams));
    const found = objects.get(name);
    if (!found) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    send(request, response, found.bytes, fault === "half");
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("A listening server has an address");
  endpoint = `http://127.0.0.1:${address.port}`;
  return {
    place: {
      endpoint,
      region: "test",
      accessKey: ACCESS_KEY,
      secretKey: SECRET_KEY,
      bucket: "bucket",
      prefix,
    },
    objects,
    parts,
    requests,
    faults,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
