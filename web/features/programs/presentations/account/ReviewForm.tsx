// The review of one presentation. What is typed stays on the device until it is saved, because other
// presentations are on other pages.
import { FormattedMessage, useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { presentationReview, REVIEW_MAX_LENGTH } from "#schema/validation/programs/presentations.ts";
import { z } from "#schema/validation/zod.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type {
  ReviewedPresentationFragment,
  SavePresentationReviewMutationVariables,
} from "#web/gql/presentations.ts";

/** Saves a review, for the account or by the link of a reviewer. */
export type SaveReview = (
  review: SavePresentationReviewMutationVariables,
) => Promise<{ error?: CombinedError | undefined }>;

export interface ReviewFormProps {
  review: ReviewedPresentationFragment;
  save: SaveReview;
  onSaved: () => void;
}

/** As the form holds it. */
const typedReview = z.object({ score: z.string(), comment: z.string(), hasConflict: z.boolean() });

export function ReviewForm({ review, save, onSaved }: ReviewFormProps) {
  const intl = useIntl();
  const { id, score, comment, hasConflict, isDone } = review;
  const form = useServerForm({
    name: `review-${id}`,
    schema: presentationReview,
    initialValues: { score: String(score ?? ""), comment: comment ?? "", hasConflict },
    toInput: ({ score: typed, ...rest }) => ({ ...rest, score: typed === "" ? null : Number(typed) }),
    labels: {
      score: "presentations.review.score",
      comment: "presentations.review.comment",
      hasConflict: "presentations.review.conflict",
    },
    send: async (input) => {
      const { error } = await save({ presentationId: id, input });
      if (error) return refusalOf(error);
      draft.done();
      showToast({ kind: "ok", title: intl.formatMessage({ id: "presentations.review.saved" }) });
      onSaved();
      return { ok: true };
    },
  });
  const draft = useDraft(form, {
    form: `presentation-review-${id}`,
    restore: ({ values }) => typedReview.safeParse(values).data ?? null,
    onTake: form.setValues,
  });
  return (
    <DraftedFrame form={form} draft={draft} labelledBy={`review-${id}`} short>
      <SelectField
        {...form.field("score")}
        needed={!form.values.hasConflict}
        autoComplete="off"
        prompt={intl.formatMessage({ id: "presentations.choose" })}
        options={([5, 4, 3, 2, 1] as const).map((value) => ({
          value: String(value),
          label: intl.formatMessage({ id: `presentations.score.${value}` }),
        }))}
      />
      <TextAreaField {...form.field("comment")} needed={false} rows={4} maxLength={REVIEW_MAX_LENGTH} />
      <CheckField
        {...form.field("hasConflict")}
        needed={false}
        hint={<FormattedMessage id="presentations.review.conflictHint" />}
      />
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
        <FormattedMessage id={isDone ? "presentations.review.change" : "presentations.review.save"} />
      </SubmitButton>
    </DraftedFrame>
  );
}
