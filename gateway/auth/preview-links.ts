// The links by which somebody without an account reads something before it is published (decision 195). A
// link names its row and the moment it ends, and is signed for this use alone. Whether the row is still there
// is asked each time (schema/core/previews/open-preview.ts).
import type { PreviewLinks } from "#schema/context.ts";
import { createSigner, SIGNATURE } from "./signer.ts";

/** A signature, a UUID and seconds since 1970. */
const LINK = new RegExp(`^(${SIGNATURE})\\.([0-9a-f-]{36})\\.(\\d{10})$`);

/** @param secret the one tokens of sessions are signed with; what is made of it here is good for nothing else */
export function createPreviewLinks(secret: string): PreviewLinks {
  // Named after what there was first, so that links that were sent go on opening.
  const { sign, isSignature } = createSigner(secret, "post-preview");
  return {
    sign: (id, expiresAt) => {
      const text = `${id}.${Math.floor(expiresAt.getTime() / 1000)}`;
      return `${sign(text)}.${text}`;
    },
    read: (link, now) => {
      const [, signature = "", id = "", seconds = ""] = LINK.exec(link) ?? [];
      if (id === "" || !isSignature(signature, `${id}.${seconds}`)) return null;
      return Number(seconds) * 1000 > now.getTime() ? id : null;
    },
  };
}
