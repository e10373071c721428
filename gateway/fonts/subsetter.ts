// Cuts font files in a thread of its own, which holds some 80 MB. When too many files are waited for, a
// request is refused, and the browser takes the slices.
import { createAnsweringThread } from "#gateway/threads/answering-thread.ts";

const WAITING_MAX = 30;

interface Subsetter {
  /**
   * The font with some characters only, as woff2.
   * @throws HttpError UNAVAILABLE when too many wait; what broke the thread, which the next call starts again
   */
  cut(characters: string): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** @param font the path of a TrueType file */
export function createSubsetter(font: string): Subsetter {
  const thread = createAnsweringThread<string, Uint8Array<ArrayBuffer>>({
    program: new URL("./subset-worker.ts", import.meta.url),
    workerData: font,
    waitingMax: WAITING_MAX,
  });
  return { cut: (characters) => thread.ask(characters), close: () => thread.close() };
}
