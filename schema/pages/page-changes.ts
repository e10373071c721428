// What a version changed, for readers of legal texts and for the office.
import { db } from "#prisma/client.ts";
import type { PageVersion, Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/shared/language.ts";
import { compareLines, type LineChange } from "#schema/versions/compare-lines.ts";
import { LineChangeRef } from "#schema/versions/line-change.ts";
import { comparable, linesOf } from "./page-lines.ts";
import { before, newestFirst } from "./version-order.ts";

interface PageChanges {
  readonly language: Language;
  readonly lines: readonly LineChange[];
}

export const PageChangesRef = builder.objectRef<PageChanges>("PageChanges").implement({
  description: "What a version changed, in a language that both versions have.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageRef }),
    lines: t.expose("lines", { type: [LineChangeRef] }),
  }),
});

/**
 * What a version changed.
 * @param readable the versions that whoever asks may read
 * @returns null when it is the first of them
 */
export async function readChanges(
  version: Pick<PageVersion, "id" | "key" | "number" | "effectiveAt">,
  language: Language,
  readable: Prisma.PageVersionWhereInput,
): Promise<PageChanges | null> {
  const old = await db.pageVersion.findFirst({
    where: { AND: [before(version), readable] },
    orderBy: newestFirst,
    select: comparable,
  });
  if (!old) return null;
  const own = await db.pageVersion.findUniqueOrThrow({ where: { id: version.id }, select: comparable });
  const common = language === "EN" && old.titleEn !== null && own.titleEn !== null ? "EN" : "KO";
  return { language: common, lines: compareLines(linesOf(old, common), linesOf(own, common)) };
}
