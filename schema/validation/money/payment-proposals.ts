// Acts on payments that wait for a second person: how long, and what may be typed about them.
import { DAY } from "#schema/validation/core/durations.ts";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

/** Nobody answered for so long: it falls. */
export const PROPOSAL_MS = 14 * DAY;

/** The argument of `refusePaymentProposal` beside what it is about. */
export const answerInput = z.object({ answer: optionalLines(CAPTION_MAX_LENGTH) });
