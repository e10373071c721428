// Loads what a course's page shows: its text, the dates that are coming, a page of those that have been.

import { readToday, type Today } from "#web/components/programs/today.ts";
import { descriptionOf } from "#web/components/rich-text/description.ts";
import { CourseProgramPageDocument, type CourseProgramPageQueryVariables } from "#web/gql/programs.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageData, PageLoader } from "#web/page/page.ts";
import { coursePath, readCoursePage } from "./course-address.ts";
import type { CourseKind } from "./kinds.ts";

/** Without text and dates a course's page is hidden from search engines. A kind and its text are called the same. */
export const loader: PageLoader<{ kind: CourseKind }, PageData & Today> = async ({
  client,
  intl,
  language,
  props: { kind },
  url,
}) => {
  const number = readCoursePage(url.searchParams);
  const variables: CourseProgramPageQueryVariables = {
    key: kind,
    kinds: [kind],
    page: number,
    language: toGraphqlLanguage(language),
  };
  const { page, live, past } = await loadQuery(client, CourseProgramPageDocument, variables);
  const title = page?.title.text ?? intl.formatMessage({ id: `enums.ProgramKind.${kind}` });
  return {
    variables,
    meta: {
      title:
        number === 1
          ? title
          : intl.formatMessage({ id: "program-pages.list.pageTitle" }, { title, page: number }),
      ...(page === null ? {} : descriptionOf(page.content.document)),
      canonicalPath: coursePath(kind, number),
      noindex: (page === null && live.totalCount === 0) || (number > 1 && past.items.length === 0),
    },
    ...readToday(),
  };
};
