// The calls by which a member looks after the own second factors, and proves once more who it is. All but the proof ask for one
// within five minutes (schema/policies/people/recent-proof.ts).
import type { IncomingMessage } from "node:http";
import type { Viewer } from "#schema/context.ts";
import {
  codeProof,
  factorRemoval,
  passkeySetUp,
  reauthentication,
} from "#schema/validation/people/factors.ts";
import { offerProof, reauthenticate } from "./reauthenticate.ts";
import { type Answer, type Route, readInput, requireViewer } from "./routes.ts";
import { type Sender, senderOf } from "./sender.ts";
import type { Authenticate } from "./session.ts";
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  type FactorTools,
  offerPasskey,
  removeFactor,
  renewCodes,
} from "./set-up-factors.ts";

export interface FactorRouteTools extends FactorTools {
  readonly authenticate: Authenticate;
}

/** The routes by path. */
export function factorRoutes(tools: FactorRouteTools): ReadonlyMap<string, Route> {
  /** @param run answers with the body; null: there is none */
  const own = (
    run: (viewer: Viewer, request: IncomingMessage, from: Sender) => Promise<Answer["body"] | null>,
  ): Route => ({
    method: "POST",
    run: async (request, address) => {
      const viewer = await requireViewer(tools.authenticate, request);
      const body = await run(viewer, request, senderOf(request, address));
      return body ? { status: 200, body } : { status: 204 };
    },
  });
  const codes = (made: readonly string[]) => ({ recovery_codes: made });
  return new Map<string, Route>([
    [
      "/api/v1/reauthenticate",
      {
        method: "POST",
        run: async (request) => {
          const viewer = await requireViewer(tools.authenticate, request);
          await reauthenticate(tools, viewer, await readInput(reauthentication, request));
          return { status: 204 };
        },
      },
    ],
    [
      "/api/v1/reauthenticate/options",
      {
        method: "POST",
        run: async (request) => {
          const viewer = await requireViewer(tools.authenticate, request);
          return { status: 200, body: { ...(await offerProof(tools, viewer)) } };
        },
      },
    ],
    ["/api/v1/factors/totp", own(async (viewer) => ({ ...(await beginTotp(viewer)) }))],
    [
      "/api/v1/factors/totp-confirm",
      own(async (viewer, request, from) =>
        codes(await confirmTotp(tools, viewer, await readInput(codeProof, request), from)),
      ),
    ],
    ["/api/v1/factors/passkey-options", own(async (viewer) => ({ ...(await offerPasskey(tools, viewer)) }))],
    [
      "/api/v1/factors/passkey",
      own(async (viewer, request, from) =>
        codes(await addPasskey(tools, viewer, await readInput(passkeySetUp, request), from)),
      ),
    ],
    [
      "/api/v1/factors/remove",
      own(async (viewer, request, from) => {
        await removeFactor(tools, viewer, await readInput(factorRemoval, request), from);
        return null;
      }),
    ],
    [
      "/api/v1/factors/recovery-codes",
      own(async (viewer, _request, from) => codes(await renewCodes(tools, viewer, from))),
    ],
  ]);
}
