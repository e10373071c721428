// Terms out of a file: what each would come to, and the taking in (docs/translators.md#files-for-translators-tools).
import type { Tx } from "#prisma/client.ts";
import { changesOf } from "#schema/core/audit/changes-of.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { GLOSSARY_IMPORT_OUTCOMES, GlossaryImportRow } from "#schema/validation/site/glossary.ts";
import { glossaryFacts } from "./glossary-facts.ts";

type ImportOutcome = (typeof GLOSSARY_IMPORT_OUTCOMES)[number];

interface MatchedTerm {
  readonly row: GlossaryImportRow;
  readonly outcome: ImportOutcome;
  /** The sense that is there; null for a new one. */
  readonly id: number | null;
}

interface Found {
  readonly at: number;
  readonly id: number;
  readonly ko: string;
  readonly en: string;
  readonly noteKo: string | null;
  readonly noteEn: string | null;
  readonly source: string | null;
  readonly status: string;
}

/**
 * What each row is: the sense with its notes; else the only one of its words and field, which it changes;
 * else a new one. Of rows that name one sense twice the later ones are that of the first.
 */
export async function matchTerms(
  tx: Pick<Tx, "$queryRaw">,
  rows: readonly GlossaryImportRow[],
): Promise<MatchedTerm[]> {
  const found = await tx.$queryRaw<Found[]>`
    SELECT asked.at::int AS at, terms.id, terms.ko, terms.en, terms.note_ko AS "noteKo", terms.note_en AS "noteEn",
      terms.source, terms.status::text AS status
    FROM unnest(${rows.map(({ ko }) => ko)}::text[], ${rows.map(({ en }) => en)}::text[], ${rows.map(({ field }) => field)}::text[])
      WITH ORDINALITY AS asked(ko, en, field, at)
    JOIN glossary_terms AS terms ON terms.ko_key = search_fold(asked.ko) AND terms.en_key = search_fold(asked.en)
      AND terms.field = asked.field::glossary_field AND terms.deleted_at IS NULL AND terms.status <> 'REFUSED'
    ORDER BY terms.id`;
  const byRow = Map.groupBy(found, ({ at }) => at - 1);
  return rows.map((row, index) => {
    const there = byRow.get(index) ?? [];
    const hasNotes = (one: Found) => one.noteKo === row.noteKo && one.noteEn === row.noteEn;
    const own = there.find(hasNotes) ?? (there.length === 1 ? there[0] : undefined);
    if (!own) return { row, outcome: "ADD", id: null };
    const isSame =
      hasNotes(own) &&
      own.ko === row.ko &&
      own.en === row.en &&
      own.source === row.source &&
      own.status === row.status;
    return { row, outcome: isSame ? "SAME" : "CHANGE", id: own.id };
  });
}

/** Takes rows in; what another one wrote meanwhile stays. */
export async function importTerms(
  tx: Tx,
  rows: readonly GlossaryImportRow[],
  { now }: Author,
): Promise<ActionResult<ImportOutcome[]>> {
  // One file at a time: two would each think that a sense is new.
  await tx.$queryRaw`SELECT 1 AS held FROM (SELECT pg_advisory_xact_lock(hashtext('glossary import'))) AS lock`;
  const outcomes: ImportOutcome[] = [];
  const lines: { subjectId: number; before?: object; after?: object }[] = [];
  for (const { row, outcome, id } of await matchTerms(tx, rows)) {
    if (outcome === "CHANGE" && id !== null) {
      const before = await glossaryFacts(tx, id);
      await tx.glossaryTerm.update({
        where: { id },
        data: { ...row, decidedAt: now, version: { increment: 1 } },
      });
      lines.push({ subjectId: id, ...changesOf(before ?? {}, (await glossaryFacts(tx, id)) ?? {}) });
    }
    if (outcome !== "ADD") {
      outcomes.push(outcome);
      continue;
    }
    const [made] = await tx.glossaryTerm.createManyAndReturn({
      data: [{ ...row, decidedAt: now, createdAt: now }],
      skipDuplicates: true,
      select: { id: true },
    });
    outcomes.push(made ? "ADD" : "SAME");
    if (made)
      lines.push({
        subjectId: made.id,
        after: changesOf({}, (await glossaryFacts(tx, made.id)) ?? {}).after,
      });
  }
  return { result: outcomes, lines };
}
