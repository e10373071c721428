// One presentation with its review: a score from 1 to 5 and a comment, or a conflict of interests.
import { Stack, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { ReviewForm, type ReviewFormProps } from "./ReviewForm.tsx";

export function ReviewedPresentation({ review, save, onSaved }: ReviewFormProps) {
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
