// An encrypted backup opens with its key and as it was written, and never in part.
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decryptBackup, encryptBackup } from "#prisma/backup/backup-cipher.ts";

const KEY = "a key that is long enough for a test of the cipher";
const HEADER = 64;
const SEALED_PIECE = 64 * 1024 + 16;

async function* chunksOf(bytes: Buffer, length = 10_000) {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

const encrypt = (bytes: Buffer) => joined(encryptBackup(chunksOf(bytes), KEY));
const decrypt = (bytes: Buffer, key: string | null = KEY) => joined(decryptBackup(chunksOf(bytes), key));

test("every length comes back as it was, and nothing of it can be read without the key", async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072, 300_000]) {
    const bytes = randomBytes(length);
    const encrypted = await encrypt(bytes);
    expect(encrypted.length).toBeGreaterThan(length);
    if (length > 1) expect(encrypted.includes(bytes.subarray(0, 64))).toBe(false);
    expect((await decrypt(encrypted)).equals(bytes)).toBe(true);
  }
});

test("bytes that were never encrypted are as they are, also when they are few", async () => {
  expect((await decrypt(Buffer.from("hello"), null)).toString()).toBe("hello");
  expect((await decrypt(Buffer.alloc(0), null)).length).toBe(0);
});

test("no key and another key are distinguished from damage", async () => {
  const encrypted = await encrypt(randomBytes(200_000));
  await expect(decrypt(encrypted, null)).rejects.toThrow("set BACKUP_KEY");
  await expect(decrypt(encrypted, `${KEY}!`)).rejects.toThrow("BACKUP_KEY is not the key of this backup");
});

test("a changed byte, a missing end, and pieces that are moved, left out or added are refused", async () => {
  const encrypted = await encrypt(randomBytes(200_000));
  const pieces = [0, 1, 2, 3].map((piece) =>
    encrypted.subarray(HEADER + piece * SEALED_PIECE, HEADER + (piece + 1) * SEALED_PIECE),
  );
  const [first, second, third, last] = pieces;
  if (!first || !second || !third || !last) throw new Error("Four pieces");
  const header = encrypted.subarray(0, HEADER);
  const changed = (at: number) => {
    const copy = Buffer.from(encrypted);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  for (const bytes of [
    changed(HEADER),
    changed(encrypted.length - 1),
    changed(100_000),
    encrypted.subarray(0, -1),
    Buffer.concat([header, first, second, third]),
    Buffer.concat([header, first]),
    header,
    Buffer.concat([header, second, first, third, last]),
    Buffer.concat([header, first, third, last]),
    Buffer.concat([header, first, first, second, third, last]),
  ]) {
    await expect(decrypt(bytes)).rejects.toThrow("cut off or damaged");
  }
  await expect(decrypt(encrypted.subarray(0, 40))).rejects.toThrow("cut off");
});
