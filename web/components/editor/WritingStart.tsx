// Shows what somebody writes, from where it starts: once it is read, and in one tab only, because two would
// overwrite each other's draft.
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { draftKey } from "#web/browser/local-draft.ts";
import { session } from "#web/session/session.ts";
import { ElsewhereNotice } from "./ElsewhereNotice.tsx";
import { useWritingPlace } from "./use-writing-place.ts";

interface WritingStartProps<Start> {
  /** Name of the form among drafts. */
  name: string;
  /** Null while it is read. */
  start: Start | null;
  /** Reads it again: another tab wrote meanwhile. */
  onReload: () => void;
  /** Words while it is read. */
  loading: ReactNode;
  children: (start: Start) => ReactNode;
}

export function WritingStart<Start>({ name, start, onReload, loading, children }: WritingStartProps<Start>) {
  // A writer who is signed out while writing continues under the own name.
  const lock = useMemo(() => draftKey(name, session.state().member_idx), [name]);
  const { place, take } = useWritingPlace(lock);
  const returned = useRef(false);
  useEffect(() => {
    // What was typed in the other tab is a draft by now.
    if (place === "here" && returned.current) onReload();
    returned.current = place === "elsewhere";
  }, [place, onReload]);
  if (place === "elsewhere") return <ElsewhereNotice onTake={take} />;
  if (start === null || place === "asking") return <p role="status">{loading}</p>;
  return children(start);
}
