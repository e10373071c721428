// The first page of the office: what waits, then figures. Each part is there only for whose role it is; the server decides.
import { SimpleGrid, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { SavedDrafts } from "#web/components/editor/SavedDrafts.tsx";
import { type DashboardQuery, useDashboardQuery } from "#web/gql/dashboard.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { Activity } from "./Activity.tsx";
import { BackupNote } from "./BackupNote.tsx";
import { BankChange } from "./BankChange.tsx";
import { BoardFigures } from "./BoardFigures.tsx";
import { DashboardHead } from "./DashboardHead.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { GradeFigures } from "./GradeFigures.tsx";
import { Income } from "./Income.tsx";
import { MemberMonths } from "./MemberMonths.tsx";
import { NewestMembers } from "./NewestMembers.tsx";
import { ProgramLoads } from "./ProgramLoads.tsx";
import { Registrations } from "./Registrations.tsx";
import { SystemHealth } from "./SystemHealth.tsx";
import { TodoList } from "./TodoList.tsx";

export function Component() {
  return <Dashboard />;
}

function Dashboard() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useDashboardQuery({
    variables: { language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  if (data) {
    return (
      <>
        <DashboardHead dashboard={data.dashboard} />
        <Figures dashboard={data.dashboard} />
      </>
    );
  }
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "dashboard.failed" });
    return (
      <>
        <DashboardHead />
        <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />
      </>
    );
  }
  return (
    <>
      <DashboardHead />
      <Text c="var(--ink-3)" role="status">
        <FormattedMessage id="dashboard.loading" />
      </Text>
    </>
  );
}

function Figures({ dashboard }: { dashboard: DashboardQuery["dashboard"] }) {
  const { firstSteps, members, payments, posts, programs, activity, bankChange, backupWarning, health } =
    dashboard;
  return (
    <Stack gap={52}>
      {bankChange ? <BankChange change={bankChange} /> : null}
      {backupWarning ? <BackupNote warning={backupWarning} /> : null}
      {firstSteps ? <FirstSteps steps={firstSteps} /> : null}
      <TodoList dashboard={dashboard} />
      <SavedDrafts />
      {programs ? <ProgramLoads programs={programs.loads} /> : null}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing={48} verticalSpacing={52}>
        {payments ? <Income rows={payments.income} /> : null}
        {members ? <MemberMonths months={members.byMonth} /> : null}
        {members ? <Registrations days={members.registrations} /> : null}
        {members ? <GradeFigures grades={members.byGrade} /> : null}
      </SimpleGrid>
      {members ? <NewestMembers members={members.newest} /> : null}
      {posts ? <BoardFigures boards={posts.published} /> : null}
      {activity ? <Activity entries={activity} /> : null}
      {health ? <SystemHealth health={health} /> : null}
    </Stack>
  );
}
