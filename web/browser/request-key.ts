// A key of a form's own: sent twice with it, the form makes one thing (schema/core/shared/request-key.ts).

const BYTES = 16;

/** 32 digits no other form has. `crypto.randomUUID` would need a secure context. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
