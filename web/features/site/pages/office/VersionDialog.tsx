// One version of a page to look at without leaving what is being written: both languages beside each other, as they are.
import { Box, SimpleGrid, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "#web/components/editor/written-texts.ts";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import type { PageKey } from "#web/gql/enums.ts";
import { type PageVersionShownQuery, usePageVersionShownQuery } from "#web/gql/page-editing.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { dateWords, termWords } from "./item-words.ts";
import { typedNumber } from "./page-values.ts";

interface VersionDialogProps {
  pageKey: PageKey;
  number: number;
  onClose: () => void;
}

export function VersionDialog({ pageKey, number, onClose }: VersionDialogProps) {
  return (
    <Dialog
      size={1120}
      title={<FormattedMessage id="page-editing.shown.title" values={{ number }} />}
      closeLabel={useIntl().formatMessage({ id: "page-editing.shown.close" })}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={32}>
        {WRITTEN_LANGUAGES.map((language) => (
          <Side key={language} pageKey={pageKey} number={number} language={language} />
        ))}
      </SimpleGrid>
    </Dialog>
  );
}

interface SideProps {
  pageKey: PageKey;
  number: number;
  language: WrittenLanguage;
}

/** What a version says in one language; what it says only in the other is not shown in its place. */
function Side({ pageKey, number, language }: SideProps) {
  const asked = toGraphqlLanguage(language);
  const [{ data, fetching }] = usePageVersionShownQuery({
    variables: { key: pageKey, number, language: asked },
  });
  return (
    <Box component="section" pt={12} className="ruled">
      <Box component="h3" fz="0.9375rem" fw={600} c="var(--ink-3)">
        <FormattedMessage id={`editor.language.${language}`} />
      </Box>
      {data?.page ? (
        <VersionText version={data.page} language={language} />
      ) : (
        <Text role="status" mt={8} c="var(--ink-3)">
          <FormattedMessage id={fetching ? "page-editing.shown.loading" : "page-editing.shown.missing"} />
        </Text>
      )}
    </Box>
  );
}

type ShownVersion = NonNullable<PageVersionShownQuery["page"]>;

function VersionText({ version, language }: { version: ShownVersion; language: WrittenLanguage }) {
  const asked = toGraphqlLanguage(language);
  const own = <Text extends { readonly language: string }>(text: Text | null) =>
    text?.language === asked ? text : null;
  const title = own(version.title);
  const content = own(version.content);
  const entries = version.entries.filter((entry) => own(entry.title) !== null);
  const people = version.people.filter((person) => own(person.name) !== null);
  return (
    <div lang={language}>
      {title === null ? (
        <Nothing />
      ) : (
        <Text mt={8} mb={20} fz="1.5rem" fw={700} lh={1.35}>
          {title.text}
        </Text>
      )}
      {content === null ? null : <RichText document={content.document} lang={language} />}
      {entries.length === 0 ? null : (
        <ol className="lineAbove rows">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Text span fz="0.9375rem" c="var(--ink-3)" className="figures">
                {dateWords(typedDate(entry))}
              </Text>{" "}
              <b>{entry.title.text}</b>
              <Text c="var(--ink-2)" className="lines">
                {own(entry.body)?.text}
              </Text>
            </li>
          ))}
        </ol>
      )}
      {people.length === 0 ? null : (
        <ol className="lineAbove rows">
          {people.map((person) => (
            <li key={person.id}>
              <b>{person.name.text}</b> {own(person.role)?.text}{" "}
              <Text span fz="0.9375rem" c="var(--ink-3)" className="figures">
                {termWords(typedTerm(person))}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** In the language of the page around it. */
function Nothing() {
  return (
    <Text lang={useLanguage()} mt={8} c="var(--ink-3)">
      <FormattedMessage id="page-editing.shown.noText" />
    </Text>
  );
}

const typedDate = ({ year, month, day }: ShownVersion["entries"][number]) => ({
  year: typedNumber(year),
  month: typedNumber(month),
  day: typedNumber(day),
});
const typedTerm = ({ termFrom, termTo }: ShownVersion["people"][number]) => ({
  termFrom: typedNumber(termFrom),
  termTo: typedNumber(termTo),
});
