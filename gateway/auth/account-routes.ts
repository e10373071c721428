// The calls for one's own account that need a password or a link from a mail. Everything else about the account is GraphQL.
import type { ContentCache } from "#schema/context.ts";
import { emailChange, emailProof, withdrawal } from "#schema/validation/people/account.ts";
import { changeEmail, sendProof, verifyEmail } from "./prove-address.ts";
import { type AuthTools, type Route, readInput, requireViewer } from "./routes.ts";
import { senderOf } from "./sender.ts";
import { withdraw } from "./withdraw.ts";

export interface AccountTools extends AuthTools {
  readonly contentCache: ContentCache;
}

/** The routes by path. */
export function accountRoutes(tools: AccountTools): ReadonlyMap<string, Route> {
  const { authenticate } = tools;
  return new Map<string, Route>([
    [
      "/api/v1/verify-email",
      {
        method: "POST",
        run: async (request, address) => {
          const { memberId, email, isReopened } = await verifyEmail(
            tools,
            await readInput(emailProof, request),
            senderOf(request, address),
          );
          return {
            status: 200,
            body: { member_idx: memberId, email, ...(isReopened ? { reopened: true } : {}) },
          };
        },
      },
    ],
    [
      "/api/v1/send-proof",
      {
        method: "POST",
        run: async (request) => {
          await sendProof(tools, await requireViewer(authenticate, request));
          return { status: 204 };
        },
      },
    ],
    [
      "/api/v1/change-email",
      {
        method: "POST",
        run: async (request) => {
          const viewer = await requireViewer(authenticate, request);
          await changeEmail(tools, viewer, await readInput(emailChange, request));
          return { status: 204 };
        },
      },
    ],
    [
      "/api/v1/withdraw",
      {
        method: "POST",
        run: async (request) => {
          const viewer = await requireViewer(authenticate, request);
          await withdraw(tools, viewer, await readInput(withdrawal, request));
          return { status: 204 };
        },
      },
    ],
  ]);
}
