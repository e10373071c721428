// Named bytes on S3-compatible storage. A download that breaks off continues where it was; an upload is sent
// once more, and only under a name that is free unless it replaces what is there.
import { Readable } from "node:stream";
import type { Blobs, OpenBytes, S3Place, StoredBlob } from "./blobs.ts";
import { FilesAway } from "./file-errors.ts";
import { PART_BYTES, sendInParts } from "./s3-parts.ts";
import {
  createS3Requests,
  piecesOf,
  refuseOthers,
  S3_TIMES,
  type S3Answer,
  S3Refusal,
  type S3Times,
  tagOf,
} from "./s3-requests.ts";

interface Reach {
  readonly start: number;
  /** Null: to the end. */
  readonly end: number | null;
}

/** The names come encoded as in an address. */
function readListing(
  xml: string,
  prefix: string,
): { readonly blobs: StoredBlob[]; readonly next: string | null } {
  const blobs = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
    name: decodeURIComponent(tagOf(entry, "Key").replaceAll("+", " ")).slice(prefix.length),
    size: Number(tagOf(entry, "Size")),
    modifiedAt: new Date(tagOf(entry, "LastModified")),
  }));
  const isCut = tagOf(xml, "IsTruncated") === "true";
  return { blobs, next: isCut ? decodeURIComponent(tagOf(xml, "NextContinuationToken")) : null };
}

/** @param times tests have no patience, nor anything large */
export function createS3Blobs(place: S3Place, times: S3Times = S3_TIMES, partBytes = PART_BYTES): Blobs {
  const send = createS3Requests(place, times);
  /** Some storages do not know the condition (Swift). */
  let knowsCondition = true;

  const get = (name: string, { start, end }: Reach, tag: string | null) =>
    send({
      method: "GET",
      name,
      headers: {
        ...(start > 0 || end !== null ? { range: `bytes=${start}-${end ?? ""}` } : {}),
        ...(tag === null ? {} : { "if-match": tag }),
      },
    });

  /** The bytes of an answer, and those that are still missing when it breaks off. */
  async function* resuming(
    name: string,
    first: S3Answer,
    span: Reach,
    size: number,
  ): AsyncGenerator<Uint8Array> {
    const tag = first.response.headers.get("etag");
    let answer = first;
    let at = span.start;
    const end = span.start + size;
    for (let stuck = 0; ; stuck += 1) {
      const before = at;
      try {
        for await (const piece of piecesOf(answer, times.silence)) {
          at += piece.length;
          yield piece;
        }
        if (at === end) return;
      } catch (error) {
        if (stuck >= times.waits.length && at === before) throw new FilesAway(error);
      }
      if (at > before) stuck = 0;
      else if (stuck >= times.waits.length) throw new FilesAway(new Error(`${name} ended early`));
      answer = await get(name, { start: at, end: end - 1 }, tag);
      await refuseOthers(answer, 206);
    }
  }

  async function sizeOf(name: string): Promise<number | null> {
    const { response } = await send({ method: "HEAD", name });
    return response.status === 404 ? null : Number(response.headers.get("content-length"));
  }

  const write = async (name: string, size: number, open: OpenBytes, headers: Record<string, string>) =>
    size > partBytes
      ? await sendInParts(send, { name, size, partBytes, open, headers })
      : await send({ method: "PUT", name, headers, body: { size, open: () => open() } });

  /** An earlier try was stored, and its answer was lost. */
  const isStored = async ({ response, before }: S3Answer, name: string, size: number) =>
    (response.status === 412 || response.status === 404) && before > 0 && (await sizeOf(name)) === size;

  async function refuseUnlessStored(answer: S3Answer, name: string, size: number): Promise<void> {
    if (await isStored(answer, name, size)) return;
    await refuseOthers(answer, 200, 201, 204);
    // Parts can be refused in the body of a 200.
    const text = await answer.response.text();
    if (text.includes("<Error>")) throw new S3Refusal(answer.response.status, text);
  }

  async function put(name: string, size: number, open: OpenBytes): Promise<void> {
    const answer = await write(name, size, open, knowsCondition ? { "if-none-match": "*" } : {});
    if (answer.response.status === 501 && knowsCondition) {
      knowsCondition = false;
      return await put(name, size, open);
    }
    await refuseUnlessStored(answer, name, size);
  }

  return {
    async *list(beginning = "") {
      const prefix = place.prefix + beginning;
      for (let next: string | null = ""; next !== null; ) {
        const query = { "list-type": "2", "encoding-type": "url", prefix, "continuation-token": next };
        const { "continuation-token": token, ...first } = query;
        const answer = await send({ method: "GET", name: "", query: token === "" ? first : query });
        await refuseOthers(answer, 200);
        const listing = readListing(await answer.response.text(), place.prefix);
        yield* listing.blobs;
        next = listing.next;
      }
    },
    read: async (name, range) => {
      const span = { start: range?.start ?? 0, end: range?.end ?? null };
      const answer = await get(name, span, null);
      if (answer.response.status === 404) {
        const text = await answer.response.text();
        // Settings that name no bucket are no files that are missing.
        if (text.includes("NoSuchBucket")) throw new S3Refusal(404, text);
        return null;
      }
      await refuseOthers(answer, 200, 206);
      const size = Number(answer.response.headers.get("content-length"));
      return { size, bytes: Readable.from(resuming(name, answer, span, size), { objectMode: false }) };
    },
    put,
    replace: async (name, size, open) =>
      await refuseUnlessStored(await write(name, size, open, {}), name, size),
    remove: async (name) => {
      const answer = await send({ method: "DELETE", name });
      await refuseOthers(answer, 200, 204, 404);
      await answer.response.arrayBuffer();
    },
  };
}
