// Shows what a reviewer wrote: the verdict in sight, the rest to unfold; of one who declined, why.
import { Box, DataList, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { ManagedReviewRowFragment } from "#web/gql/managed-submissions.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { AuthorAnswers } from "./AuthorAnswers.tsx";
import { ReviewFileReaders } from "./ReviewFileReaders.tsx";

interface ReviewTextProps {
  review: ManagedReviewRowFragment;
  onChanged: () => void;
}

export function ReviewText({ review, onChanged }: ReviewTextProps) {
  const language = useLanguage();
  const { verdict, criteria, toAuthors, toEditors, file, conflict, declineNote, suggestion } = review;
  return (
    <>
      <Noted id="submission-office.review.conflict" text={conflict} />
      <Noted id="submission-office.review.declineNote" text={declineNote} />
      <Noted id="submission-office.review.suggestion" text={suggestion} />
      {verdict === null ? null : (
        <details>
          <summary className="unfold">
            <span>
              <FormattedMessage id={`reviews.verdict.${verdict}`} />
            </span>
          </summary>
          <DataList my={8}>
            {criteria.map(({ key, score, ...names }) => (
              <DataList.Item key={key}>
                <DataList.ItemLabel>{names[language]}</DataList.ItemLabel>
                <DataList.ItemValue>{score} / 5</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList>
          <Noted id="submission-office.review.toAuthors" text={toAuthors} />
          <Noted id="submission-office.review.toEditors" text={toEditors} />
          {file === null ? null : <ReviewFileReaders review={review} file={file} onChanged={onChanged} />}
        </details>
      )}
      <AuthorAnswers remarks={review.remarks} />
    </>
  );
}

type NotedId =
  `submission-office.review.${"conflict" | "declineNote" | "suggestion" | "toAuthors" | "toEditors"}`;

function Noted({ id, text }: { id: NotedId; text: string | null }) {
  if (text === null) return null;
  return (
    <Box mt={8}>
      <Text fz="sm" c="dimmed">
        <FormattedMessage id={id} />
      </Text>
      <Text className="lines longWords">{text}</Text>
    </Box>
  );
}
