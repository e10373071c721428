// The specification's REST calls (7) and what they do to the session (4, 8). A refusal comes back as a result with its code
// and fields; a network or parse failure is logged and rethrown by the request, and the result then carries the error.
import type { FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import type {
  ForgottenPassword,
  Login,
  PasswordChange,
  PasswordReset,
  RegistrationInput,
} from "#schema/validation/people/members.ts";
import { logError } from "#web/browser/log.ts";
import { session } from "./session.ts";
import { sessionFetch } from "./session-fetch.ts";

/** What a call came to. `code` is null when there was no answer to read. */
export type AuthResult =
  | { readonly success: true }
  | {
      readonly success: false;
      readonly code: RequestCode | null;
      /** By the names of the REST table, such as `old_password` or `consents.terms`. */
      readonly fields: FieldErrors;
      /** Seconds to wait, with TOO_MANY_TRIES and UNAVAILABLE. */
      readonly retryAfter?: number;
      readonly error: unknown;
    };

interface Answer {
  readonly ok: boolean;
  readonly authorization: string | null;
  readonly retryAfter: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** POST /api/v1/register. Signing up does not sign in. */
export function register(input: RegistrationInput): Promise<AuthResult> {
  return settle("Registration", async () => {
    const answer = await send("POST", "register", input);
    if (!answer.ok) return refusal(answer);
    session.report({ isLoading: false, message: "session.registerSuccess", messageType: "success" });
    return { success: true };
  });
}

/** What an account asks for beside its password. */
export interface FactorAsked {
  /** Says for five minutes whose password was right. */
  readonly ticket: string;
  readonly factors: readonly string[];
}

/** POST /api/v1/login. @param onFactor called in place of signing in where the account asks for more than the password */
export function login(input: Login, onFactor?: (asked: FactorAsked) => void): Promise<AuthResult> {
  return signIn("login", input, onFactor);
}

/** POST /api/v1/login/second-factor. */
export function loginWithCode(input: {
  readonly ticket: string;
  readonly code: string;
}): Promise<AuthResult> {
  return signIn("login/second-factor", input);
}

/** An answer without a token is a failure of the server, not of the password. */
export async function signIn(
  call: string,
  input: object,
  onFactor?: (asked: FactorAsked) => void,
): Promise<AuthResult> {
  session.report({ isLoading: true, message: null, messageType: null });
  const result = await settle("Login", async () => {
    const answer = await send("POST", call, input);
    if (!answer.ok) return refusal(answer);
    const { ticket, factors } = answer.body;
    if (onFactor && typeof ticket === "string" && Array.isArray(factors)) {
      session.report({ isLoading: false });
      onFactor({ ticket, factors });
      return { success: true };
    }
    const [token_type, token] = answer.authorization?.split(" ", 2) ?? [];
    if (!token_type || !token) return refused("INTERNAL");
    const { member_idx, member_type } = answer.body;
    await session.adopt(
      {
        token,
        token_type,
        member_idx: typeof member_idx === "number" ? member_idx : null,
        member_type: typeof member_type === "string" ? member_type : null,
      },
      "session.loginSuccess",
    );
    return { success: true };
  });
  if (!result.success)
    session.report({ isLoading: false, message: "session.loginFailed", messageType: "error" });
  return result;
}

/** PATCH /api/v1/change-password. The fresh token takes the place of the old one; every other session ends. */
export function changePassword(input: PasswordChange): Promise<AuthResult> {
  return settle("Password change", async () => {
    const answer = await send("PATCH", "change-password", input);
    if (!answer.ok) return refusal(answer);
    const [token_type, token] = answer.authorization?.split(" ", 2) ?? [];
    if (!token_type || !token) throw new Error("The password change was answered without a token");
    const { member_idx, member_type } = session.state();
    await session.adopt({ token, token_type, member_idx, member_type });
    return { success: true };
  });
}

/** POST /api/v1/forgot-password. Succeeds for any address, so that it does not reveal who is a member. */
export function forgotPassword(input: ForgottenPassword): Promise<AuthResult> {
  return settle("Asking for a new password", async () => {
    const answer = await send("POST", "forgot-password", input);
    return answer.ok ? { success: true } : refusal(answer);
  });
}

/** POST /api/v1/reset-password. Every session of the member ends, also one this browser may hold. */
export function resetPassword(input: PasswordReset): Promise<AuthResult> {
  return settle("Password reset", async () => {
    const answer = await send("POST", "reset-password", input);
    if (!answer.ok) return refusal(answer);
    if (session.authorization()) session.signOut();
    return { success: true };
  });
}

/** One call of the REST table. Rejects when there is no answer to read. Signing in carries no token: one that has ended would be refused. */
export async function send(method: string, call: string, body: object): Promise<Answer> {
  const request = call.startsWith("login") ? fetch : sessionFetch;
  const response = await request(`/api/v1/${call}`, {
    method,
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    ok: response.ok,
    authorization: response.headers.get("authorization"),
    retryAfter: Number.parseInt(response.headers.get("retry-after") ?? "", 10),
    body: text === "" ? {} : JSON.parse(text),
  };
}

/** Logs and rethrows what went wrong on the way, then answers with it as the specification's store does. */
export async function settle(what: string, run: () => Promise<AuthResult>): Promise<AuthResult> {
  const logged = async () => {
    try {
      return await run();
    } catch (error) {
      logError(`${what} failed:`, error);
      throw error;
    }
  };
  try {
    return await logged();
  } catch (error) {
    return { success: false, code: null, fields: {}, error };
  }
}

export function refusal({ body, retryAfter }: Answer): AuthResult {
  // The codes are the server's own (schema/validation/core/codes.ts); anything else reads as an internal failure.
  const { code, fields } = body as { code?: RequestCode; fields?: FieldErrors };
  const wait = Number.isSafeInteger(retryAfter) ? { retryAfter } : {};
  return { ...refused(code ?? "INTERNAL"), fields: fields ?? {}, ...wait };
}

function refused(code: RequestCode) {
  return { success: false, code, fields: {}, error: new Error(code) } as const;
}
