// People of a letter, a page at a time; each unfolds to the letter as that person would read it.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { LETTER_PEOPLE_PAGE_SIZE } from "#schema/validation/core/limits.ts";
import { LetterWords } from "#web/components/mail-words/LetterWords.tsx";
import type { LeftOut, LetterPurpose } from "#web/gql/enums.ts";
import { type LetterPeopleQuery, useLetterPeopleQuery } from "#web/gql/letters.ts";

interface LetterPersonListProps {
  id: number;
  purpose: LetterPurpose;
  /** Null: those who get it. */
  leftOut: LeftOut | null;
  total: number;
}

export function LetterPersonList({ id, purpose, leftOut, total }: LetterPersonListProps) {
  const [page, setPage] = useState(1);
  const [{ data }] = useLetterPeopleQuery({
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
  const last = Math.max(1, Math.ceil(total / LETTER_PEOPLE_PAGE_SIZE));
  return (
    <>
      <ul className="ruled rows">
        {data.letterPeople.map((person) => (
          <li key={person.id} className="ends">
            <Person person={person} />
          </li>
        ))}
      </ul>
      {last > 1 ? (
        <Group gap={16}>
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <FormattedMessage id="letters.people.before" />
          </Button>
          <Text fz="sm" role="status">
            <FormattedMessage id="letters.people.page" values={{ page, last }} />
          </Text>
          <Button variant="outline" size="sm" disabled={page === last} onClick={() => setPage(page + 1)}>
            <FormattedMessage id="letters.people.next" />
          </Button>
        </Group>
      ) : null}
    </>
  );
}

function Person({ person }: { person: LetterPeopleQuery["letterPeople"][number] }) {
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
        <FormattedMessage id={`letters.reads.${language ?? "BOTH"}`} />
      </Text>
    </>
  );
  if (subject === null) return <div>{words}</div>;
  return (
    <details>
      <summary className="unfold">{words}</summary>
      <LetterWords language={language} subject={subject} paragraphs={paragraphs} />
    </details>
  );
}
