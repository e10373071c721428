// Keeps what is typed into a form on this device until it is sent, and offers it again when it was left unsent. While it is
// unsent the page is not loaded anew for a newer build.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { draftKey, dropDraft, keepDraft, type LocalDraft, readDraft } from "#web/browser/local-draft.ts";
import { holdUnsavedInput } from "#web/browser/unsaved-input.ts";
import { isSameJson } from "#web/components/editor/merge.ts";
import { prepareToasts } from "#web/components/toasts/toasts.ts";
import { session } from "#web/session/session.ts";
import type { ServerForm } from "./form-types.ts";

/** A draft is offered for a week, unless the form says otherwise. */
const DAYS = 7;
/** Keeping starts when typing pauses for this long. */
const PAUSE_MS = 400;

export interface FormDraftOptions<Values> {
  /** Name of the form among drafts; unique in the site. */
  readonly form: string;
  /** How long it is offered; a week unless told. */
  readonly days?: number;
  /** What may be kept: never a password. */
  readonly pick: (values: Values) => Partial<Values>;
  /** Makes values of what was kept; anything may stand there. */
  readonly restore: (kept: LocalDraft["values"]) => Partial<Values>;
  /** Of a form that changes something: what is stored now. */
  readonly stored?: Values;
  /** Takes up a draft that was begun over something else than what is stored now: putting it in would undo what was saved since. */
  readonly onBehind?: (mine: Values, base: Values | null) => void;
}

export interface FormDraft {
  /** When the offered draft was kept; null when there is none to offer. */
  readonly offeredFrom: number | null;
  /** Something else was saved since it was begun. */
  readonly isBehind: boolean;
  readonly accept: () => void;
  readonly discard: () => void;
  /** It was taken up and not decided: it is offered once more. */
  readonly offerAgain: () => void;
  /** The form was sent: nothing is left to keep. */
  readonly done: () => void;
}

export function useFormDraft<Values, Path extends string>(
  form: Pick<ServerForm<Values, Path>, "values" | "dirty" | "setValues">,
  options: FormDraftOptions<Values>,
): FormDraft {
  const { values } = form;
  const kept = JSON.stringify(options.pick(values));
  // Typing nothing but a password leaves nothing to keep.
  const [start] = useState(kept);
  const dirty = form.dirty && kept !== start;
  const [offered, setOffered] = useState<LocalDraft | null>(null);
  // Whose it is does not change while the form stands, also not when the session ends under it.
  const [key] = useState(() => draftKey(options.form, session.state().member_idx));
  const sent = useRef(false);

  const find = useEffectEvent(() => setOffered(readDraft(key, options.days ?? DAYS, Date.now())));
  useEffect(() => find(), []);

  const keep = useEffectEvent((text: string) => {
    if (sent.current || !dirty) return;
    keepDraft(key, JSON.parse(text), Date.now(), options.stored && options.pick(options.stored));
  });
  const keepNow = useEffectEvent(() => keep(kept));
  useEffect(() => {
    if (!dirty) return;
    sent.current = false;
    const pause = window.setTimeout(keep, PAUSE_MS, kept);
    return () => window.clearTimeout(pause);
  }, [dirty, kept]);
  useEffect(() => {
    const leave = () => keepNow();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (!form.dirty) return;
    // What came of it is told also when the server is away by then.
    prepareToasts();
    return holdUnsavedInput();
  }, [form.dirty]);

  const { stored, onBehind, restore } = options;
  const isBehind =
    offered !== null && stored !== undefined && !isSameJson(offered.base, options.pick(stored));
  const accept = () => {
    setOffered(null);
    if (!offered) return;
    if (!isBehind || !onBehind) return form.setValues(restore(offered.values));
    const base = offered.base ? { ...stored, ...restore(offered.base) } : null;
    onBehind({ ...stored, ...restore(offered.values) }, base);
  };

  return {
    offeredFrom: offered?.savedAt ?? null,
    isBehind,
    accept,
    offerAgain: find,
    discard: () => {
      if (!dirty) dropDraft(key);
      setOffered(null);
    },
    done: () => {
      sent.current = true;
      dropDraft(key);
      setOffered(null);
    },
  };
}
