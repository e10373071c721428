// Warns before presentations are accepted of which an author declined or has not answered.
import { Alert, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { PresentationDecision } from "#schema/validation/programs/presentations.ts";
import { authorAnswer } from "#web/features/programs/presentations/author-answer.ts";
import { useLackingConsentQuery } from "#web/gql/presentations-office.ts";

interface LackingConsentProps {
  programId: number;
  ids: readonly number[];
  decision: PresentationDecision;
}

/** Nothing while everybody agreed, and for what is declined: it is printed nowhere. */
export function LackingConsent({ programId, ids, decision }: LackingConsentProps) {
  const intl = useIntl();
  const [{ data }] = useLackingConsentQuery({
    variables: { programId, ids: [...ids] },
    pause: decision === "DECLINED",
    requestPolicy: "network-only",
  });
  const lacking = data?.managedPresentations?.lackingConsent ?? [];
  if (lacking.length === 0) return null;
  return (
    <Alert variant="warn" role="alert">
      <Text>
        <FormattedMessage id="presentations-office.decide.consent" values={{ count: lacking.length }} />
      </Text>
      {lacking.map(({ id, titleKo, titleEn, authors }) => (
        <Text key={id} mt={8}>
          {titleKo ?? titleEn}:{" "}
          {authors
            .filter(({ consentedAt, removedAt }) => consentedAt === null && removedAt === null)
            .map(({ name, ...author }) =>
              intl.formatMessage(
                { id: "presentations-office.author" },
                { name, answer: authorAnswer(author) },
              ),
            )
            .join(", ")}
        </Text>
      ))}
    </Alert>
  );
}
