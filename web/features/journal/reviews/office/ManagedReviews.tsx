// The reviews of each version, the present one first.
import { Box, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { ManagedReviewRow } from "./ManagedReviewRow.tsx";

export function ManagedReviews({
  manuscript,
  onChanged,
}: {
  manuscript: ManagedSubmissionPartsFragment;
  onChanged: () => void;
}) {
  const { reviews, round, proposed, state } = manuscript;
  const rounds = [...new Set(reviews.map((review) => review.round))];
  return (
    <Box mt={40}>
      <Section
        title={<FormattedMessage id="submission-office.section.reviews" />}
        gap={4}
        side={
          proposed === null || (state !== "IN_REVIEW" && state !== "REVISED") ? undefined : (
            <Text span>
              <FormattedMessage
                id="submission-office.proposed"
                values={{
                  verdict: (
                    <b>
                      <FormattedMessage id={`reviews.verdict.${proposed}`} />
                    </b>
                  ),
                }}
              />
            </Text>
          )
        }
      >
        {reviews.length === 0 ? (
          <Text fz="sm" c="dimmed">
            <FormattedMessage id="submission-office.noReviews" />
          </Text>
        ) : (
          rounds.map((number) => (
            <div key={number}>
              {rounds.length === 1 && number === round ? null : (
                <Title order={3} size="h5" mt={12}>
                  <FormattedMessage id="submission-office.round" values={{ number }} />
                </Title>
              )}
              <ul className="rows">
                {reviews
                  .filter((review) => review.round === number)
                  .map((review) => (
                    <ManagedReviewRow key={review.id} review={review} onChanged={onChanged} />
                  ))}
              </ul>
            </div>
          ))
        )}
      </Section>
    </Box>
  );
}
