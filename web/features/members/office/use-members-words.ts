// The words of the list's filters.

import { useIntl } from "react-intl";
import { REQUESTABLE_GRADES } from "#schema/validation/grade-requests.ts";
import { MEMBER_GRADES } from "#schema/validation/grades.ts";
import { MEMBER_STATUSES } from "#schema/validation/member-filters.ts";
import type { ListWords } from "#web/components/list/filter-words.ts";
import { useCountriesQuery } from "#web/gql/members.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export function useMembersWords(): {
  readonly words: ListWords;
  readonly countryName: (code: string) => string;
} {
  const intl = useIntl();
  const [{ data }] = useCountriesQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const countries = data?.countries ?? [];
  const gradeName = (grade: (typeof MEMBER_GRADES)[number]) =>
    intl.formatMessage({ id: `enums.MemberGrade.${grade}` });
  const grades = MEMBER_GRADES.map((value) => ({ value, label: gradeName(value) }));
  return {
    words: {
      search: { label: intl.formatMessage({ id: "member-office.filter.search" }) },
      request: {
        label: intl.formatMessage({ id: "member-office.filter.request" }),
        options: REQUESTABLE_GRADES.map((value) => ({ value, label: gradeName(value) })),
      },
      grade: { label: intl.formatMessage({ id: "member-office.field.grade" }), options: grades },
      status: {
        label: intl.formatMessage({ id: "member-office.field.status" }),
        options: MEMBER_STATUSES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `member-office.status.${value}` }),
        })),
      },
      country: {
        label: intl.formatMessage({ id: "members.field.country" }),
        options: countries.map(({ code, name }) => ({ value: code, label: name })),
      },
      affiliation: { label: intl.formatMessage({ id: "members.field.affiliation" }) },
      joined: { label: intl.formatMessage({ id: "member-office.field.joined" }) },
    },
    countryName: (code) => countries.find((country) => country.code === code)?.name ?? code,
  };
}
