// The next programs and their applicants: a table whose bar says how full it is.
import { Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { Day } from "#web/components/Day.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { applicantsPath } from "#web/paths.ts";

type Loads = NonNullable<DashboardQuery["dashboard"]["programs"]>["loads"];

const COUNTS = ["confirmed", "awaitingPayment", "offered", "waiting"] as const;

export function ProgramLoads({ programs }: { programs: Loads }) {
  const intl = useIntl();
  const [now] = useState(() => Date.now());
  return (
    <Part title={<FormattedMessage id="dashboard.loads.title" />}>
      {programs.length === 0 ? (
        <Text py={14} c="var(--ink-3)">
          <FormattedMessage id="dashboard.loads.none" />
        </Text>
      ) : (
        <ScrollRegion label={intl.formatMessage({ id: "dashboard.loads.title" })} isGroup>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="dashboard.loads.program" />
                </th>
                <th scope="col">
                  <FormattedMessage id="dashboard.loads.date" />
                </th>
                {COUNTS.map((name) => (
                  <th key={name} scope="col" className={table.figure}>
                    <FormattedMessage id={`dashboard.loads.${name}`} />
                  </th>
                ))}
                <th scope="col" className={table.figure}>
                  <FormattedMessage id="dashboard.loads.seats" />
                </th>
              </tr>
            </thead>
            <tbody>
              {programs.map((program) => (
                <tr key={program.id}>
                  <th scope="row">
                    <Link to={applicantsPath(officeOfKind(program.kind), program.id)}>
                      <Localized text={program.title} />
                    </Link>
                  </th>
                  <td>
                    <Day at={program.startsAt} />
                    {Date.parse(program.startsAt) > now ? null : (
                      <Text span ms={8} c="var(--ink-3)">
                        <FormattedMessage id="dashboard.loads.underWay" />
                      </Text>
                    )}
                  </td>
                  {COUNTS.map((name) => (
                    <td key={name} className={table.figure}>
                      <FormattedNumber value={program[name]} />
                    </td>
                  ))}
                  <td className={table.figure}>
                    <Seats {...program} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Part>
  );
}

function Seats({ seatsTaken, capacity }: Pick<Loads[number], "seatsTaken" | "capacity">) {
  if (capacity === null) return <FormattedMessage id="dashboard.loads.open" />;
  const share = Math.min(100, (seatsTaken / capacity) * 100);
  return (
    <Group component="span" gap={10} wrap="nowrap" justify="flex-end" className="whole">
      <span className={table.track} aria-hidden="true">
        <span style={{ width: `${share}%` }} data-full={share >= 80 || undefined} />
      </span>
      <FormattedMessage id="dashboard.loads.taken" values={{ taken: seatsTaken, capacity }} />
    </Group>
  );
}
