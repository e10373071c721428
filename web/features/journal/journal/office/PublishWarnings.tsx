// Shows what an issue lacks before it comes out: nothing of it is forbidden, but afterwards it can hardly be mended.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";
import { isoDay } from "#web/i18n/format-dates.ts";
import { SUBMISSIONS_OFFICE_PATH } from "#web/paths.ts";

type Article = EditedIssueFragment["articles"][number];

/** From the acceptance to the approved proof, after which a manuscript can be put into an issue. */
const ACCEPTED = `${SUBMISSIONS_OFFICE_PATH}?state=accepted,proof,proof-returned,ready`;

interface PublishWarningsProps {
  issue: EditedIssueFragment;
  /** Names what the settings ask for, too: beside the button `<PublishRequirements>` does. */
  isWhole?: boolean;
}

/** Said beside the button, and again in the question. Within a paragraph as well as beside one. */
export function PublishWarnings({ issue: { articles, issuedOn }, isWhole = false }: PublishWarningsProps) {
  const without = (requirement: "PDF" | "PAGES" | "DOI", isThere: (article: Article) => boolean) =>
    articles.filter(
      (article) =>
        !isThere(article) && (isWhole || !article.missing.some((one) => one.requirement === requirement)),
    ).length;
  const missing = without("PDF", ({ file }) => file !== null);
  const pageless = without("PAGES", ({ firstPage }) => firstPage !== null);
  const nameless = without("DOI", ({ doi }) => doi !== null);
  const unsigned = articles.filter(({ authors }) => authors.length === 0);
  const titles = unsigned.map(({ titleKo, titleEn }) => `‘${titleKo ?? titleEn}’`).join(", ");
  return (
    <>
      {missing === 0 ? null : (
        <Warning>
          <FormattedMessage id="journal-office.publish.missing" values={{ count: missing }} />
        </Warning>
      )}
      {pageless === 0 ? null : (
        <Warning>
          <FormattedMessage id="journal-office.publish.noPages" values={{ count: pageless }} />
        </Warning>
      )}
      {nameless === 0 ? null : (
        <Warning>
          <FormattedMessage id="journal-office.publish.noDoi" values={{ count: nameless }} />
        </Warning>
      )}
      {unsigned.length === 0 ? null : (
        <Warning>
          <FormattedMessage id="journal-office.publish.noAuthors" values={{ titles }} />
        </Warning>
      )}
      {issuedOn <= isoDay(new Date()) ? null : (
        <Warning>
          <FormattedMessage id="journal-office.publish.future" values={{ day: issuedOn }} />
        </Warning>
      )}
    </>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <Text span display="block" pt={12} c="var(--warn)" className="longWords">
    {children}
  </Text>
);

/** Why it cannot be published, and where articles come from. */
export const EmptyIssue = () => (
  <Text pt={12} c="var(--ink-2)">
    <FormattedMessage
      id="journal-office.publish.empty"
      values={{
        a: (words) => (
          <Link className="link" to={ACCEPTED}>
            {words}
          </Link>
        ),
      }}
    />
  </Text>
);
