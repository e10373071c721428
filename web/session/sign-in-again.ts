// A session that ended under unsaved text is begun again where the text is, and the same request is sent
// again (docs/texts.md#drafts). What runs by itself, and a save by the keys, shows a strip; the dialog comes
// for somebody who pressed a button, and never takes the focus out of a text.
import { isInText } from "#web/browser/in-text.ts";
import { hasUnsavedInput } from "#web/browser/unsaved-input.ts";
import { createQuestions } from "./questions.ts";
import { session } from "./session.ts";

export const signIns = createQuestions();

/**
 * What a request is for. `save`: somebody pressed a button and waits. `read`: it waits, and nobody is to be
 * disturbed. `draft`: it is sent again later anyway, and a save waits for its end, so it waits for nobody.
 */
export type Purpose = "save" | "read" | "draft";

/** Milliseconds after a save in which somebody may go back to the text. */
const PAUSE = 500;

/**
 * A request that carried `authorization` came back with 401. With nothing unsaved, or when the person does
 * not want to, the session has ended.
 * @param sentAt when it was sent, by `performance.now()`
 * @returns whether to send the same request again: as the same person, signed in again
 */
export async function beginAgain(authorization: string, purpose: Purpose, sentAt: number): Promise<boolean> {
  const { member_idx, user } = session.state();
  // An answer to a request of the session before: this one is another.
  if (session.authorization() !== authorization) return session.authorization() !== null;
  if (user === null || !hasUnsavedInput()) {
    session.expire(authorization);
    return false;
  }
  const answered = signIns.ask(false).then((yes) => {
    if (!yes) session.expire(authorization);
    return yes && session.state().member_idx === member_idx;
  });
  if (purpose === "draft") return false;
  if (purpose === "save") {
    setTimeout(urgeOutsideTexts, Math.max(0, sentAt + PAUSE - performance.now()));
  }
  return answered;
}

/** Somebody waits for their save. Whose focus is in a text goes to the strip when they want to. */
export function urgeOutsideTexts(): void {
  if (!isInText()) signIns.urge();
}
