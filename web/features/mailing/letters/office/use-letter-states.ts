// The choice of states of a letter to the people of a program: how many there are of each, and what happens when another is chosen.
import { useState } from "react";
import { useIntl } from "react-intl";
import { letterAudience } from "#schema/validation/mailing/letters.ts";
import type { ApplicationStateName } from "#schema/validation/programs/application-state.ts";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import {
  type EditedLetterFragment,
  useChooseLetterStatesMutation,
  useLetterStateCountsQuery,
} from "#web/gql/letters.ts";

/** @param onChosen the letter reaches others now */
export function useLetterStates({ id, audience }: EditedLetterFragment, onChosen: () => void) {
  const intl = useIntl();
  const [shown, show] = useState(audience);
  const [, choose] = useChooseLetterStatesMutation();
  const isOfProgram = letterAudience.parse(audience).kind === "PROGRAM";
  const [{ data }] = useLetterStateCountsQuery({
    variables: { id },
    pause: !isOfProgram,
    requestPolicy: "cache-and-network",
  });
  return {
    audience: shown,
    counts: data?.letterStateCounts ?? [],
    onChoose: async (states: readonly ApplicationStateName[]) => {
      const now = letterAudience.parse(shown);
      if (now.kind !== "PROGRAM") return;
      show({ ...now, filter: { ...now.filter, state: [...states] } });
      const { error } = await choose({ id, states: [...states] });
      if (error) {
        show(shown);
        void sayRefusal(intl, error);
      }
      onChosen();
    },
  };
}
