// A member suggests a term: the fields, and what the glossary has of these words already.
import { Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { FormattedMessage, useIntl } from "react-intl";
import { glossaryTermInput } from "#schema/validation/site/glossary.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { TermFields } from "#web/features/site/glossary/TermFields.tsx";
import { TERM_LABELS, toTermValues } from "#web/features/site/glossary/term-values.ts";
import { useSuggestGlossaryTermMutation } from "#web/gql/glossary-office.ts";
import { KnownTerms } from "./KnownTerms.tsx";

/** It is not looked up with each letter. */
const PAUSE_MS = 500;

export function SuggestForm({ onSent }: { onSent: (id: number) => void }) {
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
      onSent(data.suggestGlossaryTerm.id);
      return { ok: true };
    },
  });
  const [word] = useDebouncedValue(form.values.ko.trim(), PAUSE_MS);
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
        {word === "" ? null : <KnownTerms word={word} />}
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
