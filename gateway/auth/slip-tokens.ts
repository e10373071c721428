// Says what the QR code of an admission slip holds: the application, signed for this use alone. It opens
// nothing by itself: who checks examinees in reads which application it is. It never ends; whether somebody
// may be checked in is asked of the application each time.
import type { SlipTokens } from "#schema/context.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { CHECK_IN_ADDRESS } from "#schema/validation/site-paths.ts";
import { createSigner, SIGNATURE } from "./signer.ts";

const TOKEN = new RegExp(`^(${SIGNATURE})\\.(\\d{1,10})$`);

/** @param options.secret the one tokens of sessions are signed with; what is made of it here is good for nothing else */
export function createSlipTokens(options: {
  readonly secret: string;
  readonly publicUrl: string;
}): SlipTokens {
  const { sign, isSignature } = createSigner(options.secret, "exam-slip");
  return {
    addressOf: (applicationId) => {
      const url = new URL(CHECK_IN_ADDRESS, options.publicUrl);
      url.searchParams.set("t", `${sign(String(applicationId))}.${applicationId}`);
      return url.href;
    },
    read: (token) => {
      const [, signature = "", id = ""] = TOKEN.exec(token) ?? [];
      return id !== "" && isSignature(signature, id) ? readId(id) : null;
    },
  };
}
