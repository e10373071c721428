// The proofs, the newest first; the one that waits is approved, or sent back with what is to be changed.
import { Button, Group, Stack, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { submissionReason } from "#schema/validation/journal/submissions.ts";
import { z } from "#schema/validation/zod.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useAnswerProofMutation } from "#web/gql/manuscripts.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";
import { useManuscriptAct } from "./use-manuscript-act.ts";

export function ProofPart({ manuscript, onChanged }: ManuscriptPart) {
  const language = useLanguage();
  const proofs = manuscript.files.filter(({ kind }) => kind === "PROOF").toReversed();
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby="proof-title">
      <Title id="proof-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="manuscripts.proofs" />
      </Title>
      <Stack gap={16}>
        {proofs.map(({ id, round, createdAt, file }) => (
          <div key={id}>
            <p className="meta">
              <span>
                <FormattedMessage id="manuscripts.proof" values={{ round }} />
              </span>
              <time dateTime={createdAt}>{formatDate(language, createdAt)}</time>
            </p>
            <LockedFiles files={[file]} />
          </div>
        ))}
        {manuscript.state === "PROOF" && manuscript.viewerCanWrite ? (
          <ProofForm manuscript={manuscript} onChanged={onChanged} />
        ) : null}
      </Stack>
    </section>
  );
}

function ProofForm({ manuscript: { id, version }, onChanged }: ManuscriptPart) {
  const intl = useIntl();
  const [, answer] = useAnswerProofMutation();
  const { act, pending } = useManuscriptAct(onChanged);
  const form = useServerForm({
    name: "proof",
    schema: z.object({ corrections: submissionReason }),
    initialValues: { corrections: "" },
    labels: { corrections: "manuscripts.field.corrections" },
    send: async ({ corrections }) => {
      const { data, error } = await answer({ id, version, corrections });
      if (!data || error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "manuscripts.proof.returned" }) });
      onChanged();
      return { ok: true };
    },
  });
  const approve = () =>
    void act(() => answer({ id, version, corrections: null }), "manuscripts.proof.approved");
  return (
    <Stack gap={24}>
      <Group>
        <Button disabled={pending} onClick={approve}>
          <FormattedMessage id="manuscripts.proof.approve" />
        </Button>
      </Group>
      <FormFrame form={form} labelledBy="proof-title" short>
        <TextAreaField {...form.field("corrections")} rows={5} maxLength={ENTRY_BODY_MAX_LENGTH} />
        <Group>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="manuscripts.sending" />}>
            <FormattedMessage id="manuscripts.proof.return" />
          </SubmitButton>
        </Group>
      </FormFrame>
    </Stack>
  );
}
