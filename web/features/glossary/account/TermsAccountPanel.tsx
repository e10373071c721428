// The tab in which a member suggests terms, and sees what became of them.
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { glossaryTermInput } from "#schema/validation/glossary.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { TermFields } from "#web/features/glossary/TermFields.tsx";
import { TERM_LABELS, toTermValues } from "#web/features/glossary/term-values.ts";
import {
  type MySuggestedTermsQuery,
  useMySuggestedTermsQuery,
  useSuggestGlossaryTermMutation,
} from "#web/gql/glossary-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function Component() {
  const intl = useIntl();
  const [round, setRound] = useState(0);
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
          <Suggested terms={data.mySuggestedTerms} />
        )}
      </Section>
      <SuggestForm
        key={round}
        onSent={() => {
          setRound(round + 1);
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

function Suggested({ terms }: { terms: MySuggestedTermsQuery["mySuggestedTerms"] }) {
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
        <li key={id}>
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
            <Text mt={4} style={{ whiteSpace: "pre-line" }}>
              <FormattedMessage id="glossary-office.reason" values={{ reason }} />
            </Text>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function SuggestForm({ onSent }: { onSent: () => void }) {
  const intl = useIntl();
  const [, suggest] = useSuggestGlossaryTermMutation();
  const form = useServerForm({
    name: "suggested-term",
    schema: glossaryTermInput,
    initialValues: toTermValues(null),
    labels: TERM_LABELS,
    send: async (input) => {
      const { data, error } = await suggest({ input });
      if (error || !data) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "glossary-office.mine.sent" }) });
      onSent();
      return { ok: true };
    },
  });
  return (
    <Section
      title={
        <span id="suggest-term-title">
          <FormattedMessage id="glossary-office.mine.title" />
        </span>
      }
      gap={12}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="glossary-office.mine.hint" />
      </Text>
      <FormFrame form={form} labelledBy="suggest-term-title">
        <TermFields form={form} />
        <SubmitButton
          pending={form.pending}
          pendingLabel={<FormattedMessage id="glossary-office.mine.sending" />}
        >
          <FormattedMessage id="glossary-office.mine.send" />
        </SubmitButton>
      </FormFrame>
    </Section>
  );
}
