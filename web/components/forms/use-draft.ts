// Stores what is typed into a form on this device, and on the server where the form says so, until it is
// saved. What was left unsaved is offered again, so neither a closed tab nor an ended session takes it away
// (docs/sign-in.md#the-meaning-of-a-401, docs/site.md#posts). While something is unsaved, the page is not
// reloaded for a newer build.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { draftKey, dropDraft, readDraft, storeDraft } from "#web/browser/local-draft.ts";
import { holdUnsavedInput } from "#web/browser/unsaved-input.ts";
import { dismissToast, prepareToasts, showToast } from "#web/components/toasts/toasts.ts";
import { shownPlace } from "#web/session/saved-place.ts";
import { session, useSession } from "#web/session/session.ts";
import { createDraftSender } from "./draft-sender.ts";
import type { DraftOptions, DraftState, FormDraft, OfferedDraft, SavedDraft } from "./draft-types.ts";
import type { ServerForm } from "./form-types.ts";
import { focusedField } from "./written-field.ts";

/** A draft is offered for a week, unless the form says otherwise. */
const DAYS = 7;
/** Keeping starts when typing pauses for this long. */
const PAUSE_MS = 400;

type DraftedForm<Values> = Pick<ServerForm<Values, string>, "values" | "dirty" | "read" | "isDirty">;

export function useDraft<Values extends object, Restored>(
  form: DraftedForm<Values>,
  options: DraftOptions<Values, Restored>,
): FormDraft<Restored> {
  const intl = useIntl();
  const { values, dirty } = form;
  const { server, pick = (all) => all } = options;
  // Whose it is does not change while the form is shown, also not when the session ends under it.
  const [key] = useState(() => draftKey(options.form, session.state().member_idx));
  const [at] = useState(() => (import.meta.env.SSR ? undefined : shownPlace()));
  // Typing nothing but a password leaves nothing to keep.
  const [start] = useState(() => JSON.stringify(pick(values)));
  const [offered, setOffered] = useState<OfferedDraft<Restored> | null>(null);
  const [state, setState] = useState<DraftState>({ kind: "unchanged" });
  const finished = useRef(false);
  const [continued, setContinued] = useState<OfferedDraft<Restored> | null>(null);
  /** The field that was typed in last, and the cursor in it: who leaves by a link has the focus there. */
  const typedIn = useRef<Pick<SavedDraft, "field" | "cursor">>({});
  /** The toast that undoes the discarding of the offered draft; anyone who types something new has decided. */
  const discardDraft = useRef<string | null>(null);

  const current = () => ({ values: { ...pick(form.read()) }, base: options.base && { ...options.base() } });
  const keep = () => {
    if (finished.current || !form.isDirty()) return;
    const { values: stored, base } = current();
    if (base === undefined && JSON.stringify(stored) === start) return;
    typedIn.current = focusedField() ?? typedIn.current;
    storeDraft(key, stored, Date.now(), { base, at, ...typedIn.current });
    if (!server) setState({ kind: "local", at: new Date() });
  };
  const keepLatest = useEffectEvent(keep);
  const send = useEffectEvent(async () => {
    if (!server || finished.current || !session.state().isAuthenticated) return false;
    const sent = form.read();
    const code = await server.send();
    if (finished.current) return true;
    if (code !== null) setState({ kind: "failed", code });
    else if (sent === form.read()) setState({ kind: "saved", at: new Date() });
    return code === null;
  });
  const [sender] = useState(() => (server ? createDraftSender(() => send()) : null));

  const find = useEffectEvent(() => {
    const local = readDraft(key, options.days ?? DAYS, Date.now());
    setOffered(newestReadable(local, server?.found ?? null, options.restore));
  });
  // Before the browser paints: nobody begins to type beside an offer that is still to come.
  useLayoutEffect(() => find(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is stored
  useEffect(() => {
    if (!dirty) return setState((before) => (before.kind === "unchanged" ? before : { kind: "unchanged" }));
    setState((before) => (before.kind === "failed" ? before : { kind: "unsaved" }));
    // Saved, and written on again.
    if (discardDraft.current !== null) dismissToast(discardDraft.current);
    discardDraft.current = null;
    if (finished.current) sender?.resume();
    else sender?.changed();
    finished.current = false;
    const pause = setTimeout(keepLatest, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [dirty, values]);
  // Signed in again: what could not be sent goes now.
  useEachSession(() => {
    if (state.kind === "failed") void sender?.now();
  });
  const isLeftUnsaved = useEffectEvent(() => !finished.current && form.isDirty());
  // The last words before the page goes, no matter who closes it.
  useEffect(
    () =>
      onLeaving(
        () => keepLatest(),
        () => sender?.stop(isLeftUnsaved()),
      ),
    [sender],
  );
  useHeldInput(dirty);

  const done = () => {
    finished.current = true;
    dropDraft(key);
    setOffered(null);
  };
  return {
    offered,
    continued,
    state,
    isLocal: !server,
    accept: () => {
      setOffered(null);
      setContinued(offered);
      if (offered) options.onTake(offered.restored);
    },
    discard: () => {
      if (!dirty) dropDraft(key);
      void server?.discard();
      setOffered(null);
      if (!offered) return;
      discardDraft.current = sayDiscarded(intl, () => {
        const { values: stored, base, savedAt, field, cursor } = offered.stored;
        storeDraft(key, asMembers(stored) ?? {}, savedAt, { base: asMembers(base), at, field, cursor });
        setOffered(offered);
      });
    },
    keepNow: async () => {
      keep();
      if (form.isDirty()) await sender?.now();
    },
    rest: async () => {
      keep();
      await sender?.rest();
    },
    resume: () => sender?.resume(),
    done,
    drop: async () => {
      done();
      await sender?.rest();
      await server?.discard();
    },
  };
}

/** While something is unsaved the page is not reloaded. */
function useHeldInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    // The outcome is shown also when the server is away by then.
    prepareToasts();
    return holdUnsavedInput();
  }, [isUnsaved]);
}

function useEachSession(run: () => void): void {
  const { token } = useSession();
  const runLatest = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session
  useEffect(() => runLatest(), [token]);
}

/** Of the drafts of this device and of the server, the newest that the form can read. */
function newestReadable<Restored>(
  local: SavedDraft | null,
  server: SavedDraft | null,
  restore: (draft: SavedDraft) => Restored | null,
): OfferedDraft<Restored> | null {
  const found = [
    local && { ...local, isLocal: true },
    // This device may know where it was typed.
    server && { ...server, field: local?.field, cursor: local?.cursor, isLocal: false },
  ];
  const readable = found.flatMap((draft) => {
    const restored = draft ? restore(draft) : null;
    return draft && restored
      ? [{ restored, savedAt: draft.savedAt, isLocal: draft.isLocal, stored: draft }]
      : [];
  });
  return readable.sort((one, other) => other.savedAt - one.savedAt)[0] ?? null;
}

/** Calls `leave` when the page goes, and when the returned function ends it, which then calls `end`. */
function onLeaving(leave: () => void, end: () => void): () => void {
  window.addEventListener("pagehide", leave);
  return () => {
    window.removeEventListener("pagehide", leave);
    leave();
    end();
  };
}

/** @returns the id of the toast */
const sayDiscarded = (intl: IntlShape, undo: () => void): string =>
  showToast({
    kind: "ok",
    title: intl.formatMessage({ id: "forms.draft.gone" }),
    action: { label: intl.formatMessage({ id: "forms.draft.undo" }), run: undo },
  });

const asMembers = (stored: unknown) =>
  typeof stored === "object" && stored !== null ? Object.fromEntries(Object.entries(stored)) : undefined;
