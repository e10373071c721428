// Shows what the author did about each remark of a review: the editor decides by it.
import { SimpleGrid, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { keyed } from "#web/components/rich-text/keyed.ts";
import type { ManagedReviewRowFragment } from "#web/gql/managed-submissions.ts";

export function AuthorAnswers({ remarks }: Pick<ManagedReviewRowFragment, "remarks">) {
  if (remarks.every(({ answer }) => answer === null)) return null;
  return (
    <details open>
      <summary className="unfold">
        <FormattedMessage id="submission-office.review.answers" />
      </summary>
      <ol>
        {keyed(remarks.map(({ remark, answer }) => ({ remark, answer }))).map(([key, { remark, answer }]) => (
          <li key={key}>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="4px 24px" mb={12}>
              <Text className="lines longWords">{remark}</Text>
              <Text className="lines longWords" c={answer === null ? "dimmed" : "inherit"}>
                {answer ?? <FormattedMessage id="reviews.remarks.none" />}
              </Text>
            </SimpleGrid>
          </li>
        ))}
      </ol>
    </details>
  );
}
