// Every save of a post, program, popup or article is a version (decision 93), written in the transaction of
// the save: neither is ever there without the other.
import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { changedFields, filesIn, type VersionContent } from "./content.ts";

/** A thing as it is. */
interface CurrentContent {
  readonly content: VersionContent;
  /** Who wrote it first. */
  readonly createdById: number | null;
  readonly updatedAt: Date;
}

/** What a noun says about itself to have versions. */
export interface VersionedNoun {
  /** Its versions: those of the row with an id. */
  readonly of: (
    id: number,
  ) => { postId: number } | { programId: number } | { popupId: number } | { articleId: number };
  /** Null: there is no such row. */
  readonly read: (tx: Tx, id: number) => Promise<CurrentContent | null>;
  /** What follows from a new version, in its transaction. */
  readonly onSaved?: (tx: Tx, id: number, version: StoredVersion) => Promise<void>;
}

/** A version that has just been written. */
interface StoredVersion {
  readonly number: number;
  /** The version before; null for the first. */
  readonly before: VersionContent | null;
  readonly after: VersionContent;
  readonly saverId: number;
  readonly now: Date;
}

/**
 * Saves, and stores the result as the newest version. What was made before there were versions becomes the
 * first one now. A save that changed nothing is none.
 * @param work answers whether it saved; it has locked the row when it did
 * @param restoredFrom the version that is written again
 * @param note why, in the words of the person who saves
 * @returns what `work` answered
 */
export async function versioned(
  tx: Tx,
  {
    noun,
    id,
    restoredFrom = null,
    note = null,
  }: {
    readonly noun: VersionedNoun;
    readonly id: number;
    readonly restoredFrom?: number | null;
    readonly note?: string | null;
  },
  { memberId, now }: Author,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const before = await noun.read(tx, id);
  if (!(await work())) return false;
  const after = await noun.read(tx, id);
  if (before === null || after === null) return true;
  const newest =
    (await newestOf(tx, noun, id)) ??
    (await keep(tx, noun.of(id), {
      number: 1,
      content: before.content,
      savedById: before.createdById,
      savedAt: before.updatedAt,
    }));
  if (isDeepStrictEqual(newest.content, after.content)) return true;
  await keep(tx, noun.of(id), {
    number: newest.number + 1,
    content: after.content,
    changed: changedFields(newest.content, after.content),
    savedById: memberId,
    savedAt: now,
    restoredFrom,
    note,
  });
  await noun.onSaved?.(tx, id, {
    number: newest.number + 1,
    before: newest.content,
    after: after.content,
    saverId: memberId,
    now,
  });
  return true;
}

/** Keeps what has just been made as its first version. */
export async function storeFirstVersion(
  tx: Tx,
  noun: VersionedNoun,
  id: number,
  { memberId, now }: Author,
): Promise<void> {
  const made = await noun.read(tx, id);
  if (!made) return;
  const { content } = made;
  await keep(tx, noun.of(id), { number: 1, content, savedById: memberId, savedAt: now });
  await noun.onSaved?.(tx, id, { number: 1, before: null, after: content, saverId: memberId, now });
}

interface Newest {
  readonly number: number;
  readonly content: VersionContent;
}

async function newestOf(tx: Tx, noun: VersionedNoun, id: number): Promise<Newest | null> {
  const newest = await tx.savedVersion.findFirst({
    where: noun.of(id),
    orderBy: { number: "desc" },
    select: { number: true, content: true },
  });
  return newest && { number: newest.number, content: contentOf(newest.content) };
}

/** A stored content. */
export function contentOf(stored: Prisma.JsonValue): VersionContent {
  if (typeof stored === "object" && stored !== null && !Array.isArray(stored))
    return JSON.parse(JSON.stringify(stored));
  throw new Error("A version without content");
}

type Subject = "postId" | "programId" | "popupId" | "articleId";
type NewVersion = Omit<Prisma.SavedVersionUncheckedCreateInput, "content" | Subject> & Newest;

async function keep(
  tx: Tx,
  subject: ReturnType<VersionedNoun["of"]>,
  newVersion: NewVersion,
): Promise<Newest> {
  const { content, ...columns } = newVersion;
  const { id } = await tx.savedVersion.create({
    select: { id: true },
    data: { ...subject, ...columns, content: JSON.parse(JSON.stringify(content)) },
  });
  const { ids, keys } = filesIn({ ...content });
  await tx.$executeRaw`
    INSERT INTO saved_version_files (version_id, file_id)
    SELECT ${id}, files.id FROM files WHERE files.id = ANY(${[...ids]}) OR files.key = ANY(${[...keys]})`;
  return newVersion;
}
