// One presentation with its review: a score from 1 to 5 and a comment, or a conflict of interests.
import { Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { presentationReview, REVIEW_MAX_LENGTH } from "#schema/validation/programs/presentations.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
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

interface ReviewedPresentationProps {
  review: ReviewedPresentationFragment;
  save: SaveReview;
  onSaved: () => void;
}

export function ReviewedPresentation({ review, save, onSaved }: ReviewedPresentationProps) {
  const { id, titleKo, titleEn, abstractKo, abstractEn, topic, authors, canReview } = review;
  const texts = [
    { lang: "ko", title: titleKo, abstract: abstractKo },
    { lang: "en", title: titleEn, abstract: abstractEn },
  ].filter(({ title }) => title !== null);
  return (
    <Stack component="article" gap={16} aria-labelledby={`review-${id}`}>
      {texts.map(({ lang, title, abstract }, index) => (
        <div key={lang} lang={lang}>
          <Title order={2} size="h3" {...(index === 0 ? { id: `review-${id}` } : {})}>
            {title}
          </Title>
          <Text mt={8} className="lines">
            {abstract}
          </Text>
        </div>
      ))}
      {topic === null ? null : <p className="meta">{topic}</p>}
      {authors === null ? null : <p className="meta">{authors.join(", ")}</p>}
      {canReview ? (
        <ReviewForm review={review} save={save} onSaved={onSaved} />
      ) : (
        <p role="status">
          <FormattedMessage id="presentations.review.over" />
        </p>
      )}
    </Stack>
  );
}

function ReviewForm({ review, save, onSaved }: ReviewedPresentationProps) {
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
      showToast({ kind: "ok", title: intl.formatMessage({ id: "presentations.review.saved" }) });
      onSaved();
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy={`review-${id}`} short>
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
    </FormFrame>
  );
}
