// The links by which somebody ends what was agreed to, by one click and without signing in
// (docs/mailing.md#advertising). A link names what is ended and is signed for this use alone; it never ends,
// because a mail may be read years later.
import { createSigner, SIGNATURE } from "#gateway/auth/signer.ts";
import type { Mail } from "#prisma/generated/client.ts";
import { UNSUBSCRIBE_ADDRESS } from "#schema/validation/site-paths.ts";

/** What a link ends. */
interface OptOut {
  readonly kind: "newsletter" | "subscription";
  /** Of the member who reads the newsletter, or of the subscription. */
  readonly id: number;
}

export interface OptOutLinks {
  /** The whole address for the reader of a mail; null: nobody knows who that is. */
  linkOf(mail: Pick<Mail, "memberId" | "subscriptionId" | "language">): string | null;
  /** Null: it is none of ours. */
  read(token: string): OptOut | null;
}

const TOKEN = new RegExp(`^(${SIGNATURE})\\.(newsletter|subscription)\\.(\\d{1,10})$`);

/** @param options.secret the one tokens of sessions are signed with; what is made of it here is good for nothing else */
export function createOptOutLinks(options: {
  readonly secret: string;
  readonly publicUrl: string;
}): OptOutLinks {
  const { sign, isSignature } = createSigner(options.secret, "opt-out");
  return {
    linkOf: ({ memberId, subscriptionId, language }) => {
      const text = subscriptionId === null ? `newsletter.${memberId}` : `subscription.${subscriptionId}`;
      if (subscriptionId === null && memberId === null) return null;
      const path = language === "EN" ? `/en${UNSUBSCRIBE_ADDRESS}` : UNSUBSCRIBE_ADDRESS;
      const url = new URL(path, options.publicUrl);
      url.searchParams.set("token", `${sign(text)}.${text}`);
      return url.href;
    },
    read: (token) => {
      const [, signature = "", kind = "", id = ""] = TOKEN.exec(token) ?? [];
      if (!isSignature(signature, `${kind}.${id}`)) return null;
      return { kind: kind === "subscription" ? kind : "newsletter", id: Number(id) };
    },
  };
}
