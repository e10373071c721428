// Ends what a link of a mail names: the button of its page, and the one click of mail programs (RFC 8058),
// which send a form and read nothing of the answer. Opening the page ends nothing, because programs that
// check links in mails open it, too.
import type { Route } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { endSubscription } from "#schema/mailing/subscriptions/end-subscription.ts";
import { chooseNewsletter } from "#schema/people/account/choose-newsletter.ts";
import type { OptOutLinks } from "./opt-out-links.ts";

export const OPT_OUT_PATH = "/api/v1/opt-out";

export interface OptOutTools {
  readonly optOuts: OptOutLinks;
  readonly clock: Clock;
}

/** @throws HttpError LINK_ENDED for what is none of ours */
export function optOutRoute({ optOuts, clock }: OptOutTools): Route {
  return {
    method: "POST",
    run: async (request) => {
      const token = new URL(request.url ?? "", "http://mail.invalid").searchParams.get("token") ?? "";
      const ended = optOuts.read(token);
      if (!ended) throw new HttpError("LINK_ENDED");
      const now = clock.now();
      await db.$transaction(async (tx) => {
        if (ended.kind === "subscription") return await endSubscription(tx, ended.id);
        const member = await tx.member.findUnique({ where: { id: ended.id }, select: { language: true } });
        if (!member) return;
        await chooseNewsletter(tx, { memberId: ended.id, granted: false, language: member.language, now });
      });
      return { status: 200, body: {} };
    },
  };
}
