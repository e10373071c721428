// Loads a schedule: a page of the list or one month, whichever the address asks for.

import { readToday, type Today } from "#web/components/programs/today.ts";
import type { ProgramKind } from "#web/gql/enums.ts";
import { ProgramScheduleDocument, type ProgramScheduleQueryVariables } from "#web/gql/programs.ts";
import { formatMonth } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, type UiLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageData, PageLoaderArgs } from "#web/page/page.ts";
import { type Month, monthOf } from "./month-grid.ts";
import { readScheduleAddress, type ScheduleAddress, schedulePath } from "./schedule-address.ts";

/** The month an address shows on a day. */
export function shownMonth({ month }: ScheduleAddress, today: string): Month {
  return month ?? monthOf(today);
}

/** The variables of a schedule's query; loader and page must agree to the letter. */
export function scheduleVariables(
  kinds: readonly ProgramKind[],
  address: ScheduleAddress,
  today: string,
  language: UiLanguage,
): ProgramScheduleQueryVariables {
  const { view, when, tag, page } = address;
  return {
    kinds,
    when,
    tag,
    page,
    ...shownMonth(address, today),
    byMonth: view === "month",
    language: toGraphqlLanguage(language),
  };
}

/** Where a schedule lives, and the words of its head. */
export interface ScheduleWords {
  readonly base: string;
  readonly section: "layout.nav.seminar" | "layout.nav.education";
  readonly title: "layout.nav.seminarSchedule" | "layout.nav.allPrograms";
  readonly description: "program-pages.schedule.description" | "program-pages.list.description";
}

/** The loader of a schedule. Months and pages that hold nothing are kept out of search engines. */
export function scheduleLoader(kinds: readonly ProgramKind[], { base, title, description }: ScheduleWords) {
  return async ({ client, intl, language, url }: PageLoaderArgs): Promise<PageData & Today> => {
    const address = readScheduleAddress(url.searchParams);
    const day = readToday();
    const variables = scheduleVariables(kinds, address, day.today, language);
    const { programs, programsInMonth } = await loadQuery(client, ProgramScheduleDocument, variables);
    const { view, page, tag } = address;
    const name = intl.formatMessage({ id: title });
    const numbered =
      page === 1 ? name : intl.formatMessage({ id: "program-pages.list.pageTitle" }, { title: name, page });
    const month = formatMonth(language, shownMonth(address, day.today));
    const listed = programs?.items.length ?? programsInMonth?.length ?? 0;
    return {
      meta: {
        title:
          view === "month"
            ? intl.formatMessage({ id: "program-pages.schedule.monthTitle" }, { title: name, month })
            : numbered,
        description: intl.formatMessage({ id: description }),
        canonicalPath: schedulePath(base, address),
        noindex: listed === 0 && (view === "month" || page > 1 || tag !== null),
      },
      ...day,
    };
  };
}
