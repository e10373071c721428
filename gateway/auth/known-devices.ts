// Devices on which an account was signed in to before: the browser stores a signed mark in a cookie that only the sign-in reads
// (decision 57). The mark signs nobody in. It only says that wrong tries from elsewhere are not this device's.
import { randomUUID } from "node:crypto";
import { createSigner, SIGNATURE } from "./signer.ts";

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

/** A signature and a UUID. */
const MARK = new RegExp(`^(${SIGNATURE})\\.([0-9a-f-]{36})$`);

/** @param options.secret the one tokens are signed with; what is made of it here is good for nothing else */
export function createKnownDevices(options: {
  readonly secret: string;
  readonly publicUrl: string;
}): KnownDevices {
  const { sign, isSignature } = createSigner(options.secret, "known-device");
  /** One cookie an account: people who share a browser don't take each other's mark away. The address itself stays untold. */
  const nameFor = (account: string) => `device-${sign(`name\n${account}`).slice(0, 12)}`;
  const markOf = (device: string, account: string) => `mark\n${device}\n${account}`;
  const secure = options.publicUrl.startsWith("https:") ? "; Secure" : "";
  return {
    read: (cookies, account) => {
      const name = nameFor(account);
      const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
      const [, signature = "", device = ""] = MARK.exec(pairs.find(([own]) => own === name)?.[1] ?? "") ?? [];
      return device !== "" && isSignature(signature, markOf(device, account)) ? device : null;
    },
    mark: (account, known) => {
      const device = known ?? randomUUID();
      const mark = `${sign(markOf(device, account))}.${device}`;
      return `${nameFor(account)}=${mark}; Path=/api/v1/login; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
    },
  };
}
