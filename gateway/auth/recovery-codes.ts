// Printed codes, for the person who has lost the phone or the key: ten of 118 bits, each good once. Only their hashes are stored;
// from 112 random bits on none has to be slow (ASVS 5.0, 6.5.2).
import { createHash, randomInt } from "node:crypto";
import type { Tx } from "#prisma/client.ts";

const COUNT = 10;
const LENGTH = 24;
/** Base32 without what looks alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

type Codes = Pick<Tx, "recoveryCode">;

const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** As people read it: "abcd-efgh-jkmn-pqrs-tuvw-xyz2". */
const shown = (code: string) => code.match(/.{4}/g)?.join("-") ?? code;

/** Puts new codes in the place of all there are. @returns them, for this once */
export async function renewRecoveryCodes(tx: Codes, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.recoveryCode.deleteMany({ where: { memberId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ memberId, codeHash: hashOf(code) })) });
  return codes.map(shown);
}

/** Uses a code up. @param code without hyphens, in small letters */
export async function spendRecoveryCode(tx: Codes, memberId: number, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { memberId, codeHash: hashOf(code) } });
  return count === 1;
}
