// POST /api/v1/login. A wrong password, an unknown address and an account that is suspended or withdrawn get the same answer
// after the same work.
import { isPassword } from "#gateway/auth/passwords.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { noteSignedIn } from "#schema/sign-ins/note-signed-in.ts";
import { recordOnce, recordSignIn } from "#schema/sign-ins/record-sign-in.ts";
import { emailKey, type Login } from "#schema/validation/members.ts";
import type { SignInReason } from "#schema/validation/sign-ins.ts";
import { digest } from "./counters.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { GiveBack } from "./login-throttle.ts";
import { originOf, type Sender } from "./sender.ts";
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

type Tools = SessionTools & { readonly throttle: Throttle; readonly devices: KnownDevices };

/** @throws HttpError LOGIN_FAILED or TOO_MANY_TRIES */
export async function logIn(tools: Tools, input: Login, from: Sender): Promise<LoggedIn> {
  const key = emailKey(input.email);
  const device = tools.devices.read(from.cookies, key);
  const giveBack = await takeTry(tools, key, device, from);
  const member = await db.member.findUnique({ where: { emailKey: key }, select: COLUMNS });
  const candidate = member?.status === "ACTIVE" ? member : null;
  const matches = await isPassword(input.password, candidate?.passwordHash ?? null);
  if (!candidate || !matches) {
    const reason: SignInReason = !member ? "NO_ACCOUNT" : candidate ? "WRONG_PASSWORD" : "NOT_ACTIVE";
    const line = { kind: "FAILED", reason, ...accountOf(member, key), ...originOf(from) } as const;
    await recordSignIn(db, line, tools.clock.now());
    throw new HttpError("LOGIN_FAILED");
  }
  await giveBack();
  const token = await startCheckedSession(tools, candidate.id, candidate.passwordHash, from.userAgent);
  if (!token) throw new HttpError("LOGIN_FAILED");
  const now = tools.clock.now();
  await db.$transaction((tx) =>
    noteSignedIn(tx, candidate, { isKnown: device !== null, ...originOf(from) }, now),
  );
  return {
    token,
    memberId: candidate.id,
    memberType: candidate.staffRoles.length > 0 ? "ADMIN" : candidate.grade,
    deviceMark: tools.devices.mark(key, device),
  };
}

const COLUMNS = {
  id: true,
  email: true,
  language: true,
  passwordHash: true,
  grade: true,
  status: true,
  createdAt: true,
  staffRoles: { select: { role: true } },
} as const;

/** Whose the address is, or the digest of one that nobody has. */
const accountOf = (member: { readonly id: number } | null, key: string) =>
  member ? { memberId: member.id } : { memberId: null, accountDigest: digest(key) };

/** Counts the try; one that is refused unread is written down. */
async function takeTry(
  { throttle, clock }: Tools,
  key: string,
  device: string | null,
  from: Sender,
): Promise<GiveBack> {
  try {
    return await throttle.login.take({ address: from.address, device }, key);
  } catch (refusal) {
    if (refusal instanceof HttpError) {
      const member = await db.member.findUnique({ where: { emailKey: key }, select: { id: true } });
      await recordOnce(db, { kind: "LOCKED", ...accountOf(member, key), ...originOf(from) }, clock.now());
    }
    throw refusal;
  }
}
