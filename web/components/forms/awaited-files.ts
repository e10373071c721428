// Uploads of a form that are under way. Submitting the form waits for them, so that the chosen files go with it.
import { createContext, type RefObject, useCallback, useContext, useEffect, useState } from "react";

/** What a form and the uploads in it tell each other. */
export interface AwaitedFiles {
  /** The form goes out as soon as the files are there. */
  readonly waiting: boolean;
  /** A file is on its way. @returns says that it is no more */
  readonly begin: () => () => void;
  /** One failed: the form is not submitted before its user has seen that. */
  readonly giveUp: () => void;
}

/** Outside of a form nobody waits. */
export const AwaitedFilesContext = createContext<AwaitedFiles>({
  waiting: false,
  begin: () => () => {},
  giveUp: () => {},
});

/** Reports to the form around it the files that are being uploaded, and those that failed. */
export function useFilesUnderWay(files: readonly { readonly failed: string | null }[]): void {
  const { begin, giveUp } = useContext(AwaitedFilesContext);
  const failed = files.filter((file) => file.failed !== null).length;
  const isRunning = failed < files.length;
  useEffect(() => (isRunning ? begin() : undefined), [isRunning, begin]);
  useEffect(() => {
    if (failed > 0) giveUp();
  }, [failed, giveUp]);
}

/** @returns `mustWait` is asked when the form is sent: true while a file is on its way, and the form is sent again after that */
export function useAwaitedFiles(
  formRef: RefObject<HTMLFormElement | null>,
): AwaitedFiles & { readonly mustWait: () => boolean } {
  const [running, setRunning] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const begin = useCallback(() => {
    setRunning((count) => count + 1);
    return () => setRunning((count) => count - 1);
  }, []);
  const giveUp = useCallback(() => setWaiting(false), []);
  useEffect(() => {
    if (!waiting || running > 0) return;
    setWaiting(false);
    formRef.current?.requestSubmit();
  }, [waiting, running, formRef]);
  const mustWait = () => {
    if (running > 0) setWaiting(true);
    return running > 0;
  };
  return { waiting, begin, giveUp, mustWait };
}
