// Makes the copy of a file that reviewers get, where it waits for one.
import { pipeline } from "node:stream/promises";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { BlindCopy } from "#prisma/generated/client.ts";
import { bytesOf } from "#schema/core/files/stored-variants.ts";
import {
  BLIND_RULES,
  blindStateOf,
  digestOf,
  storeBlindCopy,
} from "#schema/journal/submissions/blind-copies.ts";
import { namesBehind } from "#schema/journal/submissions/names-behind.ts";
import type { BlindRefusal } from "#schema/validation/journal/blind-copies.ts";
import { scrubTo } from "./scrub.ts";

/**
 * Under which name the store has a copy: another one where the rules or the names that it hides are others, so
 * that the bytes of a copy never change.
 */
export const blindKeyOf = ({ storedAs, names }: Pick<BlindCopy, "storedAs" | "names">): string =>
  `${storedAs}/blind${BLIND_RULES}-${names.slice(0, 16)}`;

/** @throws what the disk or the database say */
export async function makeBlindCopy(store: FileStore, fileId: number): Promise<void> {
  for (;;) {
    const file = await db.file.findUnique({
      where: { id: fileId, kind: "MANUSCRIPT", reviewFile: { is: null } },
      include: { blindCopy: true },
    });
    if (!file || blindStateOf(file) !== "WAITING") return;
    const names = await namesBehind(db, fileId);
    const storedAs = bytesOf(file);
    const outcome = await scrubStored(store, { storedAs, name: file.name, names });
    if (await storeBlindCopy({ fileId, storedAs, names, outcome })) return;
  }
}

interface Stored {
  readonly storedAs: string;
  /** Its ending says how it is scrubbed. */
  readonly name: string;
  readonly names: readonly string[];
}

async function scrubStored(
  store: FileStore,
  { storedAs, name, names }: Stored,
): Promise<{ readonly size: number } | { readonly refused: BlindRefusal }> {
  const bytes = await store.open(storedAs);
  if (bytes === null) return { refused: "DAMAGED" };
  const source = await store.receive(0);
  const target = await store.receive(0);
  try {
    await pipeline(bytes, async (chunks) => {
      for await (const chunk of chunks) await source.append(chunk);
    });
    const outcome = await scrubTo(source, target, { name, names });
    if ("size" in outcome) await target.keep(blindKeyOf({ storedAs, names: digestOf(names) }));
    return outcome;
  } finally {
    await source.discard();
    await target.discard();
  }
}
