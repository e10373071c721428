// Yes or no to an invitation to score.
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type OpenedRatingFragment,
  useAcceptRatingMutation,
  useDeclineRatingMutation,
} from "#web/gql/linked-rating.ts";

interface RatingAnswerProps {
  link: string;
  rating: OpenedRatingFragment;
  onChanged: () => void;
}

export function RatingAnswer({ link, rating: { feePerScript }, onChanged }: RatingAnswerProps) {
  const act = useAction(onChanged);
  const [{ fetching: accepting }, accept] = useAcceptRatingMutation();
  const [{ fetching: declining }, decline] = useDeclineRatingMutation();
  const pending = accepting || declining;
  return (
    <Stack component="section" gap={16} maw={760} aria-labelledby="rating-answer">
      <Title id="rating-answer" order={2} size="h4">
        <FormattedMessage id="exam-rating.answer.title" />
      </Title>
      {feePerScript === 0 ? null : (
        <Text>
          <FormattedMessage id="exam-rating.answer.fee" values={{ fee: feePerScript }} />
        </Text>
      )}
      <Alert>
        <FormattedMessage id="exam-rating.answer.blind" />
      </Alert>
      <Group gap={12}>
        <Button disabled={pending} onClick={() => void act(accept({ link }), "exam-rating.answer.accepted")}>
          <FormattedMessage id="exam-rating.answer.yes" />
        </Button>
        <Button
          variant="outline"
          disabled={pending}
          onClick={() => void act(decline({ link }), "exam-rating.answer.declined")}
        >
          <FormattedMessage id="exam-rating.answer.no" />
        </Button>
      </Group>
    </Stack>
  );
}
