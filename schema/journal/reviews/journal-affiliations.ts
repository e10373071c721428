// Defines where the authors of a year's manuscripts work (docs/journal.md#figures). The database counts the
// affiliations as they were written; which of them name one institution is read out of them as for conflicts
// of interest.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { institutionNameOf, institutionOf } from "#schema/validation/people/conflict-of-interest.ts";

interface JournalAffiliation {
  /** The year and the place among its institutions: stable as long as nobody writes. */
  readonly id: number;
  readonly year: number;
  /** The institution. */
  readonly name: string;
  /** Authors of manuscripts that were received in the year, each as often as manuscripts. */
  readonly authors: number;
}

interface Written {
  readonly year: number;
  readonly affiliation: string;
  readonly authors: number;
}

/** More institutions than a year has. */
const PLACES = 100_000;

/** The newest year first, in it the institution with the most authors. */
export async function readJournalAffiliations(): Promise<JournalAffiliation[]> {
  const written = await db.$queryRaw<Written[]>`
    SELECT extract(year FROM seoul_day(s.received_at))::int AS year,
      coalesce(a.affiliation_ko, a.affiliation_en) AS affiliation, count(*)::int AS authors
    FROM submissions s JOIN submission_authors a ON a.submission_id = s.id
    WHERE s.received_at IS NOT NULL AND coalesce(a.affiliation_ko, a.affiliation_en, '') <> ''
    GROUP BY 1, 2 ORDER BY 1 DESC, length(coalesce(a.affiliation_ko, a.affiliation_en)), 2`;
  const merged = new Map<string, Written>();
  for (const row of written) {
    const key = `${row.year} ${institutionOf(row.affiliation)}`;
    const before = merged.get(key);
    merged.set(key, before ? { ...before, authors: before.authors + row.authors } : row);
  }
  const rows = [...merged.values()].toSorted(
    (one, other) =>
      other.year - one.year ||
      other.authors - one.authors ||
      one.affiliation.localeCompare(other.affiliation, "ko"),
  );
  return rows.map(({ year, affiliation, authors }, place) => ({
    id: year * PLACES + place,
    year,
    name: institutionNameOf(affiliation),
    authors,
  }));
}

export const JournalAffiliationRef = builder.objectRef<JournalAffiliation>("JournalAffiliation").implement({
  description: "An institution whose people sent manuscripts in a year.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    year: t.exposeInt("year"),
    name: t.exposeString("name"),
    authors: t.exposeInt("authors"),
  }),
});
