// Keeps what is written on this device, so that neither a closed tab nor an ended session takes it away (decision 6). While it is
// unsaved the page is not loaded anew for a newer build.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, keepDraft, type LocalDraft } from "#web/browser/local-draft.ts";
import { holdUnsavedInput } from "#web/browser/unsaved-input.ts";
import { prepareToasts } from "#web/components/toasts/toasts.ts";

/** Milliseconds without a change before a copy is kept. */
const KEPT_AFTER = 300;

export interface TextKeeper {
  /** When the last copy was kept; null before the first. */
  readonly keptAt: Date | null;
  /** Keeps a copy at once. */
  readonly keep: () => void;
  /** It was saved, or given up: nothing is left to keep. */
  readonly done: () => void;
}

export interface KeptTextOptions {
  /** From draftKey; does not change while the form stands. */
  readonly key: string;
  /** What is kept at this moment. */
  readonly read: () => LocalDraft["values"];
  /** Counts changes; 0 is what is stored. */
  readonly revision: number;
}

export function useKeptText({ key, read, revision }: KeptTextOptions): TextKeeper {
  const finished = useRef(false);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const keep = () => keepDraft(key, read(), Date.now());
  const keepChanges = useEffectEvent(() => {
    if (revision === 0 || finished.current) return false;
    keep();
    return true;
  });
  useEffect(() => {
    if (revision === 0) return;
    const pause = setTimeout(() => {
      if (keepChanges()) setKeptAt(new Date());
    }, KEPT_AFTER);
    return () => clearTimeout(pause);
  }, [revision]);
  // The last words before the page goes, whoever closes it.
  useEffect(() => {
    const leave = () => void keepChanges();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  const changed = revision > 0;
  useEffect(() => {
    if (!changed) return;
    // What came of it is told also when the server is away by then.
    prepareToasts();
    return holdUnsavedInput();
  }, [changed]);
  return {
    keptAt,
    keep,
    done: () => {
      finished.current = true;
      dropDraft(key);
    },
  };
}
