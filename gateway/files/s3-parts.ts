// Sends what is large in parts, each tried again by itself. The storage has nothing under the name until all of them are there.
import { Readable } from "node:stream";
import type { OpenBytes } from "./blobs.ts";
import { refuseOthers, type S3Answer, type SendS3, tagOf } from "./s3-requests.ts";

/** Bytes of a part. S3 takes 10,000 parts, of 5 MB or more each. */
export const PART_BYTES = 64 * 1024 * 1024;

interface Sent {
  readonly name: string;
  readonly size: number;
  readonly partBytes: number;
  readonly open: OpenBytes;
  /** Of the request that puts the parts together. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * @returns the answer to the last request, which has a name in its place or refuses it
 * @throws FilesAway, S3Refusal; the parts are removed
 */
export async function sendInParts(
  send: SendS3,
  { name, size, partBytes, open, headers }: Sent,
): Promise<S3Answer> {
  const begun = await send({ method: "POST", name, query: { uploads: "" } });
  await refuseOthers(begun, 200);
  const uploadId = tagOf(await begun.response.text(), "UploadId");
  // Where even this fails, a lifecycle rule of the bucket removes the parts (docs/storage.md).
  const remove = async () =>
    await send({ method: "DELETE", name, query: { uploadId } }).catch(() => undefined);
  try {
    const tags: string[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const end = Math.min(start + partBytes, size) - 1;
      const query = { partNumber: String(tags.length + 1), uploadId };
      const body = { size: end - start + 1, open: () => open({ start, end }) };
      const part = await send({ method: "PUT", name, query, body });
      await refuseOthers(part, 200);
      await part.response.arrayBuffer();
      tags.push(part.response.headers.get("etag") ?? "");
    }
    const list = Buffer.from(listOf(tags));
    const body = { size: list.length, open: () => Readable.from([list], { objectMode: false }) };
    const answer = await send({ method: "POST", name, query: { uploadId }, headers, body });
    if (!answer.response.ok) await remove();
    return answer;
  } catch (error) {
    await remove();
    throw error;
  }
}

function listOf(tags: readonly string[]): string {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  return `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
}
