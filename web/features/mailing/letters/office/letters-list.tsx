// The columns and filters of the office's list of letters: what each is about, whom it goes to, how far it has come, when, and who wrote it.

import { FormattedMessage, useIntl } from "react-intl";
import { LETTER_FILTERS, LETTER_SORTS } from "#schema/validation/mailing/letter-filters.ts";
import { Link } from "#web/components/Link.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import type { ManagedLettersQuery } from "#web/gql/letters.ts";
import { letterPath } from "#web/paths.ts";
import { Audience } from "./Audience.tsx";
import { LetterStatus } from "./LetterStatus.tsx";

export const LETTERS_LIST = defineList({
  name: "letters",
  filters: LETTER_FILTERS,
  sorts: LETTER_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: ["subject", "subjectEn", "audience", "purpose", "status", "sendAt", "created", "author"],
  hidden: ["subjectEn", "purpose"],
});

type ListedLetter = ManagedLettersQuery["managedLetters"]["items"][number];

/** What it is called in a list: what it is about, or its subject; null while it has none. */
export const letterTitle = ({ newsTitle, subjectKo }: ListedLetter): string | null =>
  newsTitle ?? (subjectKo === "" ? null : subjectKo);

export function useLetterColumns(): readonly ListColumn<ListedLetter>[] {
  const intl = useIntl();
  return [
    {
      key: "subject",
      sort: "SUBJECT",
      heading: intl.formatMessage({ id: "letters.field.subjectKo" }),
      cell: (letter) => (
        <Link
          to={letterPath(letter.id)}
          {...(letterTitle(letter) === null || letter.newsTitle !== null ? {} : { lang: "ko" })}
        >
          {letterTitle(letter) ?? <FormattedMessage id="letters.untitled" />}
        </Link>
      ),
    },
    {
      key: "subjectEn",
      heading: intl.formatMessage({ id: "letters.field.subjectEn" }),
      cell: ({ subjectEn }) => (subjectEn === "" ? <Nothing /> : <span lang="en">{subjectEn}</span>),
    },
    {
      key: "audience",
      heading: intl.formatMessage({ id: "letters.people" }),
      cell: (letter) => <Audience letter={letter} />,
    },
    {
      key: "purpose",
      heading: intl.formatMessage({ id: "letters.field.purpose" }),
      cell: ({ purpose }) => <FormattedMessage id={`letters.purpose.${purpose}`} />,
    },
    {
      key: "status",
      heading: intl.formatMessage({ id: "letters.status" }),
      cell: (letter) => <LetterStatus letter={letter} />,
      isStatus: true,
    },
    {
      key: "sendAt",
      heading: intl.formatMessage({ id: "letters.column.sendAt" }),
      cell: ({ sendAt }) => (sendAt === null ? <Nothing /> : <Moment at={sendAt} />),
    },
    {
      key: "created",
      sort: "CREATED",
      heading: intl.formatMessage({ id: "letters.column.created" }),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "author",
      heading: intl.formatMessage({ id: "letters.column.author" }),
      cell: ({ author }) => author ?? <Nothing />,
    },
  ];
}
