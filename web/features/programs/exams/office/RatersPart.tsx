// The raters of a session: who, where each is, what is due; and how one is invited.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { Won } from "#web/components/payments/Won.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { InviteRaterDialog } from "./InviteRaterDialog.tsx";
import { RaterRow } from "./RaterRow.tsx";
import { RatersExport } from "./RatersExport.tsx";
import type { ScoredProgram, Scoring } from "./ScoringPage.tsx";

type Heading = "name" | "group" | "state" | "progress" | "fees";

interface RatersPartProps {
  scoring: Scoring;
  program: ScoredProgram;
  onChanged: () => void;
}

export function RatersPart({
  scoring: { raters, conflicts, isLocked },
  program,
  onChanged,
}: RatersPartProps) {
  const intl = useIntl();
  const [opened, setOpened] = useState<"invite" | "export" | null>(null);
  const say = (name: Heading) => intl.formatMessage({ id: `exam-scoring.raters.${name}` });
  const sum = raters.reduce((fees, { feesDue }) => fees + feesDue, 0);
  return (
    <Part
      title={<FormattedMessage id="exam-scoring.raters" />}
      beside={
        <Group gap={8}>
          {raters.length === 0 ? null : (
            <Button size="sm" variant="subtle" onClick={() => setOpened("export")}>
              <FormattedMessage id="exam-scoring.raters.export" />
            </Button>
          )}
          {/* Also once the results are locked: a re-mark may need somebody new. */}
          <Button size="sm" onClick={() => setOpened("invite")}>
            <FormattedMessage id="exam-scoring.invite" />
          </Button>
        </Group>
      }
    >
      {raters.length === 0 ? (
        <Text py={14}>
          <FormattedMessage id="exam-scoring.raters.none" />
        </Text>
      ) : (
        <ScrollRegion label={intl.formatMessage({ id: "exam-scoring.raters" })} isGroup>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{say("name")}</th>
                <th scope="col">{say("group")}</th>
                <th scope="col">{say("state")}</th>
                <th scope="col" className={table.figure}>
                  {say("progress")}
                </th>
                <th scope="col" className={table.figure}>
                  {say("fees")}
                </th>
                <th scope="col">
                  <FormattedMessage id="exam-scoring.actions" />
                </th>
              </tr>
            </thead>
            <tbody>
              {raters.map((rater) => (
                <RaterRow
                  key={rater.id}
                  rater={rater}
                  conflict={conflicts.find(({ raterId }) => raterId === rater.id)?.conflict ?? null}
                  isLocked={isLocked}
                  onChanged={onChanged}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  <FormattedMessage id="exam-scoring.raters.sum" />
                </th>
                <td className={table.figure}>
                  <b>
                    <Won amount={sum} />
                  </b>
                </td>
                <td />
              </tr>
            </tfoot>
          </table>
        </ScrollRegion>
      )}
      {opened === "invite" ? (
        <InviteRaterDialog program={program} onClose={() => setOpened(null)} onInvited={onChanged} />
      ) : null}
      {opened === "export" ? (
        <RatersExport programId={program.id} count={raters.length} onClose={() => setOpened(null)} />
      ) : null}
    </Part>
  );
}
