// Loads one program of some kinds. What is no visible program of them is 404.

import { readToday, type Today } from "#web/components/programs/today.ts";
import type { ProgramKind } from "#web/gql/enums.ts";
import { ProgramPageDocument, type ProgramPageQueryVariables } from "#web/gql/programs.ts";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, type UiLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageData, PageLoaderArgs } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";

/** The variables of a program's query; loader and page must agree to the letter. */
export function programVariables(
  kinds: readonly ProgramKind[],
  id: number,
  language: UiLanguage,
): ProgramPageQueryVariables {
  return { kinds, id, language: toGraphqlLanguage(language) };
}

/** The loader of the pages of single programs. */
export function programLoader(kinds: readonly ProgramKind[]) {
  return async ({ client, language, params }: PageLoaderArgs): Promise<PageData & Today> => {
    const id = parseIdx(params.idx);
    const variables = programVariables(kinds, id, language);
    const { program } = await loadQuery(client, ProgramPageDocument, variables);
    if (program === null) throw notFound();
    const { title, description, thumbnail, startsAt, location } = program;
    const facts = [formatNamedDay(language, startsAt), location?.text];
    return {
      meta: {
        title: title.text,
        description: description?.text ?? facts.filter(Boolean).join(", "),
        ...(thumbnail === null ? {} : { image: thumbnail.url }),
      },
      ...readToday(),
    };
  };
}
