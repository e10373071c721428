// Moves the uploaded files to another place. It may be stopped and begun again: what is there is not sent
// again. Nothing is removed where they were; the settings are changed once both are equal.
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Blobs, StoredBlob } from "./blobs.ts";
import type { ByteRange } from "./byte-range.ts";

interface MovedFiles {
  /** In the old place. */
  readonly files: number;
  readonly bytes: number;
  /** Of which were sent now. */
  readonly sent: number;
  /** Names of what is not the same in both places. */
  readonly different: readonly string[];
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}

async function isEqual(from: Blobs, to: Blobs, name: string): Promise<boolean> {
  const [source, target] = await Promise.all([from.read(name), to.read(name)]);
  if (!source || !target) {
    source?.bytes.destroy();
    target?.bytes.destroy();
    return false;
  }
  const [one, other] = await Promise.all([hashOf(source.bytes), hashOf(target.bytes)]);
  return one === other;
}

/** What was removed meanwhile is no file any more. */
async function send(from: Blobs, to: Blobs, { name, size }: StoredBlob): Promise<void> {
  let isGone = false;
  const open = async (range?: ByteRange) => {
    const found = await from.read(name, range);
    isGone = found === null;
    if (!found) throw new Error(`${name} was removed`);
    return found.bytes;
  };
  try {
    await to.put(name, size, open);
  } catch (error) {
    if (!isGone) throw error;
  }
}

/**
 * Copies what is missing in the new place, then compares every file by its checksum in both.
 * @param onProgress hears the number of files compared, each hundred
 */
export async function moveFiles(
  from: Blobs,
  to: Blobs,
  onProgress: (files: number) => void = () => undefined,
): Promise<MovedFiles> {
  const there = new Map<string, number>();
  for await (const { name, size } of to.list()) there.set(name, size);
  const all: StoredBlob[] = [];
  for await (const blob of from.list()) all.push(blob);
  let sent = 0;
  for (const blob of all) {
    if (there.get(blob.name) === blob.size) continue;
    if (there.has(blob.name)) await to.remove(blob.name);
    await send(from, to, blob);
    sent += 1;
  }
  const different: string[] = [];
  for (const [index, { name }] of all.entries()) {
    if (!(await isEqual(from, to, name))) different.push(name);
    if ((index + 1) % 100 === 0) onProgress(index + 1);
  }
  return { files: all.length, bytes: all.reduce((sum, { size }) => sum + size, 0), sent, different };
}
