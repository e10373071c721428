// A session that ended under unsaved text is begun again where the text stands, and the same request is sent again (decision 95).
import { hasUnsavedInput } from "#web/browser/unsaved-input.ts";
import { createQuestions } from "./questions.ts";
import { session } from "./session.ts";

export const signIns = createQuestions();

/**
 * A request that carried `authorization` came back with 401. With nothing unsaved, or when the person does not want to, the session is over.
 * @returns whether to send the same request again: as the same person, signed in anew
 */
export async function beginAgain(authorization: string): Promise<boolean> {
  const { member_idx, user } = session.state();
  // An answer to a request of the session before: this one is another.
  if (session.authorization() !== authorization) return session.authorization() !== null;
  if (user !== null && hasUnsavedInput() && (await signIns.ask()))
    return session.state().member_idx === member_idx;
  session.expire(authorization);
  return false;
}
