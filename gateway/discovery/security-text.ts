// /.well-known/security.txt (RFC 9116): where somebody who found a weakness writes to.
import { db } from "#prisma/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { DAY } from "#schema/validation/core/durations.ts";

export const SECURITY_PATH = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year. It moves with the day, so that it is never over while the site runs. */
const GOOD_FOR_DAYS = 180;

/** @param publicUrl origin of the site, without a slash at the end */
export async function securityText(publicUrl: string, now: Date): Promise<string> {
  const { email } = await readSettings(db);
  const expires = new Date(Math.floor(now.getTime() / DAY + GOOD_FOR_DAYS) * DAY);
  const lines = [
    // Before the office has written its address, the page with whatever it has written.
    `Contact: ${email === null ? `${publicUrl}/` : `mailto:${email}`}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: ko, en",
    `Canonical: ${publicUrl}${SECURITY_PATH}`,
  ];
  return `${lines.join("\n")}\n`;
}
