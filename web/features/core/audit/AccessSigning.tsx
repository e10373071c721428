// The signature under the review of a month: who gave it when and with which remark, or the form for it.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { REMARK_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { signAccessReviewInput } from "#schema/validation/people/access-reviews.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type AccessReviewFragment, useSignAccessReviewMutation } from "#web/gql/access-review.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

interface AccessSigningProps {
  review: AccessReviewFragment;
  onChanged: () => void;
}

export function AccessSigning({ review, onChanged }: AccessSigningProps) {
  const language = useLanguage();
  const { signing, isOver } = review;
  if (signing) {
    const { signedAt, signedByName: name, remark } = signing;
    return (
      <Section title={<FormattedMessage id="access-review.signed" />}>
        <Text>
          <FormattedMessage
            id="access-review.signedBy"
            values={{ name, at: formatDateTime(language, signedAt) }}
          />
        </Text>
        {remark === null ? null : <Text className="longWords lines">{remark}</Text>}
      </Section>
    );
  }
  return (
    <Section title={<FormattedMessage id="access-review.sign.heading" />} id="sign-review">
      {isOver ? (
        <SignForm review={review} onChanged={onChanged} />
      ) : (
        <Text c="var(--ink-2)">
          <FormattedMessage id="access-review.goesOn" />
        </Text>
      )}
    </Section>
  );
}

function SignForm({ review: { month, people }, onChanged }: AccessSigningProps) {
  const intl = useIntl();
  const [, sign] = useSignAccessReviewMutation();
  const needed = people.some(({ outOfHours, manyRows }) => outOfHours > 0 || manyRows > 0);
  const form = useServerForm({
    name: "access-review",
    schema: signAccessReviewInput.pick({ remark: true }),
    initialValues: { remark: "" },
    labels: { remark: "access-review.sign.remark" },
    send: async ({ remark }) => {
      const { error } = await sign({ month, remark });
      if (error) {
        const refusal = refusalOf(error);
        // Somebody else signed it: who and when is there now.
        if (!refusal.ok && refusal.code === "CONFLICT") onChanged();
        return refusal;
      }
      showToast({ kind: "ok", title: intl.formatMessage({ id: "access-review.signed.saved" }) });
      onChanged();
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy="sign-review" short>
      <TextAreaField
        {...form.field("remark")}
        needed={needed}
        rows={4}
        maxLength={REMARK_MAX_LENGTH}
        hint={<FormattedMessage id={needed ? "access-review.sign.needed" : "access-review.sign.plain"} />}
      />
      <SubmitButton
        pending={form.pending}
        pendingLabel={<FormattedMessage id="access-review.sign.pending" />}
      >
        <FormattedMessage id="access-review.sign" />
      </SubmitButton>
    </FormFrame>
  );
}
