// Defines what a person types and what a device sends to prove who they are, beside the password. Field names
// are those of the REST table.
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { givenPassword } from "./members.ts";

/** Six digits of an app, or a recovery code: spaces and hyphens do not count, nor does upper case. */
const factorCode = z
  .string({ error: "REQUIRED" })
  .max(100, { error: "TOO_LONG" })
  .transform((value) => value.normalize("NFKC").toLowerCase().replace(/[\s-]/g, ""))
  .refine((value) => value !== "", { error: "REQUIRED" });

const ticket = z.string().max(200, { error: "TOO_LONG" });

/** POST /api/v1/login/second-factor. */
export const secondFactor = z.strictObject({ ticket, code: factorCode });
export type SecondFactor = z.output<typeof secondFactor>;

/** A code alone: its form, which knows the ticket, and POST /api/v1/factors/totp-confirm. */
export const codeProof = z.strictObject({ code: factorCode });
export type CodeProof = z.output<typeof codeProof>;

/** The password alone. */
export const passwordProof = z.strictObject({ password: givenPassword });

const part = z.string().max(10_000, { error: "TOO_LONG" });
const credential = {
  id: part,
  rawId: part,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
} as const;

/** What the browser's WebAuthn answers; the library checks what it says. */
const assertion = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: part, authenticatorData: part, signature: part }),
});
const attestation = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: part, attestationObject: part }),
});

/** POST /api/v1/login/passkey. */
export const passkeySignIn = z.strictObject({ ticket, response: assertion });
export type PasskeySignIn = z.output<typeof passkeySignIn>;

/** What the member calls the key. */
export const passkeyName = z.strictObject({ name: requiredLine(LINE_MAX_LENGTH) });

/** POST /api/v1/factors/passkey. */
export const passkeySetUp = z.strictObject({ ticket, response: attestation, ...passkeyName.shape });
export type PasskeySetUp = z.output<typeof passkeySetUp>;

/** POST /api/v1/factors/remove: the app, or a key by its id. */
export const factorRemoval = z.strictObject({ factor: z.union([z.literal("TOTP"), z.int32()]) });
export type FactorRemoval = z.output<typeof factorRemoval>;

/** POST /api/v1/reauthenticate: the password, a code of the second factor, or a passkey as for signing in. */
export const reauthentication = z.union([passwordProof, codeProof, passkeySignIn]);
export type Reauthentication = z.output<typeof reauthentication>;
