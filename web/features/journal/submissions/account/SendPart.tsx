// The last step: what is missing, where the file discloses its authors, the pledges, and the button that sends it.
import { Alert, Stack, Text, Title } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { PLEDGE_KINDS } from "#schema/validation/journal/journal-settings.ts";
import { optionalReason } from "#schema/validation/journal/submissions.ts";
import { z } from "#schema/validation/zod.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { toPageTop } from "#web/components/to-page-top.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useSendManuscriptMutation } from "#web/gql/manuscripts.ts";
import { CheckFindings, isAwaited } from "./CheckFindings.tsx";
import type { Guide, ManuscriptPart } from "./manuscript-part.ts";

/** Milliseconds after which a file that is being read is asked for again. */
const READ_AGAIN = 2_000;

export function SendPart(props: ManuscriptPart & { guide: Guide }) {
  const { manuscript, onChanged } = props;
  const isWaiting = manuscript.check?.missing.some(isAwaited) ?? false;
  const again = useEffectEvent(onChanged);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => again(), READ_AGAIN);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const isComplete = manuscript.check?.missing.length === 0;
  return (
    <section aria-labelledby="send-title">
      <Title id="send-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="manuscripts.step.send" />
      </Title>
      <Stack gap={24}>
        {manuscript.check === null ? null : (
          <CheckFindings check={manuscript.check} manuscript={manuscript} />
        )}
        {isComplete ? <SendForm {...props} /> : null}
      </Stack>
    </section>
  );
}

const UNTICKED = Object.fromEntries(PLEDGE_KINDS.map((kind) => [kind, false])) as Record<
  (typeof PLEDGE_KINDS)[number],
  boolean
>;
const ticked = z.boolean().refine((value) => value, { error: "CONSENT_REQUIRED" });

function SendForm({ manuscript, guide, onChanged }: ManuscriptPart & { guide: Guide }) {
  const intl = useIntl();
  const [, send] = useSendManuscriptMutation();
  const { id, version, state, round, remarks } = manuscript;
  const isFirst = state === "DRAFT";
  const unanswered = remarks.filter(({ round: of, answer }) => of === round && answer === null).length;
  const asked = z.object(Object.fromEntries(PLEDGE_KINDS.map((kind) => [kind, ticked])));
  const form = useServerForm({
    name: "send-manuscript",
    schema: z.object({ note: optionalReason, ...(isFirst ? asked.shape : {}) }),
    initialValues: { note: "", ...UNTICKED },
    labels: {
      note: "manuscripts.field.note",
      ANONYMISED: "manuscripts.pledge.ANONYMISED",
      NOT_ELSEWHERE: "manuscripts.pledge.NOT_ELSEWHERE",
      ETHICS: "manuscripts.pledge.ETHICS",
      AI_USE: "manuscripts.pledge.AI_USE",
      COPYRIGHT_TRANSFER: "manuscripts.pledge.COPYRIGHT_TRANSFER",
    },
    send: async ({ note }): Promise<SendResult> => {
      const { data, error } = await send({
        id,
        version,
        pledges: isFirst ? guide.pledges.map(({ kind, version: words }) => ({ kind, version: words })) : [],
        note,
      });
      if (!data || error) {
        const refused = refusalOf(error);
        if (refused.code === "PLEDGES_CHANGED") form.setValues(UNTICKED);
        if (refused.code === "CONFLICT" || refused.code === "PLEDGES_CHANGED") onChanged();
        return refused;
      }
      showToast({ kind: "ok", title: intl.formatMessage({ id: "manuscripts.sent" }) });
      toPageTop();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy="send-title">
      <p>
        <FormattedMessage id="manuscripts.send.look" />
      </p>
      {unanswered === 0 ? null : (
        <Alert variant="warn">
          <FormattedMessage id="manuscripts.send.unanswered" values={{ count: unanswered }} />
        </Alert>
      )}
      {isFirst ? (
        <Stack gap={4}>
          <Text c="var(--ink-2)">
            <FormattedMessage id="manuscripts.pledges" />
          </Text>
          {PLEDGE_KINDS.map((kind) => {
            const text = guide.pledges.find((one) => one.kind === kind);
            return (
              <div key={kind}>
                <CheckField {...form.field(kind)} needed />
                <Text ps={36} fz="sm" c="var(--ink-2)">
                  {intl.locale === "en" ? text?.textEn : text?.textKo}
                </Text>
              </div>
            );
          })}
        </Stack>
      ) : (
        <TextAreaField
          {...form.field("note")}
          rows={4}
          maxLength={ENTRY_BODY_MAX_LENGTH}
          needed={false}
          hint={<FormattedMessage id="manuscripts.hint.note" />}
        />
      )}
      {isFirst && guide.reviewFee > 0 ? (
        <Alert variant="info">
          <FormattedMessage id="manuscripts.fee" values={{ amount: guide.reviewFee }} />
        </Alert>
      ) : null}
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="manuscripts.sending" />}>
        <FormattedMessage id={isFirst ? "manuscripts.send" : "manuscripts.sendAgain"} />
      </SubmitButton>
    </FormFrame>
  );
}
