// The state of emails, background jobs and backups, for the people who run the site.
import { DataList } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import { Fact } from "#web/components/Fact.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { OUTBOX_PATH } from "#web/paths.ts";

type Health = NonNullable<DashboardQuery["dashboard"]["health"]>;

export function SystemHealth({ health }: { health: Health }) {
  const { mailsWaiting, mailsFailed, jobsWaiting, jobsFailed, backupMadeAt, backupProvedAt } = health;
  return (
    <Part
      title={<FormattedMessage id="dashboard.health.title" />}
      beside={
        <MoreLink to={OUTBOX_PATH}>
          <FormattedMessage id="outbox.title" />
        </MoreLink>
      }
    >
      <DataList>
        <Fact name="dashboard.health.mails">
          <Counts waiting={mailsWaiting} failed={mailsFailed} />
        </Fact>
        <Fact name="dashboard.health.jobs">
          <Counts waiting={jobsWaiting} failed={jobsFailed} />
        </Fact>
        <Fact name="dashboard.health.backup">
          <When at={backupMadeAt} />
        </Fact>
        <Fact name="dashboard.health.proof">
          <When at={backupProvedAt} />
        </Fact>
      </DataList>
    </Part>
  );
}

function Counts({ waiting, failed }: { waiting: number; failed: number }) {
  return <FormattedMessage id="dashboard.health.counts" values={{ waiting, failed }} />;
}

function When({ at }: { at: string | null }) {
  return at === null ? <FormattedMessage id="dashboard.health.none" /> : <Moment at={at} />;
}
