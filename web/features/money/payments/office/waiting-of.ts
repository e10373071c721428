import type { ProposalState } from "#web/gql/enums.ts";

/** The act that waits for its second person; at most one of a payment does. */
export const waitingOf = <Proposal extends { readonly state: ProposalState }>({
  proposals,
}: {
  readonly proposals: readonly Proposal[];
}): Proposal | undefined => proposals.find(({ state }) => state === "WAITS");
