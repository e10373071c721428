// One article of an issue, as its editors look it over: what it is called, by whom, on which pages, and what it lacks.
import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { pageRange } from "#web/features/journal/journal/public/journal-words.ts";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";
import { articleEditPath } from "#web/paths.ts";

export function ArticleLine({ article }: { article: EditedIssueFragment["articles"][number] }) {
  const { id, type, language, titleKo, titleEn, authors, file, state, downloads } = article;
  const title = (language === "KO" ? titleKo : titleEn) ?? titleKo ?? titleEn;
  const names = authors.map(
    ({ nameKo, givenName, familyName }) => nameKo ?? [givenName, familyName].filter(Boolean).join(" "),
  );
  const pages = pageRange(article);
  return (
    <Box miw={0} pt={6}>
      <Link to={articleEditPath(id)} lang={title === titleKo ? "ko" : "en"} className="titleLink longWords">
        <b>{title}</b>
      </Link>
      <p className="meta">
        <span>
          {names.length === 0 ? (
            <FormattedMessage id="journal-office.articles.noAuthors" />
          ) : (
            names.join(", ")
          )}
        </span>
        <span>
          <FormattedMessage id={`journal.type.${type}`} />
        </span>
        {pages === null ? null : (
          <span>
            <FormattedMessage id="journal-office.articles.pages" values={{ pages }} />
          </span>
        )}
        {file === null ? (
          <Text span inherit c="var(--warn)">
            <FormattedMessage id="journal-office.articles.noPdf" />
          </Text>
        ) : downloads === 0 ? null : (
          <span>
            <FormattedMessage id="journal-office.articles.downloads" values={{ count: downloads }} />
          </span>
        )}
        {state === "CURRENT" ? null : (
          <Text span inherit fw={600} c="var(--bad)">
            <FormattedMessage id={`journal.state.${state}`} />
          </Text>
        )}
      </p>
    </Box>
  );
}
