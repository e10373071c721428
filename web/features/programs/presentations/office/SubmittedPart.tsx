// A page of what was submitted, with its reviews; reviewers are assigned, and what is chosen, on other pages too, is decided.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  PRESENTATION_DECISIONS,
  type PresentationDecision,
} from "#schema/validation/programs/presentations.ts";
import { Part } from "#web/components/charts/Part.tsx";
import { ExportDialog } from "#web/components/list/ExportDialog.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { DecideDialog } from "./DecideDialog.tsx";
import { PresentationsFilter } from "./PresentationsFilter.tsx";
import type { Managed } from "./PresentationsPage.tsx";
import { presentationExport } from "./presentation-export.ts";
import { isDescending, type PresentationsAddress, presentationsAt } from "./presentations-address.ts";
import { SubmittedTable } from "./SubmittedTable.tsx";
import { useAssignAll } from "./use-assign-all.ts";

interface SubmittedPartProps {
  managed: Managed;
  address: PresentationsAddress;
  fetching: boolean;
  onChanged: () => void;
}

export function SubmittedPart({ managed, address, fetching: isLoading, onChanged }: SubmittedPartProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [decision, setDecision] = useState<PresentationDecision | null>(null);
  const [exports, setExports] = useState(false);
  const { presentations, program, topicsKo, unnotified } = managed;
  const { isBusy, assignAll } = useAssignAll({ programId: program.id, onChanged });
  const { items, exactCount, pageSize } = presentations;
  const { state, sort, page } = address;
  const hasNone = exactCount === 0 && state === null;
  return (
    <Part
      title={<FormattedMessage id="presentations-office.submitted" values={{ count: exactCount }} />}
      beside={
        <Group gap={8}>
          {exactCount === 0 ? null : (
            <Button size="sm" variant="subtle" onClick={() => setExports(true)}>
              <FormattedMessage id="presentations-office.export" />
            </Button>
          )}
          <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void assignAll()}>
            <FormattedMessage id={`presentations-office.assign.${managed.reviewMode}`} />
          </Button>
        </Group>
      }
    >
      {unnotified === 0 || isBusy ? null : (
        <Text py={14} fw={600} c="var(--warn)" role="status">
          <FormattedMessage id="presentations-office.unnotified" values={{ count: unnotified }} />
        </Text>
      )}
      {hasNone ? (
        <Text py={14}>
          <FormattedMessage id="presentations-office.submitted.none" />
        </Text>
      ) : (
        <>
          <PresentationsFilter programId={program.id} address={address} />
          {items.length === 0 ? (
            <Text py={14}>
              <FormattedMessage id="presentations-office.submitted.noneLike" />
            </Text>
          ) : (
            <SubmittedTable
              {...{ items, chosen, isLoading, onChanged }}
              topics={topicsKo}
              onChoose={setChosen}
            />
          )}
          <Pagination
            current={page}
            count={Math.ceil(exactCount / pageSize)}
            disabled={isLoading}
            href={(to) => presentationsAt(program.id, { ...address, page: to })}
          />
          <Group gap={8} pt={16}>
            {PRESENTATION_DECISIONS.map((one) => (
              <Button
                key={one}
                size="sm"
                variant="outline"
                disabled={chosen.size === 0}
                onClick={() => setDecision(one)}
              >
                <FormattedMessage id={`presentations-office.decide.${one}`} values={{ count: chosen.size }} />
              </Button>
            ))}
          </Group>
        </>
      )}
      {decision === null ? null : (
        <DecideDialog
          programId={program.id}
          ids={[...chosen]}
          decision={decision}
          words={managed.decisionWords.find((one) => one.decision === decision)}
          onClose={() => setDecision(null)}
          onDecided={() => {
            setDecision(null);
            setChosen(new Set());
            onChanged();
          }}
        />
      )}
      {exports ? (
        <ExportDialog
          count={exactCount}
          request={presentationExport(intl, {
            filter: { programId: program.id, state: state === null ? [] : [state] },
            sort,
            descending: isDescending(address),
          })}
          onClose={() => setExports(false)}
        />
      ) : null}
    </Part>
  );
}
