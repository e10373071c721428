// Says what a person who starts the site by hand reads: where it is, and how to sign in. Passwords are written here and nowhere
// else: to standard output, as plain text, never through the logger.
import type { AddressInfo } from "node:net";
import { db } from "#prisma/client.ts";
import { DEMO_PASSWORD, demoAccounts } from "#prisma/seed/content/accounts.ts";
import type { SeedResult } from "#prisma/seed/seed.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/** Who can sign in with a password that a person at the terminal may know. */
interface SignIns {
  readonly demo: readonly { readonly email: string; readonly what: string }[];
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
}

/** @param seeded what this very start has put into the database */
export async function readSignIns({ adminEmail, printedAdminPassword }: SeedResult): Promise<SignIns> {
  const members = await db.member.findMany({
    // The demo's other members only fill the lists.
    where: {
      isDemo: true,
      status: "ACTIVE",
      emailKey: { in: demoAccounts.map(({ profile }) => emailKey(profile.email)) },
    },
    orderBy: { id: "asc" },
    select: { email: true, grade: true, staffRoles: { select: { role: true } } },
  });
  const demo = members.map(({ email, grade, staffRoles }) => {
    const roles = staffRoles.map(({ role }) => role).join(", ");
    return { email, what: roles ? `office: ${roles}` : `member: ${grade}` };
  });
  const known = adminEmail !== undefined && printedAdminPassword !== undefined;
  return { demo, firstAdmin: known ? { email: adminEmail, password: printedAdminPassword } : null };
}

/** The lines, with their line ends; empty where there is nothing to tell that the log does not say. */
export function welcomeText(config: Config, address: AddressInfo, { demo, firstAdmin }: SignIns): string {
  if (demo.length === 0 && !firstAdmin) return "";
  const here = addressOf(config, address);
  const lines = ["", `  The site:    ${here}`, `  In English:  ${here}/en`];
  if (demo.length > 0) {
    lines.push("", `  Sign in at ${here}/login; every demo account has the password ${DEMO_PASSWORD}`);
    lines.push(...demo.map(({ email, what }) => `    ${email.padEnd(24)}${what}`));
  }
  if (firstAdmin) {
    const { email, password } = firstAdmin;
    lines.push("", `  The first administrator is ${email} with the password ${password}`);
    lines.push("  It is shown this once: sign in and change it.");
  }
  return `${lines.join("\n")}\n\n`;
}

function addressOf(config: Config, { address, family, port }: AddressInfo): string {
  if (!isLoopback(address)) return config.publicUrl;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
