// Completes a login: it has what is known of the member, and the last step, which is the same whatever proved who it is.
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { noteSignedIn } from "#schema/people/sign-ins/note-signed-in.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import type { SignInReason } from "#schema/validation/people/sign-ins.ts";
import { FACTORS } from "./factors-of.ts";
import type { KnownDevices } from "./known-devices.ts";
import { originOf, type Sender } from "./sender.ts";
import { type SessionTools, startCheckedSession } from "./start-session.ts";

/** The columns that a sign-in needs. */
export const SIGNING_IN = {
  id: true,
  email: true,
  emailKey: true,
  language: true,
  passwordHash: true,
  grade: true,
  status: true,
  createdAt: true,
  staffRoles: { select: { role: true } },
  ...FACTORS,
} as const satisfies Prisma.MemberSelect;

export type SigningIn = Prisma.MemberGetPayload<{ select: typeof SIGNING_IN }>;

export interface LoggedIn {
  readonly token: string;
  readonly memberId: number;
  /** The grade, or ADMIN for anybody with a staff role (docs/people.md#accounts-and-grades). */
  readonly memberType: MemberGrade | "ADMIN";
  /** The Set-Cookie header by which the device is known from now on. */
  readonly deviceMark: string;
}

/**
 * Signs in a person who has proved who they are.
 * @param factor what proved it beside the password, or in its place
 * @throws HttpError LOGIN_FAILED when the account was closed or its password changed meanwhile
 */
export async function finishSignIn(
  tools: SessionTools & { readonly devices: KnownDevices },
  member: SigningIn,
  from: Sender,
  factor?: SignInReason,
): Promise<LoggedIn> {
  const { id, staffRoles, grade } = member;
  const key = emailKey(member.email);
  const device = tools.devices.read(from.cookies, key);
  const token = await startCheckedSession(tools, member, from.userAgent);
  if (!token) throw new HttpError("LOGIN_FAILED");
  const origin = { isKnown: device !== null, reason: factor, ...originOf(from) };
  await db.$transaction((tx) => noteSignedIn(tx, member, origin, tools.clock.now()));
  return {
    token,
    memberId: id,
    memberType: staffRoles.length > 0 ? "ADMIN" : grade,
    deviceMark: tools.devices.mark(key, device),
  };
}
