// Says what an editor starts from. It is read once, and again only on request: nothing may replace what somebody is writing.
import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** Counts readings, so that each is a form of its own. */
export interface Round {
  readonly round: number;
}

/**
 * Null while it is read. What `read` throws is thrown again while rendering.
 * @param subject what is written; another one is read again
 */
export function useEditorStart<Start extends object>(subject: string, read: () => Promise<Start>) {
  const [round, setRound] = useState(1);
  const [start, setStart] = useState<(Start & Round) | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Signing out replaces the client `read` asks; what is being written is not asked for again because of it.
  const readNow = useEffectEvent(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject, or the same once more, is read again
  useEffect(() => {
    let here = true;
    setStart(null);
    readNow().then(
      (found) => here && setStart({ ...found, round }),
      (error: unknown) => here && setFailure(error),
    );
    return () => {
      here = false;
    };
  }, [subject, round]);
  if (failure !== null) throw failure;
  return { start, reload: useCallback(() => setRound((before) => before + 1), []) };
}
