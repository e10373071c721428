// The REST calls about second factors. What WebAuthn needs in the browser comes with this file, so it is
// loaded where somebody asks for it.
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { signIn } from "./auth-requests.ts";
import { type AuthResult, refusal, send, settle } from "./rest-call.ts";

/** What a call answered with, or why it was refused. */
type Made<Value> = { readonly result: AuthResult; readonly made: Value | null };

/** Whether the browser's prompt for a passkey was closed, or ran out of time, before a key answered. */
export const wasPromptClosed = (result: AuthResult): boolean =>
  !result.success && result.error instanceof Error && result.error.name === "NotAllowedError";

/** Signs in with a key of this device. A person who changes their mind reads as a refusal without a code. */
export async function loginWithPasskey(): Promise<AuthResult> {
  const asked = await call<PasskeyRequest<Parameters<typeof startAuthentication>[0]["optionsJSON"]>>(
    "login/passkey-options",
    {},
  );
  if (!asked.made) return asked.result;
  const { ticket, options } = asked.made;
  const signed = await settle("Passkey", async () => {
    const response = await startAuthentication({ optionsJSON: options });
    return await signIn("login/passkey", { ticket, response });
  });
  return signed;
}

/** Proves once more who it is with a key of this device. A person who changes their mind reads as a refusal without a code. */
export async function proveWithPasskey(): Promise<AuthResult> {
  const asked = await call<PasskeyRequest<Parameters<typeof startAuthentication>[0]["optionsJSON"]>>(
    "reauthenticate/options",
    {},
  );
  if (!asked.made) return asked.result;
  const { ticket, options } = asked.made;
  return await settle("Proof by passkey", async () => {
    const response = await startAuthentication({ optionsJSON: options });
    const answer = await send("POST", "reauthenticate", { ticket, response });
    return answer.ok ? { success: true } : refusal(answer);
  });
}

interface PasskeyRequest<Options> {
  readonly ticket: string;
  readonly options: Options;
}

interface RecoveryCodes {
  /** Empty where there were codes already. */
  readonly recovery_codes: readonly string[];
}

/**
 * Makes a key on this device. A person who changes their mind reads as a refusal without a code. @returns
 * recovery codes, with the first factor
 */
export async function addPasskey(name: string): Promise<Made<RecoveryCodes>> {
  const asked = await call<PasskeyRequest<Parameters<typeof startRegistration>[0]["optionsJSON"]>>(
    "factors/passkey-options",
    {},
  );
  if (!asked.made) return { result: asked.result, made: null };
  const { ticket, options } = asked.made;
  try {
    const response = await startRegistration({ optionsJSON: options });
    return await call<RecoveryCodes>("factors/passkey", { ticket, response, name });
  } catch (error) {
    const closed: AuthResult = { success: false, code: null, fields: {}, error };
    if (wasPromptClosed(closed)) return { result: closed, made: null };
    const result: AuthResult = {
      success: false,
      code: "VALIDATION",
      fields: { name: ["PASSKEY_REFUSED"] },
      error,
    };
    return { result, made: null };
  }
}

/** Begins an app: its secret, and the address the QR code holds. */
export const beginApp = (): Promise<Made<{ readonly secret: string; readonly address: string }>> =>
  call("factors/totp", {});

export const confirmApp = (code: string): Promise<Made<RecoveryCodes>> =>
  call("factors/totp-confirm", { code });

export const renewRecoveryCodes = (): Promise<Made<RecoveryCodes>> => call("factors/recovery-codes", {});

/** @param factor the app, or a key by its id */
export const removeFactor = async (factor: "TOTP" | number): Promise<AuthResult> =>
  (await call("factors/remove", { factor })).result;

async function call<Value>(path: string, input: object): Promise<Made<Value>> {
  let made: Value | null = null;
  const result = await settle("Second factor", async () => {
    const answer = await send("POST", path, input);
    if (!answer.ok) return refusal(answer);
    // The server's own shape (gateway/auth/factor-routes.ts).
    made = answer.body as Value;
    return { success: true };
  });
  return { result, made };
}
