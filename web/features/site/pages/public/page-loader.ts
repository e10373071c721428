// Loads the version of a page that is in force; a page that nobody has written yet is hidden from search engines.
import type { DocumentInput } from "urql";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import { descriptionOf } from "#web/components/rich-text/description.ts";
import type { Language, PageKey } from "#web/gql/enums.ts";
import { toGraphqlLanguage, toUiLanguages } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";

interface Loaded {
  readonly page: {
    readonly languages: readonly Language[];
    readonly title: { readonly text: string };
    readonly content: { readonly document: RichTextDocument };
  } | null;
}
interface Variables {
  readonly [name: string]: unknown;
  key: PageKey;
  language: ReturnType<typeof toGraphqlLanguage>;
}

/**
 * The loader of a page with one query of `key` and `language`. `entriesOf` says what describes a page whose text is its entries.
 */
export function pageLoader<Data extends Loaded>(
  key: PageKey,
  document: DocumentInput<Data, Variables>,
  entriesOf: (page: NonNullable<Data["page"]>) => readonly string[] = () => [],
): PageLoader {
  return async ({ client, intl, language }) => {
    const variables = { key, language: toGraphqlLanguage(language) };
    const { page } = await loadQuery(client, document, variables);
    if (page === null) {
      return { variables, meta: { title: intl.formatMessage({ id: PAGE_NAMES[key] }), noindex: true } };
    }
    return {
      variables,
      meta: {
        title: page.title.text,
        languages: toUiLanguages(page.languages),
        ...descriptionOf(page.content.document, entriesOf(page)),
      },
    };
  };
}
