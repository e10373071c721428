// The tab of the grade: which one the member has, where a request is and why one was refused, and asking for another.

import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Section } from "#web/components/Section.tsx";
import { useMyGradeQuery } from "#web/gql/grades.ts";
import { AwaitedGrade } from "./AwaitedGrade.tsx";
import { GradeRequestForm } from "./GradeRequestForm.tsx";
import { MyGradeRequests } from "./MyGradeRequests.tsx";
import { WaitingProofs } from "./WaitingProofs.tsx";

/** The form is gone: the screen scrolls to the request. */
function showSent(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: "center" });
  part?.focus({ preventScroll: true });
}

export function Component() {
  const intl = useIntl();
  const [hasSent, setSent] = useState(false);
  const [asksOther, setAsksOther] = useState(false);
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
  const { awaitedGrade: awaited } = member;
  return (
    <Stack gap={48} maw="var(--form)">
      <div ref={hasSent ? showSent : null} tabIndex={-1} style={{ outline: "none" }}>
        <Section title={<FormattedMessage id="grades.title" />} gap={12}>
          <Text fz="1.375rem" fw={600}>
            <FormattedMessage id={`enums.MemberGrade.${member.grade}`} />
          </Text>
          {awaited === null ? null : <AwaitedGrade awaited={awaited} />}
          <MyGradeRequests requests={member.gradeRequests} />
        </Section>
      </div>
      {waiting ? (
        <WaitingProofs key={waiting.id} request={waiting} />
      ) : awaited !== null && !asksOther ? (
        <div>
          <Button variant="outline" onClick={() => setAsksOther(true)}>
            <FormattedMessage id="grades.ask" />
          </Button>
        </div>
      ) : (
        <GradeRequestForm key={member.grade} member={member} onSent={() => setSent(true)} />
      )}
    </Stack>
  );
}
