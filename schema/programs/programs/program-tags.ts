// The tags of programs: a handful of rows that lists show on every program, so they are cached and not joined.
import { db } from "#prisma/client.ts";
import type { ProgramTag } from "#prisma/generated/client.ts";
import type { ContentCache } from "#schema/context.ts";
import { VersionedMemo } from "#schema/core/shared/versioned-memo.ts";
import { visibleProgramsSql } from "#schema/policies/programs/programs.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import { nextListMoment, ofKinds } from "./program-list.ts";

interface At {
  readonly contentCache: ContentCache;
  readonly now: Date;
}

const tags = new VersionedMemo<readonly ProgramTag[]>();
const carriedTags = new VersionedMemo<readonly ProgramTag[]>();

/** All tags, in the order the office gave them. */
export function allProgramTags(at: At): Promise<readonly ProgramTag[]> {
  return tags.get("all", at, async () => ({
    value: await db.programTag.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] }),
    until: Number.POSITIVE_INFINITY,
  }));
}

/** Those of them that a visible program of these kinds carries; null: of any kind. */
export function carriedProgramTags(
  kinds: readonly ProgramKindName[] | null,
  at: At,
): Promise<readonly ProgramTag[]> {
  return carriedTags.get(kinds?.join() ?? "all", at, async () => {
    const [all, carried, until] = await Promise.all([
      allProgramTags(at),
      readCarriedTagIds(kinds, at.now),
      nextListMoment(at.now),
    ]);
    return { value: all.filter(({ id }) => carried.has(id)), until };
  });
}

async function readCarriedTagIds(
  kinds: readonly ProgramKindName[] | null,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT tag_id AS id FROM programs
    WHERE tag_id IS NOT NULL AND ${visibleProgramsSql(now)} ${ofKinds(kinds)}`;
  return new Set(rows.map(({ id }) => id));
}
