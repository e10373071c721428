// What the address of the outbox says: `/admin/outbox?state=failed&page=2`.

import type { MailState } from "#web/gql/enums.ts";
import { OUTBOX_PATH } from "#web/paths.ts";

/** In the order of the tabs; null is all. */
export const MAIL_STATES = [
  null,
  "WAITING",
  "SENT",
  "FAILED",
] as const satisfies readonly (MailState | null)[];

export interface OutboxAddress {
  readonly state: MailState | null;
  /** 1-based. */
  readonly page: number;
}

/** Reads what is asked for; what is not known is the first of its kind. */
export function readOutboxAddress(query: URLSearchParams): OutboxAddress {
  const page = query.get("page") ?? "";
  return {
    state: MAIL_STATES.find((state) => state !== null && state.toLowerCase() === query.get("state")) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address without language. */
export function outboxPath({ state, page }: OutboxAddress): string {
  const query = new URLSearchParams();
  if (state !== null) query.set("state", state.toLowerCase());
  if (page > 1) query.set("page", String(page));
  return [OUTBOX_PATH, query.toString()].filter(Boolean).join("?");
}
