// Defines what the office types to lead an old address to its new place (docs/import.md#former-addresses).

import { z } from "#schema/validation/zod.ts";
import { isSafeHref } from "./href.ts";
import { requiredLine } from "./lines.ts";
import { OLD_ADDRESS_MAX_LENGTH, oldAddress } from "./old-addresses.ts";

/** Of a whole site: its posts under two addresses each, and its files. All of them are stored in memory. */
export const REDIRECTS_MAX = 100_000;
/** Addresses in the report of what is not found. */
export const UNKNOWN_ADDRESSES_MAX = 2_000;

/** With what is only there while it is typed: escapes, and the name of the site. */
const TYPED_MAX_LENGTH = 2_000;

const address = requiredLine(TYPED_MAX_LENGTH)
  .refine((typed) => oldAddress(typed) !== null, { error: "OLD_ADDRESS_INVALID" })
  .transform((typed) => oldAddress(typed) ?? typed);

/** Never another site: anyone who follows an old link of ours stays with us. */
const target = requiredLine(OLD_ADDRESS_MAX_LENGTH).refine(
  (typed) => typed.startsWith("/") && isSafeHref(typed) && !/^\/(?:api|graphql)(?:\/|$)/.test(typed),
  { error: "TARGET_INVALID" },
);

export const redirectInput = z.strictObject({ address, target });
export type CheckedRedirect = z.output<typeof redirectInput>;
