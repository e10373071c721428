// In which states of an application the people of a program get a mailing: each with how many have it.
import { Checkbox, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { mailingAudience } from "#schema/validation/mailing/mailings.ts";
import {
  APPLICATION_STATES,
  type ApplicationStateName,
  SEAT_STATES,
} from "#schema/validation/programs/application-state.ts";
import type { MailingStateCountsQuery } from "#web/gql/mailings.ts";

interface MailingStatesProps {
  /** As it is stored. */
  audience: unknown;
  counts: MailingStateCountsQuery["mailingStateCounts"];
  onChoose: (states: readonly ApplicationStateName[]) => void;
}

/** Nothing for an audience that is not all of a program's people, or was chosen one by one. */
export function MailingStates({ audience: stored, counts, onChoose }: MailingStatesProps) {
  const audience = mailingAudience.parse(stored);
  if (audience.kind !== "PROGRAM" || audience.ids != null) return null;
  const { state } = audience.filter;
  // As the server reads a filter that names none.
  const chosen: readonly ApplicationStateName[] = state && state.length > 0 ? state : SEAT_STATES;
  const isAll = chosen.length === APPLICATION_STATES.length;
  const countOf = (one: ApplicationStateName) => counts.find((row) => row.state === one)?.count ?? 0;
  const everybody = APPLICATION_STATES.reduce((sum, one) => sum + countOf(one), 0);
  const isLast = chosen.length === 1;
  const toggle = (one: ApplicationStateName) =>
    APPLICATION_STATES.filter((other) => chosen.includes(other) !== (other === one));
  return (
    <fieldset>
      <Text component="legend" fz="sm" fw={600}>
        <FormattedMessage id="mailings.states" />
      </Text>
      <Group gap="8px 24px" py={8}>
        <Checkbox
          label={<FormattedMessage id="mailings.states.all" values={{ count: everybody }} />}
          checked={isAll}
          indeterminate={!isAll}
          onChange={() => onChoose(isAll ? SEAT_STATES : APPLICATION_STATES)}
        />
        {APPLICATION_STATES.map((one) => (
          <Checkbox
            key={one}
            checked={chosen.includes(one)}
            disabled={isLast && chosen.includes(one)}
            onChange={() => onChoose(toggle(one))}
            label={
              <FormattedMessage
                id="mailings.states.count"
                values={{ state: <FormattedMessage id={`applications.state.${one}`} />, count: countOf(one) }}
              />
            }
          />
        ))}
      </Group>
      {isLast ? (
        <Text fz="sm" c="var(--ink-2)">
          <FormattedMessage id="mailings.states.last" />
        </Text>
      ) : null}
    </fieldset>
  );
}
