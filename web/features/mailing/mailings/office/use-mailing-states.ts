// The choice of states of a mailing to the people of a program: how many there are of each, and what happens
// when another is chosen.
import { useState } from "react";
import { useIntl } from "react-intl";
import { mailingAudience } from "#schema/validation/mailing/mailings.ts";
import type { ApplicationStateName } from "#schema/validation/programs/application-state.ts";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import {
  type EditedMailingFragment,
  useChooseMailingStatesMutation,
  useMailingStateCountsQuery,
} from "#web/gql/mailings.ts";

/** @param onChosen the mailing reaches others now */
export function useMailingStates({ id, audience }: EditedMailingFragment, onChosen: () => void) {
  const intl = useIntl();
  const [shown, show] = useState(audience);
  const [, choose] = useChooseMailingStatesMutation();
  const isOfProgram = mailingAudience.parse(audience).kind === "PROGRAM";
  const [{ data }] = useMailingStateCountsQuery({
    variables: { id },
    pause: !isOfProgram,
    requestPolicy: "cache-and-network",
  });
  return {
    audience: shown,
    counts: data?.mailingStateCounts ?? [],
    onChoose: async (states: readonly ApplicationStateName[]) => {
      const now = mailingAudience.parse(shown);
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
