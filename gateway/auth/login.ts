// POST /api/v1/login. A wrong password, an unknown address and an account that is suspended or withdrawn get the same answer
// after the same work.
import { isPassword } from "#gateway/auth/passwords.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { emailKey, type Login } from "#schema/validation/members.ts";
import type { KnownDevices } from "./known-devices.ts";
import { type SessionTools, startCheckedSession } from "./start-session.ts";
import type { Throttle } from "./throttle.ts";

export interface LoggedIn {
  readonly token: string;
  readonly memberId: number;
  /** The grade, or ADMIN for anybody with a staff role (decision 3). */
  readonly memberType: MemberGrade | "ADMIN";
  /** The Set-Cookie header by which the device is known from now on. */
  readonly deviceMark: string;
}

/** Where a sign-in comes from. */
export interface Sender {
  /** As the throttle counts it. */
  readonly address: string;
  /** What the browser calls itself; null where it says nothing. */
  readonly userAgent: string | null;
  /** The Cookie header. */
  readonly cookies: string | undefined;
}

/** @throws HttpError LOGIN_FAILED or TOO_MANY_TRIES */
export async function logIn(
  tools: SessionTools & { readonly throttle: Throttle; readonly devices: KnownDevices },
  input: Login,
  from: Sender,
): Promise<LoggedIn> {
  const key = emailKey(input.email);
  const device = tools.devices.read(from.cookies, key);
  const giveBack = await tools.throttle.login.take({ address: from.address, device }, key);
  const member = await db.member.findUnique({
    where: { emailKey: key },
    select: { id: true, passwordHash: true, grade: true, status: true },
  });
  const candidate = member?.status === "ACTIVE" ? member : null;
  const matches = await isPassword(input.password, candidate?.passwordHash ?? null);
  if (!candidate || !matches) throw new HttpError("LOGIN_FAILED");
  await giveBack();
  const token = await startCheckedSession(tools, candidate.id, candidate.passwordHash, from.userAgent);
  if (!token) throw new HttpError("LOGIN_FAILED");
  const role = await db.staffAssignment.findFirst({
    where: { memberId: candidate.id },
    select: { role: true },
  });
  return {
    token,
    memberId: candidate.id,
    memberType: role ? "ADMIN" : candidate.grade,
    deviceMark: tools.devices.mark(key, device),
  };
}
