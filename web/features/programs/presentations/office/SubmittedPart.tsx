// What was submitted, with its reviews; reviewers are assigned, and what is chosen is decided.
import { Button, Checkbox, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  PRESENTATION_DECISIONS,
  type PresentationDecision,
} from "#schema/validation/programs/presentations.ts";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ExportDialog } from "#web/components/list/ExportDialog.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useAssignPresentationReviewsMutation } from "#web/gql/presentations-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { DecideDialog } from "./DecideDialog.tsx";
import type { Managed } from "./PresentationsPage.tsx";
import { presentationExport } from "./presentation-export.ts";
import { SubmittedRow } from "./SubmittedRow.tsx";

interface SubmittedPartProps {
  managed: Managed;
  onChanged: () => void;
}

export function SubmittedPart({ managed, onChanged }: SubmittedPartProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [decision, setDecision] = useState<PresentationDecision | null>(null);
  const [exports, setExports] = useState(false);
  const [{ fetching }, assign] = useAssignPresentationReviewsMutation();
  const { presentations, program, topicsKo } = managed;
  const undecided = presentations.filter(({ state }) => state !== "WITHDRAWN");
  const toggle = (id: number) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const assignAll = async () => {
    const { data, error } = await assign({ programId: program.id });
    const title = error
      ? intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })
      : intl.formatMessage({ id: "presentations-office.assigned" }, { ...data?.assignPresentationReviews });
    showToast({ kind: error ? "bad" : "ok", title });
    onChanged();
  };
  return (
    <Part
      title={<FormattedMessage id="presentations-office.submitted" values={{ count: undecided.length }} />}
      beside={
        <Group gap={8}>
          {presentations.length === 0 ? null : (
            <Button size="sm" variant="subtle" onClick={() => setExports(true)}>
              <FormattedMessage id="presentations-office.export" />
            </Button>
          )}
          <Button size="sm" variant="outline" disabled={fetching} onClick={() => void assignAll()}>
            <FormattedMessage id={`presentations-office.assign.${managed.reviewMode}`} />
          </Button>
        </Group>
      }
    >
      {presentations.length === 0 ? (
        <Text py={14}>
          <FormattedMessage id="presentations-office.submitted.none" />
        </Text>
      ) : (
        <>
          <ScrollRegion label={intl.formatMessage({ id: "presentations-office.list" })} isGroup>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <Checkbox
                      aria-label={intl.formatMessage({ id: "presentations-office.chooseAll" })}
                      checked={undecided.length > 0 && chosen.size === undecided.length}
                      onChange={() =>
                        setChosen(
                          new Set(chosen.size === undecided.length ? [] : undecided.map(({ id }) => id)),
                        )
                      }
                    />
                  </th>
                  {(["title", "authors", "kind", "scores", "state"] as const).map((name) => (
                    <th key={name} scope="col">
                      <FormattedMessage id={`presentations-office.column.${name}`} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {presentations.map((one) => (
                  <SubmittedRow
                    key={one.id}
                    presentation={one}
                    topics={topicsKo}
                    isChosen={chosen.has(one.id)}
                    onChoose={() => toggle(one.id)}
                    onChanged={onChanged}
                  />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
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
          count={presentations.length}
          request={presentationExport(intl, program.id)}
          onClose={() => setExports(false)}
        />
      ) : null}
    </Part>
  );
}
