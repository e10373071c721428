// Defines how many applied, sat and passed, by part, language pair and site.
import { db } from "#prisma/client.ts";
import type { ExamPart, LanguagePair } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import type { Sitting } from "./read-sittings.ts";

interface ResultsGroup {
  /** Of the first application of the group. */
  readonly id: number;
  readonly part: ExamPart | null;
  readonly pair: LanguagePair | null;
  readonly siteKo: string | null;
  readonly siteEn: string | null;
  readonly applied: number;
  readonly sat: number;
  /** Null while somebody of the group has no result: a share of those who have one would be read as that of all. */
  readonly passed: number | null;
}

export const ResultsGroupRef = builder.objectRef<ResultsGroup>("ResultsGroup").implement({
  description: "Examinees of a part in a language pair at a site.",
  fields: (t) => ({
    part: t.expose("part", { type: ExamPartRef, nullable: true }),
    pair: t.expose("pair", { type: LanguagePairRef, nullable: true }),
    siteKo: t.exposeString("siteKo", { nullable: true }),
    siteEn: t.exposeString("siteEn", { nullable: true }),
    applied: t.exposeInt("applied", { description: "In any state." }),
    sat: t.exposeInt("sat"),
    passed: t.exposeInt("passed", {
      nullable: true,
      description: "Null while somebody of the group has no result.",
    }),
  }),
});

/** In order of part, pair and site. */
export async function readGroups(programId: number, sittings: readonly Sitting[]): Promise<ResultsGroup[]> {
  const groups = await db.application.groupBy({
    by: ["examPart", "languagePair", "siteId"],
    where: { programId },
    _count: true,
    _min: { id: true },
    orderBy: [{ examPart: "asc" }, { languagePair: "asc" }, { siteId: "asc" }],
  });
  const sites = new Map(
    (await db.programSite.findMany({ where: { programId } })).map((site) => [site.id, site]),
  );
  return groups.map(({ examPart, languagePair, siteId, _count, _min }) => {
    const own = sittings.filter(
      ({ part, pair, siteId: at }) => part === examPart && pair === languagePair && at === siteId,
    );
    const site = siteId === null ? undefined : sites.get(siteId);
    return {
      id: _min.id ?? 0,
      part: examPart,
      pair: languagePair,
      siteKo: site?.nameKo ?? null,
      siteEn: site?.nameEn ?? null,
      applied: _count,
      sat: own.filter(({ outcome }) => outcome.verdict !== "VOID").length,
      passed: own.some(({ outcome }) => outcome.verdict === null)
        ? null
        : own.filter(({ outcome }) => outcome.verdict === "PASSED").length,
    };
  });
}
