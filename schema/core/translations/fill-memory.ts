// What was written in both languages before there was a memory is taken into it, a part at a time. English
// that is older than its Korean is skipped: nobody knows which of its paragraphs still say the same.

import { db, type Tx } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { notWithdrawn } from "#schema/policies/site/pages.ts";
import { codedPairOf } from "#schema/validation/core/translation/coded-pair.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import type { Translated } from "./store-pairs.ts";
import { PROGRAM_PARTS, partsOf, TEXT_PARTS, type TextParts } from "./text-parts.ts";

/** Things of a kind in one transaction. */
const PART = 50;

const unknown = { pairs: { none: {} }, titleEn: { not: null }, deletedAt: null } as const;

/** Adds what is not known yet. Several gateways may do so at once. @returns how many texts it added */
export async function fillMemory(now: Date): Promise<number> {
  let filled = 0;
  for (const next of [nextPosts, nextPrograms, nextPages]) {
    let last = 0;
    for (;;) {
      const found = await db.$transaction(async (tx) => {
        // One at a time, and no save between the look and the writing.
        await tx.$executeRaw`LOCK TABLE translation_pairs IN SHARE ROW EXCLUSIVE MODE`;
        const part = await next(tx, last);
        await tx.translationPair.createMany({ data: part.flatMap((one) => rowsOf(one, now)) });
        return part;
      });
      filled += found.length;
      if (found.length < PART) break;
      last = found.at(-1)?.id ?? 0;
    }
  }
  return filled;
}

type Unknown = TextParts & { readonly id: number; readonly of: Translated };

function rowsOf({ of, ...row }: Unknown, updatedAt: Date) {
  return paragraphsOf(partsOf(row), [], new Set()).flatMap((one) =>
    one.state === "DONE" && one.ko && one.en
      ? [{ ...of, ko: one.ko.text, en: one.en.text, coded: codedPairOf(one.ko, one.en), updatedAt }]
      : [],
  );
}

async function nextPosts(tx: Tx, after: number): Promise<Unknown[]> {
  const found = await tx.post.findMany({
    where: {
      ...unknown,
      id: { gt: after },
      titleKo: { not: null },
      NOT: { enUpdatedAt: { lt: tx.post.fields.koUpdatedAt } },
    },
    orderBy: { id: "asc" },
    take: PART,
    select: { id: true, ...TEXT_PARTS },
  });
  return found.map((post) => ({ ...post, of: { postId: post.id } }));
}

async function nextPrograms(tx: Tx, after: number): Promise<Unknown[]> {
  const found = await tx.program.findMany({
    where: { ...unknown, id: { gt: after }, NOT: { enUpdatedAt: { lt: tx.program.fields.koUpdatedAt } } },
    orderBy: { id: "asc" },
    take: PART,
    select: { id: true, ...PROGRAM_PARTS },
  });
  return found.map((program) => ({ ...program, of: { programId: program.id } }));
}

/** All at once: there are a handful of pages. */
async function nextPages(tx: Tx, after: number): Promise<Unknown[]> {
  if (after > 0) return [];
  const known = await tx.translationPair.findMany({
    where: { pageKey: { not: null } },
    distinct: ["pageKey"],
    select: { pageKey: true },
  });
  const keys = known.flatMap(({ pageKey }): PageKey[] => (pageKey === null ? [] : [pageKey]));
  const found = await tx.pageVersion.findMany({
    where: { ...notWithdrawn, titleEn: { not: null }, key: { notIn: keys } },
    orderBy: [{ key: "asc" }, { number: "desc" }],
    distinct: ["key"],
    select: { id: true, key: true, ...TEXT_PARTS },
  });
  return found.map(({ key, ...page }) => ({ ...page, of: { pageKey: key } }));
}
