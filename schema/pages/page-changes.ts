// What a version changed, for readers of legal texts and for the office.
import { db } from "#prisma/client.ts";
import type { PageVersion, Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/shared/language.ts";
import { compareLines, LINE_KINDS, type LineChange, WORD_KINDS, type WordChange } from "./compare-lines.ts";
import { comparable, LINE_ROLES, linesOf } from "./page-lines.ts";
import { before, newestFirst } from "./version-order.ts";

interface PageChanges {
  readonly language: Language;
  readonly lines: readonly LineChange[];
}

const WordKindRef = builder.enumType("WordChangeKind", {
  description: "What became of some words.",
  values: WORD_KINDS,
});
const LineKindRef = builder.enumType("LineChangeKind", {
  description: "What became of a line.",
  values: LINE_KINDS,
});
const LineRoleRef = builder.enumType("LineRole", { description: "What a line is.", values: LINE_ROLES });

const WordChangeRef = builder.objectRef<WordChange>("WordChange").implement({
  description: "Some words of a line and what became of them.",
  fields: (t) => ({ kind: t.expose("kind", { type: WordKindRef }), text: t.exposeString("text") }),
});

const LineChangeRef = builder.objectRef<LineChange>("LineChange").implement({
  description: "A line of either version: read without what was removed it is the new one.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineKindRef }),
    role: t.expose("role", { type: LineRoleRef }),
    words: t.expose("words", { type: [WordChangeRef] }),
  }),
});

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
