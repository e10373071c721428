// Loads what a course's page shows: its text, the dates that are coming, a page of those that have been.

import { readToday, type Today } from "#web/components/programs/today.ts";
import { descriptionOf } from "#web/components/rich-text/description.ts";
import { CourseProgramPageDocument, type CourseProgramPageQueryVariables } from "#web/gql/programs.ts";
import { toGraphqlLanguage, type UiLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageData, PageLoaderArgs } from "#web/page/page.ts";
import { coursePath, readCoursePage } from "./course-address.ts";
import type { CourseKind } from "./kinds.ts";

/** The variables of a course's query; loader and page must agree to the letter. A kind and its text are called the same. */
export function courseVariables(
  kind: CourseKind,
  page: number,
  language: UiLanguage,
): CourseProgramPageQueryVariables {
  return { key: kind, kinds: [kind], page, language: toGraphqlLanguage(language) };
}

/** Loads a course's page. Without text and dates it is kept out of search engines. */
export async function loadCourse(
  kind: CourseKind,
  { client, intl, language, url }: PageLoaderArgs,
): Promise<PageData & Today> {
  const number = readCoursePage(url.searchParams);
  const variables = courseVariables(kind, number, language);
  const { page, live, past } = await loadQuery(client, CourseProgramPageDocument, variables);
  const title = page?.title.text ?? intl.formatMessage({ id: `enums.ProgramKind.${kind}` });
  return {
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
}
