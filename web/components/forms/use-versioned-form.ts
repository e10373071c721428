// A form of something that has a version: what only one of two people changed is taken from both, and what both changed is asked
// (README, "Two editors"). Rows may come and go, so the names of its fields follow its values.
import { useState } from "react";
import { useIntl } from "react-intl";
import type { z } from "zod";
import { check } from "#schema/validation/field-errors.ts";
import type { Part } from "#web/components/editor/merge.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { SendResult, ServerForm } from "./form-types.ts";
import { type Settled, settleConflict } from "./settle-conflict.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useServerForm } from "./use-server-form.ts";

/** Something with its version, as the form holds it. */
export interface Versioned<Values> {
  readonly version: number;
  readonly values: Values;
}

export interface VersionedConflict<Values> {
  readonly mine: Values;
  readonly theirs: Values;
  readonly version: number;
  readonly settled: Settled<Values>;
  /** Mine is a draft that was left: closed without a choice it is offered again. */
  readonly isDraft: boolean;
}

/** How a save ended: what stands there now, or why it does not, with what somebody else saved meanwhile. */
export type SaveResult<Values> =
  /** `values` as they were sent, when absent. */
  | { readonly saved: { readonly version: number; readonly values?: Values } }
  | { readonly refusal: SendResult & { ok: false }; readonly current: Versioned<Values> | null };

export interface VersionedFormOptions<Values extends object, Output> {
  /** Prefix of the fields' ids, and the name of the form among drafts unless `draft` has another. */
  readonly name: string;
  readonly draft?: { readonly form: string; readonly days?: number };
  readonly schema: z.ZodType<Output>;
  readonly initial: Versioned<Values>;
  readonly labelsOf: (values: Values) => Readonly<Record<string, MessageId>>;
  readonly parts: readonly Part<Values>[];
  /** Makes values of what was kept on this device; anything may stand there. */
  readonly restore: (kept: unknown) => Partial<Values>;
  readonly save: (output: Output, version: number) => Promise<SaveResult<Values>>;
  readonly words: { readonly saved: MessageId; readonly notSaved: MessageId };
  /** Called after a save, when nothing is unsaved any more. */
  readonly onSaved?: () => void;
}

export function useVersionedForm<Values extends object, Output>(
  options: VersionedFormOptions<Values, Output>,
) {
  const { schema, labelsOf, parts, words } = options;
  const intl = useIntl();
  const [base, setBase] = useState(options.initial);
  const [labels, setLabels] = useState(() => labelsOf(options.initial.values));
  const [conflict, setConflict] = useState<VersionedConflict<Values> | null>(null);
  /** Counts how often values were put in: editors of texts begin anew then. */
  const [round, setRound] = useState(1);

  const begin = (from: Versioned<Values>) => {
    setBase(from);
    form.startFrom(from.values);
    setLabels(labelsOf(from.values));
    setConflict(null);
    setRound((before) => before + 1);
  };
  /** Puts other values in, and with them which fields there are. */
  const changeRows = (part: Partial<Values>) => {
    setLabels(labelsOf({ ...form.values, ...part }));
    form.setValues(part);
    setRound((before) => before + 1);
  };

  const save = async (output: Output, mine: Values, version: number): Promise<SendResult> => {
    const result = await options.save(output, version);
    if ("saved" in result) {
      draft.done();
      begin({ values: mine, ...result.saved });
      showToast({ kind: "ok", title: intl.formatMessage({ id: words.saved }) });
      // In the next turn: the form counts as unchanged by then, and nobody is asked whether to leave.
      if (options.onSaved) setTimeout(options.onSaved);
      return { ok: true };
    }
    const { refusal, current } = result;
    if (refusal.code !== "CONFLICT" || current === null) return refusal;
    const theirs = current.values;
    const settled = settleConflict(parts, { base: base.values, mine, theirs });
    if (settled.asked.length === 0) return saveValues(settled.withMine, current.version);
    setConflict({ mine, theirs, version: current.version, settled, isDraft: false });
    return { ok: true };
  };

  const saveValues = async (values: Values, version: number): Promise<SendResult> => {
    const checked = check(schema, values);
    if (!checked.ok) return { ok: false, code: "VALIDATION", fields: checked.fields };
    return save(checked.value, values, version);
  };

  const form: ServerForm<Values, string> = useServerForm<Values, Output, string>({
    name: options.name,
    schema,
    initialValues: options.initial.values,
    labels,
    send: (output): Promise<SendResult> => save(output, form.values, base.version),
  });
  const { values, dirty } = form;
  const draft = useFormDraft(
    { values, dirty, setValues: changeRows },
    {
      form: options.name,
      ...options.draft,
      pick: (picked) => picked,
      restore: options.restore,
      stored: base.values,
      onBehind: (mine, began) => {
        const { values: theirs, version } = base;
        const settled = settleConflict(parts, { base: began, mine, theirs });
        if (settled.asked.length === 0) changeRows(settled.withMine);
        else setConflict({ mine, theirs, version, settled, isDraft: true });
      },
    },
  );

  return {
    form,
    draft,
    conflict,
    round,
    changeRows,
    keepMine: async ({ settled, version }: VersionedConflict<Values>) => {
      changeRows(settled.withMine);
      const { ok } = await saveValues(settled.withMine, version);
      if (!ok) showToast({ kind: "bad", title: intl.formatMessage({ id: words.notSaved }) });
    },
    takeTheirs: ({ settled, theirs, version, isDraft }: VersionedConflict<Values>) => {
      if (isDraft) draft.done();
      begin({ version, values: theirs });
      changeRows(settled.withTheirs);
    },
    close: () => {
      setConflict(null);
      if (conflict?.isDraft) draft.offerAgain();
    },
  };
}
