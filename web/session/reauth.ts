// A user whose action needs a fresh proof (REAUTH_REQUIRED) proves on the same page who they are; then the same action
// is sent again (docs/sign-in.md#sign-in).
import { createQuestions } from "./questions.ts";

export const proofs = createQuestions();

/**
 * Whether the person closed the question: session-fetch.ts asks before anybody else reads the code. Nothing
 * was done, and nothing is said.
 */
export const isProofDeclined = (code: string | null | undefined): boolean => code === "REAUTH_REQUIRED";
