// Defines what is saved of a form while somebody types into it: any JSON within bounds. Only its writer reads
// it, in the form, and a save is checked like any other.
import { z } from "#schema/validation/zod.ts";
import { DRAFT_MAX_BYTES } from "./limits.ts";

/** Levels of a payload; a form with the deepest document has about fifty. */
const DEPTH_MAX = 100;
/** PostgreSQL's jsonb takes neither. */
const UNSAVABLE = /\0|\p{Cs}/u;

type Flaw = "DRAFT_TOO_LARGE" | "TEXT_INVALID";

/** The first thing that keeps a value from being stored; without recursion, whatever somebody sends. */
function flawOf(payload: unknown): Flaw | null {
  const waiting: { value: unknown; depth: number }[] = [{ value: payload, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (depth > DEPTH_MAX) return "DRAFT_TOO_LARGE";
    if (typeof value === "string" && UNSAVABLE.test(value)) return "TEXT_INVALID";
    if (typeof value !== "object" || value === null) continue;
    for (const [name, child] of Object.entries(value)) {
      if (UNSAVABLE.test(name)) return "TEXT_INVALID";
      waiting.push({ value: child, depth: depth + 1 });
    }
  }
  const bytes = new TextEncoder().encode(JSON.stringify(payload)).length;
  return bytes > DRAFT_MAX_BYTES ? "DRAFT_TOO_LARGE" : null;
}

/** A form as it is, finished or not. */
export const savedForm = z
  .custom<object>((value) => typeof value === "object" && value !== null && !Array.isArray(value), {
    error: "TYPE_INVALID",
    abort: true,
  })
  .superRefine((payload, context) => {
    const flaw = flawOf(payload);
    if (flaw) context.addIssue({ code: "custom", message: flaw });
  });
