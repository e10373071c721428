// Groups that an institution applies for, for tests.
import type { Person } from "./applying.ts";

export const APPLY_FOR_GROUP = `mutation ($input: GroupInput!, $key: String) {
  applyForGroup(input: $input, requestKey: $key) {
    id payerName people { id name state amount } payment { id version state amountDue payerName }
  }
}`;
export const GROUP_PREVIEW = `query ($programId: Id!, $rows: [GroupRowInput!]!) {
  groupPreview(programId: $programId, rows: $rows) {
    total errors { row column code } lacks { site(language: KO) { text } part pair needed free }
  }
}`;
export const WITHDRAW_FROM_GROUP = `mutation ($id: Id!, $people: [Id!]!, $account: String) {
  withdrawFromGroup(id: $id, applicationIds: $people, refundAccount: $account) {
    id people { id state } payment { id version state amountDue refundDue }
  }
}`;

let made = 0;

/** Rows of people whom nobody knows, at a site. */
export const groupOf = (count: number, more: object = {}) =>
  Array.from({ length: count }, () => {
    made += 1;
    return { name: `수험생 ${made}`, email: `group-${made}-${process.pid}@example.org`, ...more };
  });

interface Applying {
  readonly programId: number;
  readonly rows: readonly object[];
  readonly each: number;
  readonly key?: string;
}

export const applyForGroup = (contact: Person, { programId, rows, each, key }: Applying) =>
  contact.ask(APPLY_FOR_GROUP, {
    input: { programId, payerName: "한국통번역대학원", rows, expectedTotal: each * rows.length },
    key,
  });
