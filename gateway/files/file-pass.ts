// An image in the editor is not published yet, and an <img> cannot send an Authorization header: its address carries a pass instead
// (`?t=`). A pass is the id of a session, signed for this use alone. It opens files while that session lives and its member may write.
// So it ends with the session, by signing out and with the role. It is no token and opens nothing else.
import { createSigner, SIGNATURE } from "#gateway/auth/signer.ts";

export interface FilePasses {
  /** The pass of a session; the same each time, so that browsers recognise the address. */
  issue(sessionId: string): string;
  /** The session a pass is of, or null when it isn't one of ours. */
  read(pass: string): string | null;
}

/** A signature and a UUID. */
const PASS = new RegExp(`^(${SIGNATURE})\\.([0-9a-f-]{36})$`);

/** @param secret the one tokens are signed with */
export function createFilePasses(secret: string): FilePasses {
  const { sign, isSignature } = createSigner(secret, "file-pass");
  return {
    issue: (sessionId) => `${sign(sessionId)}.${sessionId}`,
    read: (pass) => {
      const [, signature = "", sessionId = ""] = PASS.exec(pass) ?? [];
      return sessionId !== "" && isSignature(signature, sessionId) ? sessionId : null;
    },
  };
}
