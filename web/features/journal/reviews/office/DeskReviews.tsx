// The reviews of each version, the present one first.
import { Box, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { OnDeskFragment } from "#web/gql/desk.ts";
import { DeskReviewRow } from "./DeskReviewRow.tsx";

export function DeskReviews({
  manuscript,
  onChanged,
}: {
  manuscript: OnDeskFragment;
  onChanged: () => void;
}) {
  const { reviews, round, proposed, state } = manuscript;
  const rounds = [...new Set(reviews.map((review) => review.round))];
  return (
    <Box mt={40}>
      <Section
        title={<FormattedMessage id="desk.section.reviews" />}
        gap={4}
        side={
          proposed === null || (state !== "IN_REVIEW" && state !== "REVISED") ? undefined : (
            <Text span>
              <FormattedMessage
                id="desk.proposed"
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
            <FormattedMessage id="desk.noReviews" />
          </Text>
        ) : (
          rounds.map((number) => (
            <div key={number}>
              {rounds.length === 1 && number === round ? null : (
                <Title order={3} size="h5" mt={12}>
                  <FormattedMessage id="desk.round" values={{ number }} />
                </Title>
              )}
              <ul className="rows">
                {reviews
                  .filter((review) => review.round === number)
                  .map((review) => (
                    <DeskReviewRow key={review.id} review={review} onChanged={onChanged} />
                  ))}
              </ul>
            </div>
          ))
        )}
      </Section>
    </Box>
  );
}
