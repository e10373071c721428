// A step of the journal that may lack something: blocked, or taken with a reason.
import { useState } from "react";
import { isNeededAt, type RequirementStep } from "#schema/validation/journal/requirements.ts";
import type { Missing } from "./MissingRequirements.tsx";

/** @param blocks whether the settings block what lacks something */
export function useMissingStep(missing: readonly Missing[], step: RequirementStep, blocks: boolean) {
  const [reason, setReason] = useState("");
  const lacks = missing.some(({ requirement }) => isNeededAt(requirement, step));
  const asksReason = lacks && !blocks;
  return {
    step,
    blocks,
    reason,
    setReason,
    asksReason,
    /** The step can be taken as things are. */
    mayGo: !lacks || (asksReason && reason.trim() !== ""),
    /** As the mutation takes it. */
    missingReason: asksReason ? reason.trim() : null,
  };
}
