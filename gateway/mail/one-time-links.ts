// The links in mails. A token is made from its row's id and the server's secret, each time it is needed. The
// database holds only its hash, and the outbox only a placeholder for the link, so neither a backup nor a log
// holds a token.
import { createHash, createHmac, randomUUID } from "node:crypto";
import type { Language } from "#prisma/generated/enums.ts";
import type { LinkKind, OneTimeLinks } from "#schema/context.ts";
import {
  APPLICATION_ADDRESS,
  CHECK_IN_ADDRESS,
  CONFIRM_OPENING_ADDRESS,
  CONFIRM_SUBSCRIPTION_ADDRESS,
  EXAM_RATING_ADDRESS,
  EXAM_SLIP_ADDRESS,
  GROUP_ADDRESS,
  PRESENTATION_CONSENT_ADDRESS,
  PRESENTATION_REVIEW_ADDRESS,
  RESCHEDULE_ADDRESS,
} from "#schema/validation/site-paths.ts";

/** The page each kind of link opens. */
const PAGES: Readonly<Record<LinkKind, string>> = {
  PASSWORD_RESET: "/reset-password",
  INVITATION: "/reset-password",
  EMAIL_PROOF: "/verify-email",
  AUTHOR_CONSENT: "/journal/consent",
  REVIEW_INVITATION: "/journal/review",
  REVIEW_WORK: "/journal/review",
  CHECK_IN: CHECK_IN_ADDRESS,
  EXAM_RATING: EXAM_RATING_ADDRESS,
  RESCHEDULE: RESCHEDULE_ADDRESS,
  OPENING_NOTICE: CONFIRM_OPENING_ADDRESS,
  EXAM_SLIP: EXAM_SLIP_ADDRESS,
  SUBSCRIPTION: CONFIRM_SUBSCRIPTION_ADDRESS,
  PRESENTATION_CONSENT: PRESENTATION_CONSENT_ADDRESS,
  PRESENTATION_REVIEW: PRESENTATION_REVIEW_ADDRESS,
  APPLICATION: APPLICATION_ADDRESS,
  GROUP: GROUP_ADDRESS,
};

/** Links that hold for days or weeks carry their token behind the #, where no server, log or cache ever meets it. */
const BEHIND_HASH: ReadonlySet<LinkKind> = new Set([
  "REVIEW_INVITATION",
  "REVIEW_WORK",
  "CHECK_IN",
  "EXAM_RATING",
  "RESCHEDULE",
  "EXAM_SLIP",
  "PRESENTATION_CONSENT",
  "PRESENTATION_REVIEW",
  "APPLICATION",
  "GROUP",
]);

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

/** @param options.secret the one tokens of sessions are signed with; what is made of it here is good for nothing else */
export function createOneTimeLinks(options: {
  readonly secret: string;
  readonly publicUrl: string;
}): OneTimeLinks {
  const key = createHmac("sha256", options.secret).update("one-time links").digest();
  const tokenOf = (id: string) => createHmac("sha256", key).update(id).digest("base64url");
  return {
    newToken: () => {
      const id = randomUUID();
      return { id, tokenHash: sha256(tokenOf(id)) };
    },
    hashOf: sha256,
    linkTo: (kind: LinkKind, id: string, language: Language) => {
      const url = new URL(language === "EN" ? `/en${PAGES[kind]}` : PAGES[kind], options.publicUrl);
      if (BEHIND_HASH.has(kind)) url.hash = tokenOf(id);
      else url.searchParams.set("token", tokenOf(id));
      return url.href;
    },
  };
}
