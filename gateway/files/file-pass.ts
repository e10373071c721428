// An image in the editor belongs to nothing that is published yet, and an <img> can't send an Authorization header: its address
// carries a pass instead (`?t=`). A pass is the id of a session, signed for this use alone. It opens files only while that session
// lives and its member may write, so signing out, losing the role and the twelve hours of a session end it too; it is no token
// and opens nothing else.
import { createHmac, timingSafeEqual } from "node:crypto";

export interface FilePasses {
  /** The pass of a session; the same each time, so that browsers recognise the address. */
  issue(sessionId: string): string;
  /** The session a pass is of, or null when it isn't one of ours. */
  read(pass: string): string | null;
}

/** A signature of 144 bits and a UUID. */
const PASS = /^([\w-]{24})\.([0-9a-f-]{36})$/;

/** @param secret the one tokens are signed with */
export function createFilePasses(secret: string): FilePasses {
  const key = createHmac("sha256", secret).update("association-website/file-pass").digest();
  const sign = (sessionId: string) => createHmac("sha256", key).update(sessionId).digest().subarray(0, 18);
  return {
    issue: (sessionId) => `${sign(sessionId).toString("base64url")}.${sessionId}`,
    read: (pass) => {
      const [, signature = "", sessionId = ""] = PASS.exec(pass) ?? [];
      if (sessionId === "") return null;
      return timingSafeEqual(Buffer.from(signature, "base64url"), sign(sessionId)) ? sessionId : null;
    },
  };
}
