// Somebody else saved first (docs/texts.md#texts). What only one of the two changed is merged and saved. What
// both changed is asked, and saved when it is answered.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormState } from "#web/components/forms/form-types.ts";
import type { Choices, Difference } from "./differences.ts";
import type { EditBase, EditorConflict, EditorOptions, Stored } from "./editor-types.ts";
import { mergeValues } from "./merge.ts";

interface ConflictOptions<Values extends object>
  extends Pick<
    EditorOptions<Values, unknown, never>,
    "together" | "readStored" | "beforeMerge" | "afterMerge"
  > {
  readonly begun: RefObject<EditBase<Values>>;
  readonly form: Pick<FormState, "submit"> & { readonly read: () => Values };
  /** Continues from what is stored now, with these values. */
  readonly begin: (from: Stored<Values>, values: Values) => void;
}

export function useConflict<Values extends object>(options: ConflictOptions<Values>) {
  const { together, readStored, beforeMerge, afterMerge, begun, form, begin } = options;
  const [conflict, setConflict] = useState<EditorConflict<Values> | null>(null);
  const [merges, setMerges] = useState(0);
  /** What came from the other side since the last save. */
  const taken = useRef<readonly Difference[]>([]);

  /** Saves both together, or asks what is not chosen yet. Answers the first that is to be asked. */
  const settle = (
    theirs: Stored<Values>,
    mine: Values,
    choices: Choices,
    isDeleted = false,
  ): Difference | null => {
    const sides = { base: begun.current.values, mine, theirs: theirs.values };
    const { values, differences } = mergeValues(beforeMerge?.(sides) ?? sides, together, choices);
    const open =
      differences.find(({ id, verdict }) => verdict === "ask" && choices[id] === undefined) ?? null;
    if (open || isDeleted) {
      setConflict({ theirs, isDeleted, differences });
      return open;
    }
    taken.current = [...taken.current, ...differences.filter(({ verdict }) => verdict === "theirs")];
    begin(theirs, afterMerge ? afterMerge(mine, values) : values);
    setConflict(null);
    setMerges((count) => count + 1);
    return null;
  };
  const submitMerged = useEffectEvent(() => form.submit());
  // After the merged values have been rendered: a save sends what is in the form.
  useEffect(() => {
    if (merges > 0) submitMerged();
  }, [merges]);

  return {
    conflict,
    /** Puts what somebody else saved together with mine; false when it cannot be had. */
    detectConflict: async (mine: Values): Promise<boolean> => {
      const now = await readStored?.();
      // What is stored is still what this was begun from, so the reason of the refusal is another.
      if (!now || (now.version === begun.current.version && !now.isDeleted)) return false;
      const { isDeleted = false, ...theirs } = now;
      settle(theirs, mine, {}, isDeleted);
      return true;
    },
    /** Saves as chosen; answers the first difference that nobody has decided yet. */
    resolve: (choices: Choices) => (conflict ? settle(conflict.theirs, form.read(), choices) : null),
    close: () => setConflict(null),
    /** Nothing is open any more. Answers what came from the other side since the last save. */
    finish: (): readonly Difference[] => {
      const came = taken.current;
      taken.current = [];
      setConflict(null);
      return came;
    },
  };
}
