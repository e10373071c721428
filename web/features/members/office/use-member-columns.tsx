// The columns of the office's list of members.

import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import type { MembersQuery } from "#web/gql/member-office.ts";
import { formatDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { memberPath } from "#web/paths.ts";
import { Grade, Standing, Status } from "./MemberMarks.tsx";

export type ListedMember = MembersQuery["members"]["items"][number];

export function useMemberColumns(countryName: (code: string) => string): readonly ListColumn<ListedMember>[] {
  const intl = useIntl();
  const language = useLanguage();
  const profileOf = (member: ListedMember) => member.record?.profile;
  const heading = (
    id:
      | "members.field.name"
      | "members.field.email"
      | "members.field.affiliation"
      | "members.field.country"
      | "member-office.field.grade"
      | "member-office.field.joined"
      | "member-office.field.standing"
      | "member-office.field.validUntil"
      | "member-office.field.status",
  ) => intl.formatMessage({ id });
  return [
    {
      key: "name",
      heading: heading("members.field.name"),
      sort: "NAME",
      cell: ({ id, name }) => <Link to={memberPath(id)}>{name}</Link>,
    },
    {
      key: "email",
      heading: heading("members.field.email"),
      cell: (member) => profileOf(member)?.email,
      breaks: true,
    },
    {
      key: "grade",
      heading: heading("member-office.field.grade"),
      cell: (member) => <Grade grade={member.grade} requested={profileOf(member)?.requestedGrade ?? null} />,
      staysWhole: true,
    },
    {
      key: "affiliation",
      heading: heading("members.field.affiliation"),
      cell: (member) => profileOf(member)?.affiliation ?? "–",
    },
    {
      key: "country",
      heading: heading("members.field.country"),
      cell: (member) => countryName(profileOf(member)?.country ?? ""),
      staysWhole: true,
    },
    {
      key: "joined",
      heading: heading("member-office.field.joined"),
      sort: "CREATED",
      cell: (member) => {
        const createdAt = profileOf(member)?.createdAt;
        if (createdAt === undefined) return null;
        return <time dateTime={isoDay(createdAt)}>{formatDate(language, createdAt)}</time>;
      },
    },
    {
      key: "standing",
      heading: heading("member-office.field.standing"),
      cell: ({ standing }) => <Standing standing={standing} />,
      staysWhole: true,
    },
    {
      key: "validUntil",
      heading: heading("member-office.field.validUntil"),
      cell: ({ validUntil }) =>
        validUntil === null ? "–" : <time dateTime={validUntil}>{formatDate(language, validUntil)}</time>,
      staysWhole: true,
    },
    {
      key: "status",
      heading: heading("member-office.field.status"),
      isStanding: true,
      cell: (member) => (
        <Status status={member.status} requested={profileOf(member)?.requestedGrade ?? null} />
      ),
    },
  ];
}
