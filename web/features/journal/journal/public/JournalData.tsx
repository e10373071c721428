// The journal for machines.
import { useStructuredData } from "#web/components/structured-data/collect.ts";
import type { JournalPageQuery } from "#web/gql/journal.ts";
import { JOURNAL_PATH } from "#web/paths.ts";

export function JournalData({ journal }: { journal: JournalPageQuery["journal"] }) {
  useStructuredData((address) => ({
    "@type": "Periodical",
    name: journal.name,
    url: address(JOURNAL_PATH),
    issn: [journal.issn, journal.eissn].flatMap((number) => number ?? []),
    publisher: { "@type": "Organization", name: journal.publisher },
  }));
  return null;
}
