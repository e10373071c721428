// Says where a call comes from, as the calls of sign-in and account need it.
import type { IncomingMessage } from "node:http";
import type { Origin } from "#schema/people/sign-ins/record-sign-in.ts";

export interface Sender extends Origin {
  /** As the throttle counts it. */
  readonly address: string;
  /** The Cookie header. */
  readonly cookies: string | undefined;
}

/** @param address of client-address.ts */
export const senderOf = (request: IncomingMessage, address: string): Sender => ({
  address,
  userAgent: request.headers["user-agent"] ?? null,
  cookies: request.headers.cookie,
});

/** What the record of a sign-in keeps of it. */
export const originOf = ({ address, userAgent }: Sender): Origin => ({ address, userAgent });
