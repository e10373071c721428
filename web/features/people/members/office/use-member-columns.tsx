// The columns of the office's list of members: all that is known about a person, of which a few show as usual.

import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MEMBER_COLUMNS } from "#schema/validation/people/member-filters.ts";
import { Link } from "#web/components/Link.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { MailAddress } from "#web/components/MailAddress.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import type { MembersQuery } from "#web/gql/member-office.ts";
import { formatDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { memberPath } from "#web/paths.ts";
import { Grade, MembershipMark, Status } from "./MemberMarks.tsx";

type ListedMember = MembersQuery["members"]["items"][number];
type Profile = NonNullable<ListedMember["record"]>["profile"];
type Key = (typeof MEMBER_COLUMNS)[number];

export function useMemberColumns(countryName: (code: string) => string): readonly ListColumn<ListedMember>[] {
  const intl = useIntl();
  const language = useLanguage();
  const column = (
    key: Key,
    heading: MessageId,
    cell: (member: ListedMember) => ReactNode,
    look: Partial<ListColumn<ListedMember>> = {},
  ): ListColumn<ListedMember> => ({ key, heading: intl.formatMessage({ id: heading }), cell, ...look });
  /** What the person wrote. */
  const written = (
    key: Key & keyof Profile,
    heading: MessageId,
    look?: Partial<ListColumn<ListedMember>>,
  ): ListColumn<ListedMember> =>
    column(key, heading, ({ record }) => record?.profile[key] ?? <Nothing />, look);
  const day = (at: string, known: string = at) => <time dateTime={known}>{formatDate(language, at)}</time>;
  const whole = { staysWhole: true } as const;
  return [
    column("name", "members.field.name", ({ id, name }) => <Link to={memberPath(id)}>{name}</Link>, {
      sort: "NAME",
    }),
    column(
      "latinName",
      language === "en" ? "member-office.field.nameAsWritten" : "members.field.latinName",
      ({ otherName }) => otherName ?? <Nothing />,
    ),
    column(
      "email",
      "members.field.email",
      ({ record }) => record && <MailAddress address={record.profile.email} />,
      whole,
    ),
    column(
      "grade",
      "member-office.field.grade",
      ({ grade, record }) => <Grade grade={grade} requested={record?.profile.requestedGrade ?? null} />,
      whole,
    ),
    written("affiliation", "members.field.affiliation"),
    written("department", "members.field.department"),
    written("position", "members.field.position"),
    written("phoneNumber", "members.field.phoneNumber", whole),
    written("postcode", "members.field.postcode", whole),
    written("addressLine", "members.field.addressLine"),
    written("addressDetail", "members.field.addressDetail"),
    written("finalDegreeInstitution", "members.field.finalDegreeInstitution"),
    written("major", "members.field.major"),
    column(
      "country",
      "members.field.country",
      ({ record }) => countryName(record?.profile.country ?? ""),
      whole,
    ),
    column(
      "language",
      "member-office.field.language",
      ({ record }) => record && <FormattedMessage id={`member-office.language.${record.language}`} />,
      whole,
    ),
    column(
      "newsletter",
      "member-office.field.newsletter",
      ({ record }) =>
        record?.newsletter ? <FormattedMessage id="member-office.newsletter.yes" /> : <Nothing />,
      whole,
    ),
    column(
      "emailProved",
      "member-office.field.emailProved",
      ({ record }) => (
        <FormattedMessage id={`member-office.proof.${record?.emailProvedAt ? "PROVED" : "UNPROVED"}`} />
      ),
      whole,
    ),
    column("number", "member-office.field.number", ({ id }) => id, { isNumber: true }),
    column(
      "joined",
      "member-office.field.joined",
      ({ record }) => record && day(record.profile.createdAt, isoDay(record.profile.createdAt)),
      { sort: "CREATED" },
    ),
    column(
      "membershipStatus",
      "member-office.field.membershipStatus",
      ({ membershipStatus }) => <MembershipMark status={membershipStatus} />,
      whole,
    ),
    column(
      "validUntil",
      "member-office.field.validUntil",
      ({ validUntil }) => (validUntil === null ? <Nothing /> : day(validUntil)),
      whole,
    ),
    column(
      "status",
      "member-office.field.status",
      ({ status, record }) => <Status status={status} requested={record?.profile.requestedGrade ?? null} />,
      { isStatus: true },
    ),
  ];
}
