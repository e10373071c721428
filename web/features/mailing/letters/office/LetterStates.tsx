// In which states of an application the people of a program get a letter.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { letterAudience } from "#schema/validation/mailing/letters.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";

/** Nothing for an audience that is not all of a program's people, or was chosen one by one. @param audience as it is stored */
export function LetterStates({ audience: stored }: { audience: unknown }) {
  const intl = useIntl();
  const audience = letterAudience.parse(stored);
  if (audience.kind !== "PROGRAM" || audience.ids != null) return null;
  const { state } = audience.filter;
  // As the server reads a filter that names none.
  const states = state && state.length > 0 ? state : SEAT_STATES;
  const words = states.map((one) => intl.formatMessage({ id: `applications.state.${one}` }));
  return (
    <Text fz="sm" c="var(--ink-2)">
      <FormattedMessage id="letters.states" values={{ states: words.join(", ") }} />
    </Text>
  );
}
