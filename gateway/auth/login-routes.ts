// Handles the calls of a login: password, second factor, passkey.
import type { IncomingMessage } from "node:http";
import { passkeySignIn, secondFactor } from "#schema/validation/people/factors.ts";
import { login } from "#schema/validation/people/members.ts";
import { type LoginTools, logIn } from "./login.ts";
import { signInWithPasskey } from "./passkey-sign-in.ts";
import type { Passkeys } from "./passkeys.ts";
import { type Answer, bearer, type Route, readInput } from "./routes.ts";
import { signInWithCode } from "./second-factor.ts";
import { senderOf } from "./sender.ts";
import type { LoggedIn } from "./signing-in.ts";

export interface LoginRouteTools extends LoginTools {
  readonly passkeys: Passkeys;
}

const loggedIn = ({ token, memberId, memberType, deviceMark }: LoggedIn): Answer => ({
  status: 200,
  headers: { ...bearer(token), "set-cookie": deviceMark },
  body: { member_idx: memberId, member_type: memberType },
});

/** The routes by path. */
export function loginRoutes(tools: LoginRouteTools): ReadonlyMap<string, Route> {
  const post = (run: (request: IncomingMessage, address: string) => Promise<Answer>): Route => ({
    method: "POST",
    run,
  });
  return new Map<string, Route>([
    [
      "/api/v1/login",
      post(async (request, address) => {
        const came = await logIn(tools, await readInput(login, request), senderOf(request, address));
        if ("token" in came) return loggedIn(came);
        return { status: 202, body: { ticket: came.ticket, factors: came.factors } };
      }),
    ],
    [
      "/api/v1/login/second-factor",
      post(async (request, address) => {
        const input = await readInput(secondFactor, request);
        return loggedIn(await signInWithCode(tools, input, senderOf(request, address)));
      }),
    ],
    [
      "/api/v1/login/passkey-options",
      post(async (_request, address) => {
        await tools.throttle.passkey(address);
        return { status: 200, body: { ...(await tools.passkeys.ask()) } };
      }),
    ],
    [
      "/api/v1/login/passkey",
      post(async (request, address) => {
        const input = await readInput(passkeySignIn, request);
        return loggedIn(await signInWithPasskey(tools, input, senderOf(request, address)));
      }),
    ],
  ]);
}
