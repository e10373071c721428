// An application that a link opens: what it is, photo, slip, result, certificates, the answers of the person,
// and how to withdraw.
import { DataList, Group, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { SlipButtons } from "#web/components/documents/SlipButtons.tsx";
import { Fact } from "#web/components/Fact.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { Section } from "#web/components/Section.tsx";
import { ObjectionPart } from "#web/features/programs/applications/account/ObjectionPart.tsx";
import { ExamResultText } from "#web/features/programs/applications/ExamResultText.tsx";
import { SlipNotOpen } from "#web/features/programs/applications/SlipNotOpen.tsx";
import {
  type LinkedApplicationFragment,
  useObjectToLinkedResultMutation,
} from "#web/gql/linked-application.ts";
import { LinkedAnswers } from "./LinkedAnswers.tsx";
import { LinkedCopies } from "./LinkedCopies.tsx";
import { LinkedPhoto } from "./LinkedPhoto.tsx";
import { WithdrawLinked } from "./WithdrawLinked.tsx";

export interface LinkedPartProps {
  application: LinkedApplicationFragment;
  link: string;
  onChanged: () => void;
}

export function LinkedApplication(props: LinkedPartProps) {
  const { application, link, onChanged } = props;
  const [, object] = useObjectToLinkedResultMutation();
  const { certificates, examResult } = application;
  return (
    <Stack gap={48}>
      <Facts application={application} />
      {examResult === null ? null : (
        <section aria-labelledby="result-title">
          <Title id="result-title" order={2} size="h3" mb={12}>
            <FormattedMessage id="applications.result.title" />
          </Title>
          <ExamResultText result={examResult} />
          <LinkedCopies {...props} />
          <ObjectionPart
            application={application}
            send={(reason) => object({ link, reason })}
            onChanged={onChanged}
          />
        </section>
      )}
      {certificates.length === 0 ? null : (
        <Section large title={<FormattedMessage id="applications.certificate.title" />}>
          <Group gap={8}>
            {certificates.map((certificate) => (
              <DocumentButton key={certificate} about={{ kind: "LINKED_APPLICATION", certificate, link }} />
            ))}
          </Group>
        </Section>
      )}
      <LinkedPhoto {...props} />
      <Slip application={application} link={link} />
      <LinkedAnswers key={application.ownAnswers.length} {...props} />
      {application.canWithdraw ? <WithdrawLinked {...props} /> : null}
    </Stack>
  );
}

function Facts({ application }: { application: LinkedApplicationFragment }) {
  const { name, groupName, state, examPart, languagePair, siteName, program } = application;
  return (
    <section aria-labelledby="details-title">
      <Title id="details-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="applications.one.details" />
      </Title>
      {state === "AWAITING_PAYMENT" && groupName !== null ? (
        <Text component="p" mb={12}>
          <FormattedMessage id="groups.next.awaiting" values={{ payer: groupName }} />
        </Text>
      ) : null}
      <DataList>
        <Fact name="applications.field.name">{name}</Fact>
        <Fact name="applications.linked.payer">{groupName}</Fact>
        <Fact name="applications.linked.startsAt">
          <Moment at={program.startsAt} />
        </Fact>
        <Fact name="applications.linked.place">
          {program.location && <Localized text={program.location} />}
        </Fact>
        <Fact name="applications.field.examPart">
          {examPart && <FormattedMessage id={`exams.part.${examPart}`} />}
        </Fact>
        <Fact name="applications.field.languagePair">
          {languagePair && <FormattedMessage id={`exams.pair.${languagePair}`} />}
        </Fact>
        <Fact name="applications.field.siteId">{siteName && <Localized text={siteName} />}</Fact>
      </DataList>
    </section>
  );
}

/** The admission slip of an exam: when it opens, and then the slip. */
function Slip({ application, link }: Pick<LinkedPartProps, "application" | "link">) {
  const { program, state, hasSlip } = application;
  const isAwaited = state === "CONFIRMED" && program.state !== "ENDED" && program.state !== "CANCELLED";
  if (program.kind !== "KITEC" || !(hasSlip || isAwaited)) return null;
  return (
    <Section large title={<FormattedMessage id="applications.slip.title" />}>
      {hasSlip ? <SlipButtons about={{ link }} /> : <SlipNotOpen application={application} />}
    </Section>
  );
}
