// /admin/member-management/{idx}: somebody as the office knows them, and what the office can do. FINANCE sees
// name, membership status and payments.

import { Group, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { RecordHead } from "#web/components/list/RecordHead.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { type ManagedMemberFragment, useManagedMemberQuery } from "#web/gql/member-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { MEMBERS_PATH, memberPath } from "#web/paths.ts";
import { MemberActions } from "./MemberActions.tsx";
import { MemberActivity } from "./MemberActivity.tsx";
import { MemberApplications } from "./MemberApplications.tsx";
import { MemberChanges } from "./MemberChanges.tsx";
import { MemberDocuments } from "./MemberDocuments.tsx";
import { MemberForm } from "./MemberForm.tsx";
import { Grade, MembershipMark, Status } from "./MemberMarks.tsx";
import { MemberPayments } from "./MemberPayments.tsx";
import { MemberPeriods } from "./MemberPeriods.tsx";
import { MemberRequests } from "./MemberRequests.tsx";

export function Component() {
  const id = parseIdx(useParams().idx);
  return <Member key={id} id={id} />;
}

function Member({ id }: { id: number }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useManagedMemberQuery({
    variables: { id, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.managedMember) return <Found member={data.managedMember} onChanged={again} />;
  const failure =
    error && !fetching ? intl.formatMessage({ id: errorMessageId(refusalOf(error).code) }) : null;
  return (
    <>
      <OfficeHead mb={20} />
      {failure !== null ? (
        <ErrorState message={failure} onRetry={again} />
      ) : fetching ? (
        <p role="status">
          <FormattedMessage id="member-office.loading" />
        </p>
      ) : (
        <EmptyState title={<FormattedMessage id="member-office.nobody" />} />
      )}
    </>
  );
}

function Found({ member, onChanged }: { member: ManagedMemberFragment; onChanged: () => void }) {
  const language = useLanguage();
  const { record } = member;
  return (
    <>
      {record ? (
        <RecordHead list={MEMBERS_PATH} id={member.id} pathOf={memberPath}>
          <FormattedMessage id="member-office.back" />
        </RecordHead>
      ) : null}
      <Group align="baseline" gap="6px 20px" mt={8} mb={20}>
        <Title order={1} className="longWords">
          {member.name}{" "}
          {member.otherName === null ? null : (
            <Text span lang={language === "en" ? "ko" : "en"} ml={5} fz="lg" fw={400} c="var(--ink-2)">
              {member.otherName}
            </Text>
          )}
        </Title>
        <Group component="p" gap="4px 20px" align="stretch">
          <Grade grade={member.grade} />
          <Status status={member.status} />
          <span>
            <FormattedMessage
              id="member-office.duesOf"
              values={{ status: <MembershipMark status={member.membershipStatus} /> }}
            />
          </span>
        </Group>
      </Group>
      {record ? <MemberActivity record={record} /> : null}
      {record ? <MemberActions member={member} record={record} onChanged={onChanged} /> : null}
      {record ? (
        <MemberRequests
          memberId={member.id}
          requests={record.profile.gradeRequests}
          canDecide={record.erasedAt === null && member.status !== "WITHDRAWN"}
          name={member.name}
          onChanged={onChanged}
        />
      ) : null}
      {record ? <MemberForm record={record} onSaved={onChanged} /> : null}
      {record ? <MemberApplications applications={record.applications} email={record.profile.email} /> : null}
      <MemberPeriods periods={member.memberships} />
      <MemberPayments member={member} />
      {record ? <MemberDocuments documents={record.documents} /> : null}
      {record ? <MemberChanges changes={record.changes} /> : null}
    </>
  );
}
