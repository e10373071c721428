// Keeps a post while it is written: on this device at once, with the server every few seconds, so that neither a closed tab nor an ended
// session nor a dead computer takes a text away (decision 6).
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { draftKey, dropDraft, keepDraft } from "#web/browser/local-draft.ts";
import { holdUnsavedInput } from "#web/browser/unsaved-input.ts";
import type { DraftState } from "#web/components/editor/draft-state.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { Board } from "#web/gql/enums.ts";
import { useDiscardPostDraftMutation, useSavePostDraftMutation } from "#web/gql/post-editing.ts";
import { session } from "#web/session/session.ts";
import type { PostValues } from "./post-values.ts";

/** Milliseconds without a change before a copy is kept here and sent. */
const HERE_AFTER = 300;
const SENT_AFTER = 3_000;
/** A text that never rests is sent this often. */
const SENT_AT_LEAST = 10_000;
/** A draft that could not be sent is tried again. */
const AGAIN_AFTER = 15_000;
/** Where a post's draft is kept on this device. */
export function postDraftKey(board: Board, postId: number | null): string {
  return draftKey(`post-${board}-${postId ?? "new"}`, session.state().member_idx);
}

export interface PostDraftOptions {
  readonly board: Board;
  readonly postId: number | null;
  readonly baseVersion: number | null;
  /** The values of this moment. */
  readonly read: () => PostValues;
  /** Counts changes; 0 is what the post says. */
  readonly revision: number;
}

export interface PostDraftKeeper {
  readonly state: DraftState;
  /** Before a save: nothing more is sent, and what is on its way has arrived. */
  readonly rest: () => Promise<void>;
  /** The save failed: goes on keeping. */
  readonly resume: () => void;
  /** The post was saved: nothing is left to keep. */
  readonly done: () => void;
  /** The text was given up for another: the server forgets it too. */
  readonly drop: () => Promise<void>;
}

export function usePostDraft({
  board,
  postId,
  baseVersion,
  read,
  revision,
}: PostDraftOptions): PostDraftKeeper {
  const [, save] = useSavePostDraftMutation();
  const [, discard] = useDiscardPostDraftMutation();
  const [state, setState] = useState<DraftState>({ kind: "unchanged" });
  const [key] = useState(() => postDraftKey(board, postId));
  const [resting, setResting] = useState(false);
  const finished = useRef(false);
  /** At once, where `resting` waits for a render. */
  const stopped = useRef(false);
  const draftId = useRef<number | null>(null);
  const underWay = useRef<Promise<void> | null>(null);
  const changedAt = useRef(0);

  const keepHere = useEffectEvent(() => {
    if (revision > 0 && !finished.current) keepDraft(key, { baseVersion, values: read() }, Date.now());
  });

  const send = useEffectEvent(async (sent: number) => {
    if (stopped.current) return;
    const { data, error } = await save({ input: { board, postId, baseVersion, payload: read() } });
    if (data) draftId.current = data.savePostDraft.id;
    if (finished.current) return;
    if (error || !data) setState({ kind: "failed", code: refusalOf(error).code });
    else {
      changedAt.current = 0;
      if (sent === revision) setState({ kind: "saved", at: new Date(data.savePostDraft.updatedAt) });
    }
  });

  const sendAgain = useEffectEvent(() => send(revision));
  useEffect(() => {
    if (revision === 0 || resting) return;
    setState((before) => (before.kind === "failed" ? before : { kind: "unsaved" }));
    if (changedAt.current === 0) changedAt.current = Date.now();
    const here = setTimeout(() => keepHere(), HERE_AFTER);
    const patience = Math.max(0, Math.min(SENT_AFTER, changedAt.current + SENT_AT_LEAST - Date.now()));
    const sending = setTimeout(() => {
      underWay.current = (underWay.current ?? Promise.resolve()).then(() => send(revision));
    }, patience);
    return () => {
      clearTimeout(here);
      clearTimeout(sending);
    };
  }, [revision, resting]);

  const failed = state.kind === "failed";
  useEffect(() => {
    if (!failed || resting) return;
    const again = setInterval(() => {
      if (session.state().isAuthenticated) void sendAgain();
    }, AGAIN_AFTER);
    return () => clearInterval(again);
  }, [failed, resting]);

  // The last words before the page goes, whoever closes it.
  useEffect(() => {
    const leave = () => keepHere();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  const changed = revision > 0;
  useEffect(() => (changed ? holdUnsavedInput() : undefined), [changed]);

  return {
    state,
    rest: async () => {
      keepDraft(key, { baseVersion, values: read() }, Date.now());
      stopped.current = true;
      setResting(true);
      await underWay.current;
    },
    resume: () => {
      stopped.current = false;
      setResting(false);
    },
    done: () => {
      finished.current = true;
      dropDraft(key);
    },
    drop: async () => {
      finished.current = true;
      stopped.current = true;
      await underWay.current;
      dropDraft(key);
      if (draftId.current !== null) await discard({ id: draftId.current });
    },
  };
}
