// People of a mailing, a page at a time; each unfolds to the mailing as that person would read it.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { MAILING_PEOPLE_PAGE_SIZE } from "#schema/validation/core/limits.ts";
import { MailWords } from "#web/components/mail-words/MailWords.tsx";
import type { LeftOut, MailingPurpose } from "#web/gql/enums.ts";
import { type MailingPeopleQuery, useMailingPeopleQuery } from "#web/gql/mailings.ts";

interface MailingPersonListProps {
  id: number;
  purpose: MailingPurpose;
  /** Null: those who get it. */
  leftOut: LeftOut | null;
  total: number;
}

export function MailingPersonList({ id, purpose, leftOut, total }: MailingPersonListProps) {
  const [page, setPage] = useState(1);
  const [{ data }] = useMailingPeopleQuery({
    variables: { id, purpose, leftOut, page },
    requestPolicy: "cache-and-network",
  });
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="list.loading" />
      </p>
    );
  }
  const last = Math.max(1, Math.ceil(total / MAILING_PEOPLE_PAGE_SIZE));
  return (
    <>
      <ul className="ruled rows">
        {data.mailingPeople.map((person) => (
          <li key={person.id} className="ends">
            <Person person={person} />
          </li>
        ))}
      </ul>
      {last > 1 ? (
        <Group gap={16}>
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <FormattedMessage id="mailings.people.before" />
          </Button>
          <Text fz="sm" role="status">
            <FormattedMessage id="mailings.people.page" values={{ page, last }} />
          </Text>
          <Button variant="outline" size="sm" disabled={page === last} onClick={() => setPage(page + 1)}>
            <FormattedMessage id="mailings.people.next" />
          </Button>
        </Group>
      ) : null}
    </>
  );
}

function Person({ person }: { person: MailingPeopleQuery["mailingPeople"][number] }) {
  const { name, email, language, subject, paragraphs } = person;
  const words = (
    <>
      <Text span fw={600}>
        {name}
      </Text>{" "}
      <Text span fz="sm" className="longWords">
        {email}
      </Text>{" "}
      <Text span fz="sm" c="var(--ink-3)">
        <FormattedMessage id={`mailings.reads.${language ?? "BOTH"}`} />
      </Text>
    </>
  );
  if (subject === null) return <div>{words}</div>;
  return (
    <details>
      <summary className="unfold">{words}</summary>
      <MailWords language={language} subject={subject} paragraphs={paragraphs} />
    </details>
  );
}
