// Devices on which an account was signed in to before: the browser keeps a signed mark in a cookie that only the sign-in reads
// (decision 57). The mark signs nobody in. It says that wrong tries of strangers are not this device's, and no more.
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

export interface KnownDevices {
  /**
   * The number of the device, where the request carries a mark of ours for this account.
   * @param cookies the Cookie header
   * @param account the compared form of the e-mail address
   */
  read(cookies: string | undefined, account: string): string | null;
  /** The Set-Cookie header after a sign-in. A device keeps its number. */
  mark(account: string, device: string | null): string;
}

/** Browsers keep a cookie no longer than 400 days. */
const MAX_AGE_SECONDS = 400 * 86_400;

/** A signature of 144 bits and a UUID. */
const MARK = /^([\w-]{24})\.([0-9a-f-]{36})$/;

/** @param options.secret the one tokens are signed with; what is made of it here is good for nothing else */
export function createKnownDevices(options: {
  readonly secret: string;
  readonly publicUrl: string;
}): KnownDevices {
  const key = createHmac("sha256", options.secret).update("association-website/known-device").digest();
  const sign = (text: string) => createHmac("sha256", key).update(text).digest().subarray(0, 18);
  /** One cookie an account: people who share a browser don't take each other's mark away. The address itself stays untold. */
  const nameFor = (account: string) =>
    `device-${sign(`name\n${account}`).subarray(0, 9).toString("base64url")}`;
  const signatureOf = (device: string, account: string) => sign(`mark\n${device}\n${account}`);
  const secure = options.publicUrl.startsWith("https:") ? "; Secure" : "";
  return {
    read: (cookies, account) => {
      const name = nameFor(account);
      const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
      const [, signature = "", device = ""] = MARK.exec(pairs.find(([own]) => own === name)?.[1] ?? "") ?? [];
      if (device === "") return null;
      const given = Buffer.from(signature, "base64url");
      return timingSafeEqual(given, signatureOf(device, account)) ? device : null;
    },
    mark: (account, known) => {
      const device = known ?? randomUUID();
      const mark = `${signatureOf(device, account).toString("base64url")}.${device}`;
      return `${nameFor(account)}=${mark}; Path=/api/v1/login; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
    },
  };
}
