// The scoring sheet of a paper: typed into, saved on the server shortly after, and in the browser until then.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createDraftSender } from "#web/components/forms/draft-sender.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type ScoredPaperFragment, useSaveScoresMutation } from "#web/gql/linked-rating.ts";
import { restoreSheet, saveSheet } from "./sheet-draft.ts";
import { isDirty, type Sent, type SheetRow, toRows, toSend, unsavedState } from "./sheet-rows.ts";

/**
 * What became of what is typed. `wrong`: what is left cannot be saved; `elsewhere`: it was changed on another
 * device since; `ended`: the link or the row is closed.
 */
export type SheetState = "unchanged" | "typing" | "saved" | "wrong" | "failed" | "elsewhere" | "ended";

/** Rows of one request: with long notes they stay below what a request may hold. */
const ROWS_A_REQUEST = 300;

export function useScoreSheet(link: string, paper: ScoredPaperFragment) {
  const [rows, setRows] = useState<readonly SheetRow[]>(() => toRows(paper));
  const [state, setState] = useState<SheetState>("unchanged");
  const latest = useRef(rows);
  const [, save] = useSaveScoresMutation();

  const put = (next: readonly SheetRow[]) => {
    latest.current = next;
    setRows(next);
    saveSheet(link, paper.id, next);
  };

  const sendOnce = async (sent: readonly Sent[]): Promise<SheetState> => {
    const typed = new Map(sent.map((one) => [one.row.code, one.typed]));
    put(latest.current.map((row) => ({ ...row, sent: typed.get(row.code) ?? row.sent })));
    const { data, error } = await save({ link, paperId: paper.id, rows: sent.map(({ row }) => row) });
    if (!data || error) {
      const code = error ? refusalOf(error).code : null;
      if (code === "CONFLICT") return "elsewhere";
      return code === "LINK_ENDED" || code === "MOVE_REFUSED" ? "ended" : "failed";
    }
    const versions = new Map(data.saveScores.map(({ code, version }) => [code, version]));
    put(
      latest.current.map((row) => {
        const saved = typed.get(row.code);
        return saved ? { ...row, saved, sent: null, version: versions.get(row.code) ?? row.version } : row;
      }),
    );
    return "saved";
  };

  const send = useEffectEvent(async () => {
    const all = toSend(latest.current, paper.criteria);
    for (let from = 0; from < all.length; from += ROWS_A_REQUEST) {
      const came = await sendOnce(all.slice(from, from + ROWS_A_REQUEST));
      if (came !== "saved") {
        setState(came);
        return came !== "failed";
      }
    }
    setState(unsavedState(latest.current, paper.criteria));
    return true;
  });
  const [sender] = useState(() => createDraftSender(() => send()));

  // What was typed before a reload goes out now, unless it arrived while the page was left.
  const restore = useEffectEvent(() => {
    const restored = restoreSheet(link, paper.id, latest.current);
    if (restored === null) return;
    put(restored);
    const isLeft = restored.some(isDirty);
    setState(unsavedState(restored, paper.criteria));
    if (isLeft) sender.changed();
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    const leave = () => void sender.now();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      sender.stop(true);
    };
  }, [sender]);

  /** Changes some rows; nothing is sent over what was changed elsewhere. */
  const change = (next: readonly SheetRow[], isUrgent = false) => {
    put(next);
    if (state === "elsewhere" || state === "ended") return;
    setState(unsavedState(next, paper.criteria));
    if (isUrgent) void sender.now();
    else sender.changed();
  };
  const type = (code: string, column: number | "note", text: string) =>
    change(
      latest.current.map((row) => {
        if (row.code !== code || row.isLocked) return row;
        if (column === "note") return { ...row, note: text };
        return { ...row, cells: row.cells.map((cell, at) => (at === column ? text : cell)) };
      }),
    );
  /** Saves what can be saved. @returns whether nothing is left that the server does not have */
  const settle = async () => {
    await sender.now();
    return !latest.current.some(isDirty);
  };
  return { rows, state, type, change, settle };
}
export type ScoreSheet = ReturnType<typeof useScoreSheet>;
