// The tab of the grade: which one the member has, where a request stands and why one was refused, and asking for another.

import { Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Section } from "#web/components/Section.tsx";
import { useMyGradeQuery } from "#web/gql/grades.ts";
import { GradeRequestForm } from "./GradeRequestForm.tsx";
import { MyGradeRequests } from "./MyGradeRequests.tsx";
import { WaitingProofs } from "./WaitingProofs.tsx";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMyGradeQuery({ requestPolicy: "cache-and-network" });
  const member = data?.viewer?.member;
  if (!member) {
    if (error && !fetching) {
      const message = intl.formatMessage({ id: "errors.INTERNAL" });
      return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
    }
    return (
      <p role="status">
        <FormattedMessage id="account.loading" />
      </p>
    );
  }
  const waiting = member.gradeRequests.find(({ status }) => status === "PENDING");
  return (
    <Stack gap={48} maw="var(--form)">
      <Section title={<FormattedMessage id="grades.title" />} gap={12}>
        <Text fz="1.375rem" fw={600}>
          <FormattedMessage id={`enums.MemberGrade.${member.grade}`} />
        </Text>
        <MyGradeRequests requests={member.gradeRequests} />
      </Section>
      {waiting ? (
        <WaitingProofs key={waiting.id} request={waiting} />
      ) : (
        <GradeRequestForm key={member.grade} member={member} />
      )}
    </Stack>
  );
}
