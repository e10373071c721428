// Encrypts a backup as it is written, and opens it again. AES-256-GCM over pieces of 64 KiB, each under a
// nonce that counts them and marks the last one (the STREAM construction), so a piece that is changed, moved,
// left out or added is found, and so is an end that is missing.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { BackupError } from "./backup-format.ts";

const MAGIC = Buffer.from("SITE-BACKUP-AES1");
const SALT_BYTES = 32;
/** Tells another key from damage. */
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CIPHER = "aes-256-gcm";

type Bytes = AsyncIterable<Uint8Array>;

const derive = (key: string, salt: Uint8Array, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, `site backup ${purpose}`, bytes));

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(piece, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

interface Piece {
  readonly bytes: Buffer;
  readonly nonce: Buffer;
}

/** Pieces of a length, each with its nonce. The last one, which may be empty, is known as such only at the end. */
async function* inPieces(source: Bytes, length: number): AsyncGenerator<Piece> {
  let waiting = Buffer.alloc(0);
  let count = 0;
  for await (const chunk of source) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length > length) {
      yield { bytes: waiting.subarray(0, length), nonce: nonceOf(count, false) };
      waiting = waiting.subarray(length);
      count += 1;
    }
  }
  yield { bytes: waiting, nonce: nonceOf(count, true) };
}

/** @param key the setting BACKUP_KEY */
export async function* encryptBackup(source: Bytes, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const secret = derive(key, salt, "key", 32);
  yield Buffer.concat([MAGIC, salt, derive(key, salt, "check", CHECK_BYTES)]);
  for await (const { bytes, nonce } of inPieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

async function* decryptPieces(source: Bytes, secret: Buffer): AsyncGenerator<Buffer> {
  for await (const { bytes, nonce } of inPieces(source, PIECE_BYTES + TAG_BYTES)) {
    try {
      const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch (error) {
      throw new BackupError("The backup is cut off or damaged: it is not as it was written.", {
        cause: error,
      });
    }
  }
}

function secretOf(header: Buffer, key: string | null): Buffer {
  if (header.length < HEADER_BYTES) throw new BackupError("The backup is cut off: its end is missing.");
  if (key === null) throw new BackupError("The backup is encrypted: set BACKUP_KEY to its key.");
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const check = header.subarray(MAGIC.length + SALT_BYTES);
  if (!timingSafeEqual(check, derive(key, salt, "check", CHECK_BYTES)))
    throw new BackupError("BACKUP_KEY is not the key of this backup.");
  return derive(key, salt, "key", 32);
}

/**
 * A backup's bytes as they were before they were encrypted; those of one that was not are yielded as they are.
 * @param key the setting BACKUP_KEY; null: none is set
 * @throws BackupError for another key, or bytes that are not as they were written
 */
export async function* decryptBackup(source: Bytes, key: string | null): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEADER_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* from(start: number): AsyncGenerator<Uint8Array> {
    yield head.subarray(start);
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return yield* from(0);
  yield* decryptPieces(from(HEADER_BYTES), secretOf(head.subarray(0, HEADER_BYTES), key));
}
