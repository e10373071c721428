// A member sets up a second factor and takes one away (docs/sign-in.md#sign-in). Each change is logged, and
// the member is notified by email.
import { HttpError } from "#gateway/http/errors.ts";
import { db, type Tx } from "#prisma/client.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import type { CodeProof, FactorRemoval, PasskeySetUp } from "#schema/validation/people/factors.ts";
import type { Offer, Passkeys } from "./passkeys.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { originOf, type Sender } from "./sender.ts";
import type { Throttle } from "./throttle.ts";
import { newTotpSecret, stepOf, totpAddress } from "./totp.ts";

export interface FactorTools {
  readonly clock: Clock;
  readonly passkeys: Passkeys;
  readonly throttle: Throttle;
}

/** Keys of one person: more than anybody has devices. */
const PASSKEYS_MAX = 20;

const PERSON = { id: true, email: true, name: true, language: true } as const;

async function readOwner({ memberId }: Viewer) {
  const owner = await db.member.findUniqueOrThrow({ where: { id: memberId }, select: PERSON });
  const { nameKo, nameEn } = await readSettings(db);
  return { owner, siteName: textIn({ ko: nameKo, en: nameEn }, owner.language) };
}

/** Begins an app again. @throws HttpError CONFLICT while one counts */
export async function beginTotp(viewer: Viewer): Promise<{ secret: string; address: string }> {
  const { owner, siteName } = await readOwner(viewer);
  const secret = newTotpSecret();
  const memberId = owner.id;
  const counting = await db.totpFactor.findFirst({ where: { memberId, confirmedAt: { not: null } } });
  if (counting) throw new HttpError("CONFLICT");
  await db.totpFactor.upsert({
    where: { memberId },
    create: { memberId, secret },
    update: { secret, lastStep: null },
  });
  return { secret, address: totpAddress(secret, siteName, owner.email) };
}

/**
 * Has the app count, once a code of it was typed.
 * @returns recovery codes, where there were none
 * @throws HttpError VALIDATION at `code`, TOO_MANY_TRIES
 */
export async function confirmTotp(
  { clock, throttle }: FactorTools,
  viewer: Viewer,
  { code }: CodeProof,
  from: Sender,
): Promise<string[]> {
  const { memberId } = viewer;
  const giveBack = await throttle.passwordChange(memberId);
  const factor = await db.totpFactor.findFirst({ where: { memberId, confirmedAt: null } });
  const now = clock.now();
  const step = factor && stepOf(factor.secret, code, now);
  if (!factor || step === null) throw new HttpError("VALIDATION", { fields: { code: ["CODE_WRONG"] } });
  await giveBack();
  return await db.$transaction(async (tx) => {
    const { count } = await tx.totpFactor.updateMany({
      where: { memberId, secret: factor.secret, confirmedAt: null },
      data: { confirmedAt: now, lastStep: step },
    });
    if (count === 0) throw new HttpError("CONFLICT");
    return await noteAdded(tx, viewer, "TOTP", from, now);
  });
}

export async function offerPasskey({ passkeys }: FactorTools, viewer: Viewer): Promise<Offer> {
  const { owner, siteName } = await readOwner(viewer);
  return await passkeys.offer(owner, siteName);
}

/**
 * Keeps a new key.
 * @returns recovery codes, where there were none
 * @throws HttpError VALIDATION at `name`
 */
export async function addPasskey(
  { passkeys, clock }: FactorTools,
  viewer: Viewer,
  input: PasskeySetUp,
  from: Sender,
): Promise<string[]> {
  const { memberId } = viewer;
  const key = await passkeys.check(memberId, input);
  if (!key || (await db.passkey.count({ where: { memberId } })) >= PASSKEYS_MAX) {
    throw new HttpError("VALIDATION", { fields: { name: ["PASSKEY_REFUSED"] } });
  }
  const now = clock.now();
  return await db.$transaction(async (tx) => {
    // A device may say the id of a key that is there already.
    const { count } = await tx.passkey.createMany({
      data: [{ ...key, memberId, name: input.name, createdAt: now }],
      skipDuplicates: true,
    });
    if (count === 0) throw new HttpError("VALIDATION", { fields: { name: ["PASSKEY_REFUSED"] } });
    return await noteAdded(tx, viewer, "PASSKEY", from, now);
  });
}

/** @throws HttpError NOT_FOUND */
export async function removeFactor(
  { clock }: FactorTools,
  { memberId }: Viewer,
  { factor }: FactorRemoval,
  from: Sender,
): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const { count } = await (factor === "TOTP"
      ? tx.totpFactor.deleteMany({ where: { memberId } })
      : tx.passkey.deleteMany({ where: { id: factor, memberId } }));
    if (count === 0) throw new HttpError("NOT_FOUND");
    const left =
      (await tx.totpFactor.count({ where: { memberId } })) +
      (await tx.passkey.count({ where: { memberId } }));
    if (left === 0) await tx.recoveryCode.deleteMany({ where: { memberId } });
    const reason = factor === "TOTP" ? "TOTP" : "PASSKEY";
    await recordSignIn(tx, { kind: "FACTOR_REMOVED", memberId, reason, ...originOf(from) }, now);
    await notify(tx, memberId, now);
  });
}

/** Replaces all recovery codes with new ones. @throws HttpError CONFLICT where the account has no second factor */
export async function renewCodes(
  { clock }: FactorTools,
  { memberId }: Viewer,
  from: Sender,
): Promise<string[]> {
  const now = clock.now();
  return await db.$transaction(async (tx) => {
    const apps = await tx.totpFactor.count({ where: { memberId, confirmedAt: { not: null } } });
    const keys = await tx.passkey.count({ where: { memberId } });
    if (apps + keys === 0) throw new HttpError("CONFLICT");
    const line = { kind: "FACTOR_ADDED", memberId, reason: "RECOVERY_CODE", ...originOf(from) } as const;
    await recordSignIn(tx, line, now);
    await notify(tx, memberId, now);
    return await renewRecoveryCodes(tx, memberId);
  });
}

async function noteAdded(
  tx: Tx,
  { memberId }: Viewer,
  reason: "TOTP" | "PASSKEY",
  from: Sender,
  now: Date,
): Promise<string[]> {
  await recordSignIn(tx, { kind: "FACTOR_ADDED", memberId, reason, ...originOf(from) }, now);
  await notify(tx, memberId, now);
  const codes = await tx.recoveryCode.count({ where: { memberId } });
  return codes === 0 ? await renewRecoveryCodes(tx, memberId) : [];
}

async function notify(tx: Tx, memberId: number, now: Date): Promise<void> {
  const owner = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: PERSON });
  await writeMail(tx, "SECOND_FACTOR_CHANGED", owner, { now });
}
