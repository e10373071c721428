// Defines what is stored of the manuscripts somebody sent or wrote. Of other people it has what is on the
// title page; nothing says who reviewed or decided.
import type { Tx } from "#prisma/client.ts";
import { isInDecisionLetter } from "#schema/validation/journal/shown-remarks.ts";

/** For the own data: as plain rows, the oldest first. */
export async function ownManuscripts(tx: Pick<Tx, "submission">, memberId: number) {
  const rows = await tx.submission.findMany({
    where: {
      OR: [{ submitterId: memberId }, { state: { not: "DRAFT" }, authors: { some: { memberId } } }],
    },
    omit: { searchKey: true, handlingEditorId: true, submitterId: true, version: true },
    include: {
      authors: {
        select: {
          memberId: true,
          position: true,
          nameKo: true,
          familyName: true,
          givenName: true,
          affiliationKo: true,
          affiliationEn: true,
          email: true,
          orcid: true,
          contribution: true,
          isCorresponding: true,
          consentAskedAt: true,
          consentedAt: true,
          declinedAt: true,
        },
        orderBy: { position: "asc" },
      },
      suggestions: {
        select: { kind: true, name: true, affiliation: true, reason: true },
        orderBy: { position: "asc" },
      },
      pledges: {
        where: { memberId },
        select: {
          givenAt: true,
          text: { select: { kind: true, version: true, textKo: true, textEn: true } },
        },
      },
      rounds: { select: { number: true, sentAt: true, note: true }, orderBy: { number: "asc" } },
      files: {
        select: { kind: true, round: true, createdAt: true, file: { select: { id: true, name: true } } },
        orderBy: { id: "asc" },
      },
      demands: { select: { kind: true, askedAt: true, dueAt: true, answeredAt: true } },
      moves: { select: { from: true, to: true, reason: true, createdAt: true }, orderBy: { id: "asc" } },
      decisions: {
        select: { round: true, verdict: true, letter: true, decidedAt: true },
        orderBy: { round: "asc" },
      },
      reviews: {
        where: { state: "SENT" },
        select: {
          round: true,
          position: true,
          remarks: {
            select: { text: true, answer: true, answeredAt: true },
            orderBy: { position: "asc" },
          },
        },
        orderBy: [{ round: "asc" }, { position: "asc" }],
      },
    },
    orderBy: { id: "asc" },
  });
  return rows.map(({ reviews, authors, decisions, ...row }) => {
    const letters = new Map(decisions.map(({ round, letter }) => [round, letter]));
    return {
      ...row,
      decisions,
      // Another author's address is that author's.
      authors: authors.map(({ memberId: own, email, contribution, ...author }) =>
        own === memberId ? { ...author, email, contribution } : author,
      ),
      remarks: reviews.flatMap(({ round, position, remarks }) =>
        remarks
          .filter(({ text }) => isInDecisionLetter(letters.get(round) ?? "", text) && letters.has(round))
          .map((remark) => ({ round, review: position, ...remark })),
      ),
    };
  });
}
