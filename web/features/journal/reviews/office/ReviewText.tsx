// What a reviewer wrote: the verdict in sight, the rest to unfold; of one who declined, why.
import { Box, DataList, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { DeskReviewRowFragment } from "#web/gql/desk.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { AuthorAnswers } from "./AuthorAnswers.tsx";
import { ReviewFileReaders } from "./ReviewFileReaders.tsx";

interface ReviewTextProps {
  review: DeskReviewRowFragment;
  onChanged: () => void;
}

export function ReviewText({ review, onChanged }: ReviewTextProps) {
  const language = useLanguage();
  const { verdict, criteria, toAuthors, toEditors, file, conflict, declineNote, suggestion } = review;
  return (
    <>
      <Noted id="desk.review.conflict" text={conflict} />
      <Noted id="desk.review.declineNote" text={declineNote} />
      <Noted id="desk.review.suggestion" text={suggestion} />
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
          <Noted id="desk.review.toAuthors" text={toAuthors} />
          <Noted id="desk.review.toEditors" text={toEditors} />
          {file === null ? null : <ReviewFileReaders review={review} file={file} onChanged={onChanged} />}
        </details>
      )}
      <AuthorAnswers remarks={review.remarks} />
    </>
  );
}

type NotedId = `desk.review.${"conflict" | "declineNote" | "suggestion" | "toAuthors" | "toEditors"}`;

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
