// Shows what the glossary has of a word already: another sense may be suggested, the same one need not be.
import { Alert } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useGlossaryPageQuery } from "#web/gql/glossary.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

/** Nothing where it has none. */
export function KnownTerms({ word }: { word: string }) {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data }] = useGlossaryPageQuery({ variables: { language, search: word, page: 1 } });
  const known = (data?.glossary.items ?? []).filter(({ ko }) => ko === word);
  if (known.length === 0) return null;
  return (
    <Alert role="status">
      <p>
        <FormattedMessage id="glossary-office.mine.known" />
      </p>
      <ul>
        {known.map(({ id, ko, en, field }) => (
          <li key={id}>
            <span lang="ko">{ko}</span> · <span lang="en">{en}</span> (
            <FormattedMessage id={`glossary.field.${field}`} />)
          </li>
        ))}
      </ul>
    </Alert>
  );
}
