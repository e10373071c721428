// Shows what the member cannot change alone: address, grade, the grade applied for, and since when.
import { DataList } from "@mantine/core";
import { mdiAccountClockOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { Fact } from "#web/components/Fact.tsx";
import { Section } from "#web/components/Section.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import type { MyDetailsFragment } from "#web/gql/members.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function AccountSummary({ member }: { member: MyDetailsFragment }) {
  const language = useLanguage();
  return (
    <Section gap={4} title={<FormattedMessage id="members.details.summary" />}>
      <DataList labelWidth={104} bd={0}>
        <Fact name="members.field.name">{member.name}</Fact>
        <Fact name="members.field.email">{member.email}</Fact>
        <Fact name="members.details.grade">
          <FormattedMessage id={`enums.MemberGrade.${member.grade}`} />
          {member.requestedGrade === null ? null : <Pending grade={member.requestedGrade} />}
        </Fact>
        {member.membershipStatus === "NONE" ? null : (
          <Fact name="members.details.membershipStatus">
            <FormattedMessage id={`member-office.membershipStatus.${member.membershipStatus}`} />
          </Fact>
        )}
        {member.validUntil === null ? null : (
          <Fact name="members.details.validUntil">
            <time dateTime={member.validUntil}>{formatDate(language, member.validUntil)}</time>
          </Fact>
        )}
        <Fact name="members.details.joined">
          <Day at={member.createdAt} />
        </Fact>
      </DataList>
      {member.membershipStatus === "NONE" || member.membershipStatus === "LAPSED" ? null : (
        <DocumentButton about={{ kind: "MEMBERSHIP" }} />
      )}
    </Section>
  );
}

function Pending({ grade }: { grade: MyDetailsFragment["grade"] }) {
  return (
    <div>
      <StateWord icon={mdiAccountClockOutline} tone="warn">
        <FormattedMessage
          id="members.details.pending"
          values={{ grade: <FormattedMessage id={`enums.MemberGrade.${grade}`} /> }}
        />
      </StateWord>
    </div>
  );
}
