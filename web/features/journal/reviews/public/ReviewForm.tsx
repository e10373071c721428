// The review: marks, remarks to authors and to editors, a verdict. What is typed is stored on the server; it is sent once.
import { Alert, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { REVIEW_REMARKS_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { REVIEW_VERDICTS } from "#schema/validation/journal/review-state.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { FieldLabel } from "#web/components/forms/FieldLabel.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { OpenedReviewFragment } from "#web/gql/linked-review.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MarkRows } from "./MarkRows.tsx";
import { OwnRemarks } from "./OwnRemarks.tsx";
import { useReviewForm } from "./use-review-form.ts";

/** Few send one. */
const ReviewFile = lazyPart(async () => (await import("./ReviewFile.tsx")).ReviewFile);

interface ReviewFormProps {
  link: string;
  review: OpenedReviewFragment;
  onChanged: () => void;
}

export function ReviewForm({ link, review, onChanged }: ReviewFormProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { form, saveState, asking, answer } = useReviewForm(link, review, onChanged);
  const [due] = useState(() => new Date(new Date(review.dueAt).getTime() - 1));
  return (
    <Stack component="section" gap={24} pt={16} className="ruled" aria-labelledby="form-title">
      <div>
        <Title id="form-title" order={2} size="h4">
          <FormattedMessage id="reviews.form.title" />
        </Title>
        <Text mt={4} {...(review.isLate ? { c: "var(--bad)", fw: 600 } : { c: "var(--ink-2)" })}>
          <FormattedMessage
            id={review.isLate ? "reviews.form.late" : "reviews.form.due"}
            values={{ day: formatDate(language, due) }}
          />
        </Text>
      </div>
      <OwnRemarks remarks={review.ownRemarks} />
      <FormFrame form={form} labelledBy="form-title">
        <Stack gap={20}>
          <Text c="var(--ink-2)">
            <FormattedMessage id="reviews.form.scale" />
          </Text>
          {review.criteria.map(({ key, ...names }, index) => (
            <MarkRows key={key} legend={names[language]} field={form.field(`marks.${index}.mark`)} />
          ))}
        </Stack>
        <TextAreaField
          {...form.field("toAuthors")}
          needed
          rows={12}
          maxLength={REVIEW_REMARKS_MAX_LENGTH}
          hint={<FormattedMessage id="reviews.form.toAuthorsHint" />}
        />
        <TextAreaField
          {...form.field("toEditors")}
          needed={false}
          rows={5}
          maxLength={REVIEW_REMARKS_MAX_LENGTH}
          hint={<FormattedMessage id="reviews.form.toEditorsHint" />}
        />
        <ReviewFile link={link} file={review.file} forAuthors={form.field("fileForAuthors")} />
        <fieldset>
          <Text component="legend" fw={600} mb={8}>
            <FieldLabel label="reviews.form.verdict" needed />
          </Text>
          <RadioRows
            {...form.field("verdict")}
            needed
            narrow
            choices={REVIEW_VERDICTS.map((value) => ({
              value,
              title: intl.formatMessage({ id: `reviews.verdict.${value}` }),
              detail: intl.formatMessage({ id: `reviews.verdictDetail.${value}` }),
            }))}
          />
        </fieldset>
        {saveState === "elsewhere" ? (
          <Alert variant="warn">
            <FormattedMessage id="reviews.form.elsewhere" />
          </Alert>
        ) : null}
        <Group gap="8px 16px">
          <SubmitButton
            pending={form.pending}
            pendingLabel={<FormattedMessage id="reviews.form.sending" />}
            size="lg"
          >
            <FormattedMessage id="reviews.form.send" />
          </SubmitButton>
          <Text span fz="sm" c="var(--ink-3)" role="status">
            <FormattedMessage id={`reviews.saveState.${saveState}`} />
          </Text>
        </Group>
      </FormFrame>
      {asking ? (
        <FormDialog
          title={<FormattedMessage id="reviews.form.askTitle" />}
          answer={<FormattedMessage id="reviews.form.send" />}
          onAnswer={() => answer(true)}
          onClose={() => answer(false)}
        >
          <FormattedMessage id="reviews.form.askDetail" />
        </FormDialog>
      ) : null}
    </Stack>
  );
}
