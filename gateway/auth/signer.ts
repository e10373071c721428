// Signs short texts that go out to browsers and come back: a pass, a mark, an address. A signature is good
// for its own purpose only, and for every gateway with the same secret.
import { createHmac, timingSafeEqual } from "node:crypto";

/** A signature of 144 bits as `sign` writes it, as a part of a regular expression. */
export const SIGNATURE = "[\\w-]{24}";

interface Signer {
  /** 24 characters that an address or a cookie can hold. */
  sign(text: string): string;
  /** Whether it is the signature of the text. The time this takes says nothing about the right one. */
  isSignature(signature: string, text: string): boolean;
}

/**
 * @param secret the one tokens of sessions are signed with; what is made of it here is good for nothing else
 * @param purpose names what is signed
 */
export function createSigner(secret: string, purpose: string): Signer {
  const key = createHmac("sha256", secret).update(`association-website/${purpose}`).digest();
  const bytesOf = (text: string) => createHmac("sha256", key).update(text).digest().subarray(0, 18);
  return {
    sign: (text) => bytesOf(text).toString("base64url"),
    isSignature: (signature, text) => {
      const [given, right] = [Buffer.from(signature, "base64url"), bytesOf(text)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
