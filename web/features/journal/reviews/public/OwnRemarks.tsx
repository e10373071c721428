// Shows what the reviewer wrote of the version before, and what the author did about it.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { OpenedReviewFragment } from "#web/gql/linked-review.ts";

export function OwnRemarks({ remarks }: { remarks: OpenedReviewFragment["ownRemarks"] }) {
  if (remarks.length === 0) return null;
  return (
    <details>
      <summary className="unfold">
        <FormattedMessage id="reviews.remarks.title" />
      </summary>
      <ol>
        {remarks.map(({ remark, answer }) => (
          <li key={remark}>
            <Text className="lines">{remark}</Text>
            <Text ps={12} mt={4} mb={12} className="lines">
              {answer ?? <FormattedMessage id="reviews.remarks.none" />}
            </Text>
          </li>
        ))}
      </ol>
    </details>
  );
}
