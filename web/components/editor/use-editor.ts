// The one way something is edited here: a form with a draft, and where the noun has versions with the merge
// of what two people saved (docs/texts.md#texts).
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { z } from "#schema/validation/zod.ts";
import { newRequestKey } from "#web/browser/request-key.ts";
import type { SavedDraft } from "#web/components/forms/draft-types.ts";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import type { Difference } from "./differences.ts";
import { isSameJson } from "./edited-values.ts";
import type { EditBase, EditorOptions, RestoredDraft, Saved, Stored } from "./editor-types.ts";
import { mergeValues } from "./merge.ts";
import { nameOfDifference } from "./name-of-difference.ts";
import { useConflict } from "./use-conflict.ts";
import { useLateTexts } from "./use-late-texts.ts";

const savedBase = z.object({
  version: z.number().nullable(),
  requestKey: z.string(),
  values: z.unknown().optional(),
});

export function useEditor<Values extends object, Output, Pattern extends string>(
  options: EditorOptions<Values, Output, Pattern>,
) {
  const { stored, labels, together } = options;
  const intl = useIntl();
  const saySaved = useSavedToast();
  const [requestKey] = useState(newRequestKey);
  const begun = useRef<EditBase<Values>>({ ...stored, requestKey });
  /** Counts how often values were put in: editors of texts begin again then. */
  const [round, setRound] = useState(1);
  const leaving = useRef(false);

  const base = useServerForm({
    ...options,
    initialValues: stored.values,
    send: (output, values) => send(output, values),
  });
  const { form, write, forget } = useLateTexts(base);

  const begin = (from: Stored<Values>, values: Values = from.values) => {
    begun.current = { ...begun.current, values: from.values, version: from.version };
    forget();
    base.startFrom(from.values);
    if (values !== from.values) base.setValues(values);
    setRound((before) => before + 1);
  };
  const both = useConflict({ ...options, begun, form, begin });

  const { server } = options.draft;
  const draft = useDraft(form, {
    ...options.draft,
    server: server && {
      ...server,
      send: () => server.send(form.read(), begun.current),
    },
    base: () => begun.current,
    restore: (saved) => readSaved(saved, options.draft.restore),
    onTake: (restored) => {
      const { version, values } = begun.current;
      // Begun over something older: what was saved since is met when it is saved.
      const isOld = restored.begun.version !== version;
      begun.current = { ...restored.begun, values: isOld ? restored.begun.values : values };
      base.setValues(restored.values);
      setRound((before) => before + 1);
    },
  });

  const send = async (output: Output, values: Values): Promise<SendResult> => {
    await draft.rest();
    const result = await options.save(output, values, begun.current);
    if (result.ok) {
      finish(result, values);
      return { ok: true };
    }
    draft.resume();
    return result.code === "CONFLICT" && (await both.detectConflict(values)) ? { ok: true } : result;
  };

  const finish = ({ stored: now, said, next }: Saved<Values>, sent: Values) => {
    const here = form.read();
    const from = now ?? { values: sent, version: begun.current.version };
    draft.done();
    // What was typed while it was being saved stays.
    const merged = () => mergeValues({ base: sent, mine: here, theirs: from.values }, together).values;
    begin(from, here === sent ? from.values : merged());
    saySaved(said, both.finish().map(nameDifference));
    void next?.();
  };

  const nameDifference = (difference: Difference) => nameOfDifference(intl, labels, difference);

  // A page asks for what is stored now and then; an editor that holds nothing of its own follows it.
  const follow = useEffectEvent((version: number | null) => {
    if (version !== null && version > (begun.current.version ?? version) && !form.isDirty()) begin(stored);
  });
  useEffect(() => follow(stored.version), [stored.version]);

  return {
    form,
    labels,
    draft,
    draftTitle: (draft.offered && options.draft.titleOf?.(draft.offered.restored.values)) ?? "",
    /** Whether the offered draft was begun over something older than what is stored now. */
    isDraftBehind: draft.offered !== null && draft.offered.restored.begun.version !== stored.version,
    conflict: both.conflict,
    round,
    write,
    nameOfDifference: nameDifference,
    /** Whether a part of the values is another than when it was begun. */
    isChanged: (key: keyof Values) => !isSameJson(begun.current.values?.[key], base.values[key]),
    resolve: both.resolve,
    /** What was begun from; null: nobody knows any more. */
    begunFrom: () => begun.current.values,
    /** Puts other values in, as if they had been typed. Where nothing is unsaved any more, nothing is stored. */
    put: (values: Values) => {
      forget();
      base.setValues(values);
      setRound((before) => before + 1);
      if (isSameJson(values, begun.current.values)) void draft.drop();
    },
    /** Mine are given up for what is stored. */
    takeTheirs: () => {
      void draft.drop();
      if (both.conflict) begin(both.conflict.theirs);
      both.finish();
    },
    /** Takes it out of the trash, and saves. */
    restore: async () => {
      if (!(await options.restore?.())) return;
      both.close();
      form.submit();
    },
    close: both.close,
    canLeave: () => leaving.current || !form.isDirty(),
    /** It may be left with something unsaved, which is stored and offered again. */
    leave: () => {
      leaving.current = true;
    },
    /** Nothing of it is to be stored: it is deleted. */
    discardDraft: () => {
      leaving.current = true;
      draft.done();
    },
  };
}

/** What the form makes of a stored draft; null where it cannot be read. */
function readSaved<Values>(
  { values, base }: SavedDraft,
  restore: (values: unknown) => Values | null,
): RestoredDraft<Values> | null {
  const restored = restore(values);
  const { data } = savedBase.safeParse(base);
  if (!restored || !data) return null;
  return { values: restored, begun: { ...data, values: restore(data.values) } };
}

/** @returns says that it was saved, and which parts of a colleague came with it */
function useSavedToast() {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  return (
    { title, text: more = "", back, action }: Saved<object>["said"],
    parts: readonly string[],
  ): void => {
    const taken =
      parts.length > 0 ? intl.formatMessage({ id: "forms.merge.taken" }, { parts: parts.join(", ") }) : "";
    const text = [more, taken].filter(Boolean).join(" ");
    const words = { title, ...(text === "" ? {} : { text }) };
    if (back) offerUndo({ ...words, ...back });
    else showToast({ kind: "ok", ...words, ...(action ? { action } : {}) });
  };
}
