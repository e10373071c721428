// Defines what a version changed, for readers of legal texts and for the office.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { compareLines, type LineChange } from "#schema/core/versions/compare-lines.ts";
import { LineChangeRef } from "#schema/core/versions/line-change.ts";
import { type Comparable, comparable, linesOf } from "./page-lines.ts";
import { type Place, previousIdOf } from "./previous-versions.ts";

/** The texts of a request's versions, read together. */
const textsIn = perRequest(
  (_context: object) =>
    new DataLoader<number, Comparable | null>(async (ids) => {
      const found = await db.pageVersion.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, ...comparable },
      });
      const byId = new Map(found.map((text) => [text.id, text]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

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

/** What a version changed; null when it is the first of those that the viewer may read. */
export async function readChanges(
  version: Place,
  language: Language,
  context: Pick<Context, "viewer" | "clock">,
): Promise<PageChanges | null> {
  const previousId = await previousIdOf(version, context);
  if (previousId === null) return null;
  const [old, own] = await textsIn(context).loadMany([previousId, version.id]);
  if (!old || old instanceof Error) throw old ?? new Error(`No page version ${previousId}`);
  if (!own || own instanceof Error) throw own ?? new Error(`No page version ${version.id}`);
  const common = language === "EN" && old.titleEn !== null && own.titleEn !== null ? "EN" : "KO";
  return { language: common, lines: await compareLines(linesOf(old, common), linesOf(own, common)) };
}
