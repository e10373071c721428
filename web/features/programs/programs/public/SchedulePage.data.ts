// Loads a schedule: a page of the list or one month, whichever the address asks for.

import { readToday, type Today } from "#web/components/programs/today.ts";
import { ProgramScheduleDocument, type ProgramScheduleQueryVariables } from "#web/gql/programs.ts";
import { formatMonth } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageData, PageLoader } from "#web/page/page.ts";
import { SCHEDULED_KINDS, type ScheduleName } from "./kinds.ts";
import { type Month, monthOf } from "./month-grid.ts";
import { readScheduleAddress, type ScheduleAddress, schedulePath } from "./schedule-address.ts";
import { SCHEDULES } from "./schedules.ts";

/** The month an address shows on a day. */
export function shownMonth({ month }: ScheduleAddress, today: string): Month {
  return month ?? monthOf(today);
}

/** Months and pages that hold nothing are hidden from search engines. */
export const loader: PageLoader<{ schedule: ScheduleName }, PageData & Today> = async ({
  client,
  intl,
  language,
  props,
  url,
}) => {
  const { base, title, description } = SCHEDULES[props.schedule];
  const address = readScheduleAddress(url.searchParams);
  const day = readToday();
  const variables: ProgramScheduleQueryVariables = {
    kinds: SCHEDULED_KINDS[props.schedule],
    when: address.when,
    tag: address.tag,
    page: address.page,
    ...shownMonth(address, day.today),
    byMonth: address.view === "month",
    language: toGraphqlLanguage(language),
  };
  const { programs, programsInMonth } = await loadQuery(client, ProgramScheduleDocument, variables);
  const { view, page, tag } = address;
  const name = intl.formatMessage({ id: title });
  const numbered =
    page === 1 ? name : intl.formatMessage({ id: "program-pages.list.pageTitle" }, { title: name, page });
  const month = formatMonth(language, shownMonth(address, day.today));
  const listed = programs?.items.length ?? programsInMonth?.length ?? 0;
  return {
    variables,
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
