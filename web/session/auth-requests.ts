// The specification's REST calls (7) and what they do to the session (4, 8).
import type {
  ForgottenPassword,
  Login,
  PasswordChange,
  PasswordReset,
  RegistrationInput,
} from "#schema/validation/people/members.ts";
import { type AuthResult, refusal, refused, send, settle } from "./rest-call.ts";
import { session } from "./session.ts";

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
export interface FactorRequired {
  /** Says for five minutes whose password was right. */
  readonly ticket: string;
  readonly factors: readonly string[];
}

/** POST /api/v1/login. @param onFactor called in place of signing in where the account asks for more than the password */
export function login(input: Login, onFactor?: (asked: FactorRequired) => void): Promise<AuthResult> {
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
  onFactor?: (asked: FactorRequired) => void,
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
