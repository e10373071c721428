// The texts that a member agrees to change over time. Anyone who agreed to an earlier version is asked about
// the one in force. The office's first account was made without a registration: it never agreed, and is not
// asked. A member whom the office added is asked once (docs/people.md#adding-and-merging).
import type { Tx } from "#prisma/client.ts";
import type { ConsentKind, Language, PageKey } from "#prisma/generated/enums.ts";
import { conflictError } from "#schema/errors.ts";
import { versionInForce } from "./version-in-force.ts";

/** The texts that are agreed to, and their pages. */
const TEXTS = { TERMS: "TERMS", PRIVACY: "PRIVACY_POLICY" } as const satisfies Partial<
  Record<ConsentKind, PageKey>
>;
export const AGREED_TEXTS = ["TERMS", "PRIVACY"] as const;
type AgreedText = (typeof AGREED_TEXTS)[number];

export interface TextToAgree {
  readonly kind: AgreedText;
  /** The number of the version in force. */
  readonly version: number;
}

/**
 * Texts of which another version is in force than the one a member agreed to last; all of them for a member
 * who was added and never agreed.
 */
export async function textsToAgree(
  tx: Pick<Tx, "consent" | "member" | "pageVersion">,
  memberId: number,
  now: Date,
): Promise<readonly TextToAgree[]> {
  const due: TextToAgree[] = [];
  const { isAdded } = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { isAdded: true },
  });
  for (const kind of AGREED_TEXTS) {
    const version = await versionInForce(tx, TEXTS[kind], now);
    const agreed = await tx.consent.findFirst({
      where: { memberId, kind, granted: true },
      orderBy: { id: "desc" },
      select: { pageVersion: true },
    });
    const asks = agreed ? agreed.pageVersion !== version : isAdded;
    if (version !== null && asks) due.push({ kind, version });
  }
  return due;
}

interface Agreeing extends TextToAgree {
  readonly memberId: number;
  /** In which it was read. */
  readonly language: Language;
  readonly now: Date;
}

/**
 * Writes down that a member agrees to the version in force. Saying so twice is one row.
 * @throws DomainError CONFLICT {version} when another version is in force than the one that was read
 */
export async function agreeToText(
  tx: Tx,
  { memberId, kind, version, language, now }: Agreeing,
): Promise<void> {
  // The member is locked: of two at once the later finds nothing to agree to.
  await tx.$executeRaw`SELECT 1 FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
  const inForce = await versionInForce(tx, TEXTS[kind], now);
  if (inForce !== version) throw conflictError({ version: inForce });
  const due = await textsToAgree(tx, memberId, now);
  if (!due.some((text) => text.kind === kind)) return;
  await tx.consent.create({
    data: { memberId, kind, granted: true, pageVersion: version, language, createdAt: now },
  });
}
