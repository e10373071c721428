// The one way something is edited here: a form with a draft, and where the noun has versions with the merge of what two people saved
// (README, "Two editors"). What only one of both changed is put together and saved; what both changed is asked.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { z } from "zod";
import { newRequestKey } from "#web/browser/request-key.ts";
import { nameOf } from "#web/components/forms/field-paths.ts";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { type KeptDraft, useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { Begun, EditorConflict, EditorOptions, RestoredDraft, Saved, Stored } from "./editor-types.ts";
import { type Choices, type Difference, isSameJson, mergeValues } from "./merge.ts";
import { useLateTexts } from "./use-late-texts.ts";

const keptBase = z.object({
  version: z.number().nullable(),
  requestKey: z.string(),
  values: z.unknown().optional(),
});

export function useEditor<Values extends object, Output, Pattern extends string>(
  options: EditorOptions<Values, Output, Pattern>,
) {
  const { stored, labels, together } = options;
  const intl = useIntl();
  const [requestKey] = useState(newRequestKey);
  const begun = useRef<Begun<Values>>({ ...stored, requestKey });
  const [conflict, setConflict] = useState<EditorConflict<Values> | null>(null);
  /** Counts how often values were put in: editors of texts begin anew then. */
  const [round, setRound] = useState(1);
  const [merges, setMerges] = useState(0);
  /** What came from the other side since the last save. */
  const taken = useRef<readonly Difference[]>([]);

  const base = useServerForm({
    ...options,
    initialValues: stored.values,
    send: (output, values) => send(output, values),
  });
  const texts = useLateTexts((path, document) => base.change(path, document));
  const form = {
    ...base,
    dirty: base.dirty || texts.isWaiting,
    read: () => {
      texts.takeOver();
      return base.read();
    },
    isDirty: () => {
      texts.takeOver();
      return base.isDirty();
    },
    submit: (event?: React.SyntheticEvent<HTMLFormElement>) => {
      texts.takeOver();
      base.submit(event);
    },
  };

  const begin = (from: Stored<Values>, values: Values = from.values) => {
    begun.current = { ...begun.current, values: from.values, version: from.version };
    texts.forget();
    base.startFrom(from.values);
    if (values !== from.values) base.setValues(values);
    setConflict(null);
    setRound((before) => before + 1);
  };

  const draft = useDraft(form, {
    ...options.draft,
    base: () => begun.current,
    restore: ({ values, base: kept }: KeptDraft): RestoredDraft<Values> | null => {
      const restored = options.draft.restore(values);
      const { data } = keptBase.safeParse(kept);
      if (!restored || !data) return null;
      return { values: restored, begun: { ...data, values: options.draft.restore(data.values) } };
    },
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
    return result.code === "CONFLICT" && (await meet(values)) ? { ok: true } : result;
  };

  const finish = ({ stored: now, said, next }: Saved<Values>, sent: Values) => {
    const here = form.read();
    const from = now ?? { values: sent, version: begun.current.version };
    draft.done();
    // What was typed while it was being saved stays.
    const both = () => mergeValues({ base: sent, mine: here, theirs: from.values }, together).values;
    begin(from, here === sent ? from.values : both());
    const names = taken.current.map(nameOfDifference);
    taken.current = [];
    const merged =
      names.length > 0 ? intl.formatMessage({ id: "forms.merge.taken" }, { parts: names.join(", ") }) : "";
    const text = [said.text ?? "", merged].filter(Boolean).join(" ");
    showToast({ kind: "ok", title: said.title, ...(text === "" ? {} : { text }) });
    void next?.();
  };

  const nameOfDifference = ({ field, row }: Difference): string => {
    const { label, row: named } = nameOf(labels, field.replace("*", String((row ?? 1) - 1)));
    const own = intl.formatMessage({ id: label }, { number: row });
    return named ? `${intl.formatMessage({ id: named.label }, { number: named.number })} ${own}` : own;
  };

  /** Puts what somebody else saved together with mine; false when it cannot be had. */
  const meet = async (mine: Values): Promise<boolean> => {
    const now = await options.readStored?.();
    if (!now) return false;
    const { isDeleted = false, ...theirs } = now;
    settle(theirs, mine, {}, isDeleted);
    return true;
  };

  /** Saves both together, or asks what is not chosen yet. Answers the first that is to be asked. */
  const settle = (
    theirs: Stored<Values>,
    mine: Values,
    choices: Choices,
    isDeleted = false,
  ): Difference | null => {
    const sides = { base: begun.current.values, mine, theirs: theirs.values };
    const { values, differences } = mergeValues(sides, together, choices);
    const open =
      differences.find(({ id, verdict }) => verdict === "ask" && choices[id] === undefined) ?? null;
    if (open || isDeleted) {
      setConflict({ theirs, isDeleted, differences });
      return open;
    }
    taken.current = [...taken.current, ...differences.filter(({ verdict }) => verdict === "theirs")];
    begin(theirs, values);
    setMerges((count) => count + 1);
    return null;
  };
  const submitMerged = useEffectEvent(() => base.submit());
  // After the merged values have been rendered: a save sends what stands in the form.
  useEffect(() => {
    if (merges > 0) submitMerged();
  }, [merges]);

  // A page asks for what is stored now and then; an editor that holds nothing of its own follows it.
  const follow = useEffectEvent((version: number | null) => {
    if (version !== null && version > (begun.current.version ?? version) && !form.isDirty()) begin(stored);
  });
  useEffect(() => follow(stored.version), [stored.version]);

  return {
    form,
    labels,
    draft,
    /** Whether the offered draft was begun over something older than what is stored now. */
    isDraftBehind: draft.offered !== null && draft.offered.restored.begun.version !== stored.version,
    conflict,
    round,
    write: texts.write,
    nameOfDifference,
    /** Whether a part of the values is another than when it was begun. */
    isChanged: (key: keyof Values) => !isSameJson(begun.current.values?.[key], base.values[key]),
    /** Saves as chosen; answers the first difference that nobody has decided yet. */
    resolve: (choices: Choices) => (conflict ? settle(conflict.theirs, form.read(), choices) : null),
    /** Mine are given up for what is stored. */
    takeTheirs: () => {
      void draft.drop();
      if (conflict) begin(conflict.theirs);
    },
    /** Takes it out of the trash, and saves. */
    restore: async () => {
      if (!(await options.restore?.())) return;
      setConflict(null);
      form.submit();
    },
    close: () => setConflict(null),
    /** Nothing of it is to be kept: it is deleted, or left for good. */
    letGo: () => {
      draft.done();
      begin({ values: form.read(), version: begun.current.version });
    },
  };
}
