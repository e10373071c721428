// POST /api/v1/register. One transaction writes the member, the consents, the grade applied for and the mail
// that asks to prove the address.
import { hashPassword } from "#gateway/auth/passwords.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db, type Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { askForProof } from "#schema/people/account/ask-for-proof.ts";
import { versionInForce } from "#schema/site/pages/version-in-force.ts";
import { emailKey, type Registration } from "#schema/validation/people/members.ts";
import type { Guesses } from "./guesses.ts";
import { refuseGuessable } from "./refuse-guessable.ts";

/**
 * Makes the account.
 * @returns the specification's member_idx
 * @throws HttpError VALIDATION with EMAIL_TAKEN; the unique index decides, so two at once can't both succeed
 */
export async function register(
  {
    clock,
    links,
    guesses,
  }: { readonly clock: Clock; readonly links: OneTimeLinks; readonly guesses: Guesses },
  input: Registration,
): Promise<number> {
  await refuseGuessable(guesses, input.password, "password", [input.email, input.name]);
  const passwordHash = await hashPassword(input.password);
  const now = clock.now();
  try {
    return await db.$transaction(async (tx) => {
      const member = await insertMember(tx, input, passwordHash, now);
      await askForProof(tx, member, { links, now });
      return member.id;
    });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    throw new HttpError("VALIDATION", { fields: { email: ["EMAIL_TAKEN"] } });
  }
}

async function insertMember(tx: Tx, input: Registration, passwordHash: string, now: Date) {
  const language = input.language === "en" ? "EN" : "KO";
  const { terms, privacy, age14, newsletter } = input.consents;
  const termsVersion = await versionInForce(tx, "TERMS", now);
  const privacyVersion = await versionInForce(tx, "PRIVACY_POLICY", now);
  return await tx.member.create({
    select: { id: true, email: true, language: true },
    data: {
      email: input.email,
      emailKey: emailKey(input.email),
      passwordHash,
      name: input.name,
      country: input.country,
      finalDegreeInstitution: input.final_degree_institution,
      major: input.major,
      affiliation: input.affiliation,
      department: input.department,
      position: input.position,
      phoneNumber: input.phone_number,
      language,
      consents: {
        createMany: {
          data: [
            { kind: "TERMS", granted: terms, pageVersion: termsVersion, language },
            { kind: "PRIVACY", granted: privacy, pageVersion: privacyVersion, language },
            { kind: "AGE14", granted: age14, language },
            { kind: "NEWSLETTER", granted: newsletter, language },
          ],
        },
      },
      ...(input.member_type === "GENERAL" ? {} : { gradeRequests: { create: { grade: input.member_type } } }),
    },
  });
}
