// POST /api/v1/forgot-password. Anyone who has an account gets a mail with a link. Everybody gets the same
// answer after the same time, so that nobody learns who is a member.
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "#prisma/client.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { writeReopening } from "#schema/people/dormancy/write-reopening.ts";
import { sendPasswordLink } from "#schema/people/members/send-password-link.ts";
import { emailKey, type ForgottenPassword } from "#schema/validation/people/members.ts";
import type { Throttle } from "./throttle.ts";

/** Milliseconds. An answer waits for the end of a step of this length; writing a mail takes a small part of one. */
const STEP = 400;

/** @throws HttpError TOO_MANY_TRIES, for any address alike */
export async function forgotPassword(
  tools: { readonly throttle: Throttle; readonly clock: Clock; readonly links: OneTimeLinks },
  input: ForgottenPassword,
  address: string,
): Promise<void> {
  const key = emailKey(input.email);
  await tools.throttle.passwordReset(address, key);
  const started = performance.now();
  try {
    await writeLink(tools, key);
  } finally {
    const taken = performance.now() - started;
    await sleep(Math.ceil(taken / STEP) * STEP - taken);
  }
}

async function writeLink(
  { clock, links }: { readonly clock: Clock; readonly links: OneTimeLinks },
  key: string,
): Promise<void> {
  const member = await db.member.findUnique({
    where: { emailKey: key, status: { in: ["ACTIVE", "DORMANT"] } },
    select: { id: true, email: true, language: true, status: true },
  });
  if (!member) return;
  const now = clock.now();
  const write = member.status === "DORMANT" ? writeReopening : sendPasswordLink;
  await db.$transaction((tx) => write(tx, member, { links, now }));
}
