// The columns and filters of the office's list of mailings: what each is about, whom it goes to, how far it
// has come, when, and who wrote it.

import { FormattedMessage, useIntl } from "react-intl";
import { MAILING_FILTERS, MAILING_SORTS } from "#schema/validation/mailing/mailing-filters.ts";
import { Link } from "#web/components/Link.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import type { ManagedMailingsQuery } from "#web/gql/mailings.ts";
import { mailingPath } from "#web/paths.ts";
import { Audience } from "./Audience.tsx";
import { MailingStatus } from "./MailingStatus.tsx";

export const MAILINGS_LIST = defineList({
  name: "letters",
  filters: MAILING_FILTERS,
  sorts: MAILING_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: ["subject", "subjectEn", "audience", "purpose", "status", "sendAt", "created", "author"],
  hidden: ["subjectEn", "purpose"],
});

type ListedMailing = ManagedMailingsQuery["managedMailings"]["items"][number];

/** What it is called in a list: what it is about, or its subject; null while it has none. */
export const mailingTitle = ({ newsTitle, subjectKo }: ListedMailing): string | null =>
  newsTitle ?? (subjectKo === "" ? null : subjectKo);

export function useMailingColumns(): readonly ListColumn<ListedMailing>[] {
  const intl = useIntl();
  return [
    {
      key: "subject",
      sort: "SUBJECT",
      heading: intl.formatMessage({ id: "mailings.field.subjectKo" }),
      cell: (mailing) => (
        <Link
          to={mailingPath(mailing.id)}
          {...(mailingTitle(mailing) === null || mailing.newsTitle !== null ? {} : { lang: "ko" })}
        >
          {mailingTitle(mailing) ?? <FormattedMessage id="mailings.untitled" />}
        </Link>
      ),
    },
    {
      key: "subjectEn",
      heading: intl.formatMessage({ id: "mailings.field.subjectEn" }),
      cell: ({ subjectEn }) => (subjectEn === "" ? <Nothing /> : <span lang="en">{subjectEn}</span>),
    },
    {
      key: "audience",
      heading: intl.formatMessage({ id: "mailings.people" }),
      cell: (mailing) => <Audience mailing={mailing} />,
    },
    {
      key: "purpose",
      heading: intl.formatMessage({ id: "mailings.field.purpose" }),
      cell: ({ purpose }) => <FormattedMessage id={`mailings.purpose.${purpose}`} />,
    },
    {
      key: "status",
      heading: intl.formatMessage({ id: "mailings.status" }),
      cell: (mailing) => <MailingStatus mailing={mailing} />,
      isStatus: true,
    },
    {
      key: "sendAt",
      heading: intl.formatMessage({ id: "mailings.column.sendAt" }),
      cell: ({ sendAt }) => (sendAt === null ? <Nothing /> : <Moment at={sendAt} />),
    },
    {
      key: "created",
      sort: "CREATED",
      heading: intl.formatMessage({ id: "mailings.column.created" }),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "author",
      heading: intl.formatMessage({ id: "mailings.column.author" }),
      cell: ({ author }) => author ?? <Nothing />,
    },
  ];
}
