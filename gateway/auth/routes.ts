// The REST calls (docs/core.md#calls-and-limits) as data: the method, what is done, and what is answered.
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { readJsonObject } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { OneTimeLinks, Viewer } from "#schema/context.ts";
import { recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import {
  forgottenPassword,
  passwordChange,
  passwordReset,
  registration,
} from "#schema/validation/people/members.ts";
import type { z } from "#schema/validation/zod.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import type { Guesses } from "./guesses.ts";
import { viewTokenIn } from "./member-views.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { originOf, senderOf } from "./sender.ts";
import type { Authenticate } from "./session.ts";
import type { SessionTools } from "./start-session.ts";
import type { Throttle } from "./throttle.ts";

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * In place of a body: an answer that is written while it is made. Calls `write` once, and resolves when the last byte is out.
   */
  readonly send?: (write: (stream: Readable) => Promise<void>) => Promise<void>;
}

export interface Route {
  readonly method: "GET" | "POST" | "PATCH";
  /** @param address the sender's, as the throttle counts it */
  readonly run: (request: IncomingMessage, address: string) => Promise<Answer>;
}

export interface AuthTools extends SessionTools {
  readonly throttle: Throttle;
  readonly authenticate: Authenticate;
  readonly links: OneTimeLinks;
  readonly guesses: Guesses;
}

/** The routes by path. */
export function authRoutes(tools: AuthTools): ReadonlyMap<string, Route> {
  const { authenticate, throttle } = tools;
  return new Map<string, Route>([
    [
      "/api/v1/register",
      {
        method: "POST",
        run: async (request, address) => {
          const input = await readInput(registration, request);
          await throttle.registration(address);
          const memberId = await register(tools, input);
          return { status: 201, body: { member_idx: memberId } };
        },
      },
    ],
    [
      "/api/v1/change-password",
      {
        method: "PATCH",
        run: async (request, address) => {
          const viewer = await requireViewer(authenticate, request);
          const input = await readInput(passwordChange, request);
          const token = await changePassword(tools, viewer, input, senderOf(request, address));
          return { status: 204, headers: bearer(token) };
        },
      },
    ],
    [
      "/api/v1/forgot-password",
      {
        method: "POST",
        run: async (request, address) => {
          await forgotPassword(tools, await readInput(forgottenPassword, request), address);
          return { status: 204 };
        },
      },
    ],
    [
      "/api/v1/reset-password",
      {
        method: "POST",
        run: async (request, address) => {
          await resetPassword(tools, await readInput(passwordReset, request), senderOf(request, address));
          return { status: 204 };
        },
      },
    ],
    [
      "/api/v1/logout",
      {
        method: "POST",
        run: async (request, address) => {
          const { sessionId, memberId } = await requireViewer(authenticate, request);
          const from = originOf(senderOf(request, address));
          await db.session.deleteMany({ where: { id: sessionId } });
          await recordSignIn(db, { kind: "SIGNED_OUT", memberId, ...from }, tools.clock.now());
          return { status: 204 };
        },
      },
    ],
  ]);
}

/** The header that carries a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** @throws HttpError VALIDATION */
export async function readInput<T extends z.ZodType>(
  schema: T,
  request: IncomingMessage,
): Promise<z.output<T>> {
  const checked = check(schema, await readJsonObject(request));
  if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
  return checked.value;
}

/**
 * @throws HttpError VIEW_ONLY for staff who view the site as a member, SESSION_EXPIRED for a token that is no
 * longer good, UNAUTHENTICATED (403) where none was sent
 */
export async function requireViewer(authenticate: Authenticate, request: IncomingMessage): Promise<Viewer> {
  const { authorization } = request.headers;
  if (viewTokenIn(authorization) !== null) throw new HttpError("VIEW_ONLY");
  const who = await authenticate(authorization);
  if (who.kind === "expired") throw new HttpError("SESSION_EXPIRED");
  if (who.kind === "visitor") throw new HttpError("UNAUTHENTICATED");
  return who.viewer;
}
