// The tab in which a member suggests terms, and sees whether they were accepted.
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Section } from "#web/components/Section.tsx";
import { type MySuggestedTermsQuery, useMySuggestedTermsQuery } from "#web/gql/glossary-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { SuggestForm } from "./SuggestForm.tsx";

export function Component() {
  const intl = useIntl();
  /** The last one that was sent; each begins the form again. */
  const [sent, setSent] = useState<number | null>(null);
  const [{ data, error, fetching }, ask] = useMySuggestedTermsQuery({ requestPolicy: "cache-and-network" });
  const again = () => ask({ requestPolicy: "network-only" });
  if (error && !data && !fetching) {
    return <ErrorState message={intl.formatMessage({ id: "errors.INTERNAL" })} onRetry={again} />;
  }
  return (
    <Stack gap={48} maw="var(--form)">
      <Section title={<FormattedMessage id="glossary-office.mine.list" />} gap={12}>
        {data === undefined ? (
          <p role="status">
            <FormattedMessage id="account.loading" />
          </p>
        ) : (
          <Suggested terms={data.mySuggestedTerms} sent={sent} />
        )}
      </Section>
      <SuggestForm
        key={sent}
        onSent={(id) => {
          setSent(id);
          again();
        }}
      />
    </Stack>
  );
}

const COLOURS: Readonly<Record<string, string>> = {
  SUGGESTED: "var(--warn)",
  ACCEPTED: "var(--ok)",
  REFUSED: "var(--bad)",
};

interface SuggestedProps {
  terms: MySuggestedTermsQuery["mySuggestedTerms"];
  sent: number | null;
}

/** The form below is empty again: this shows that the term was sent. */
function showSent(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: "center" });
  entry?.focus({ preventScroll: true });
}

function Suggested({ terms, sent }: SuggestedProps) {
  const language = useLanguage();
  if (terms.length === 0) {
    return (
      <p>
        <FormattedMessage id="glossary-office.mine.none" />
      </p>
    );
  }
  return (
    <ul className="rows">
      {terms.map(({ id, ko, en, status, reason, createdAt }) => (
        <li key={id} {...(id === sent ? { ref: showSent, tabIndex: -1, style: { outline: "none" } } : {})}>
          <Text fw={600}>
            <span lang="ko">{ko}</span> · <span lang="en">{en}</span>
          </Text>
          <p className="meta">
            <Text span inherit fw={600} c={COLOURS[status] ?? "inherit"}>
              <FormattedMessage id={`glossary-office.status.${status}`} />
            </Text>{" "}
            {formatDate(language, createdAt)}
          </p>
          {reason ? (
            <Text mt={4} className="lines">
              <FormattedMessage id="glossary-office.reason" values={{ reason }} />
            </Text>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
