import type { MyApplicationFragment } from "#web/gql/applications.ts";

/** The money was said to be sent, and the office has not seen it yet. */
export const isDeclared = ({ state, payment }: MyApplicationFragment): boolean =>
  state === "AWAITING_PAYMENT" && payment?.state === "DECLARED";
