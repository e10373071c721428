// Shows whether a month is closed, by whom and with which word; closing it, and opening it again.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { MonthEndFragment } from "#web/gql/month-end.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MonthDialog } from "./MonthDialog.tsx";

interface MonthClosingProps {
  books: MonthEndFragment;
  onChanged: () => void;
}

export function MonthClosing({ books, onChanged }: MonthClosingProps) {
  const [asks, setAsks] = useState(false);
  const { closing, isOver } = books;
  const act = closing ? "open" : "close";
  const isOffered = closing ? closing.viewerCanOpen : isOver;
  return (
    <Section title={<FormattedMessage id={closing ? "month-end.closed" : "month-end.isOpen"} />}>
      {closing ? <Closed closing={closing} /> : null}
      {closing ? null : (
        <Text c="var(--ink-2)">
          <FormattedMessage id={isOver ? "month-end.close.detail" : "month-end.goesOn"} />
        </Text>
      )}
      {isOffered ? (
        <Button variant={closing ? "outline" : "filled"} onClick={() => setAsks(true)} className="ownWidth">
          <FormattedMessage id={`month-end.${act}`} />
        </Button>
      ) : null}
      {asks ? (
        <MonthDialog act={act} books={books} onChanged={onChanged} onClose={() => setAsks(false)} />
      ) : null}
    </Section>
  );
}

function Closed({ closing }: { closing: NonNullable<MonthEndFragment["closing"]> }) {
  const language = useLanguage();
  const { closedAt, closedByName: name, note, sums } = closing;
  return (
    <>
      <Text>
        <FormattedMessage id="month-end.closedBy" values={{ name, at: formatDateTime(language, closedAt) }} />
      </Text>
      <Text c="var(--ink-2)">
        <FormattedMessage id="month-end.closedWith" values={{ ...sums }} />
      </Text>
      {note === null ? null : <Text className="longWords">{note}</Text>}
    </>
  );
}
