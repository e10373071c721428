// What is heard of an author's name is read in the language of the name, also where nobody sees it.
import { renderToStaticMarkup } from "react-dom/server";
import { RawIntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ArticleAuthors } from "#web/features/journal/journal/public/ArticleAuthors.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";

test("the spoken name of an ORCID link has the language of the name", async () => {
  const intl = createPageIntl("en", await loadWords("en", ["site", "journal"]));
  const author = { id: 1, nameKo: "김서연", latinName: null, affiliation: null, corresponding: false };
  const authors = [{ ...author, orcid: "0000-0002-1825-0097" }];
  const markup = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <MemoryRouter>
        <ArticleAuthors authors={JSON.parse(JSON.stringify(authors))} />
      </MemoryRouter>
    </RawIntlProvider>,
  );
  expect(markup.match(/<span lang="ko">김서연<\/span>/g)).toHaveLength(1);
});
