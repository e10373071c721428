// Everything the association keeps about a person, for that person to download; what the office wrote about
// them is in it. Other people's ids, hashes and the office's own work stay out.
import type { Tx } from "#prisma/client.ts";
import type { ExamObjection, ExamResult } from "#prisma/generated/client.ts";
import { areResultsReleased, readObjectionAnswer } from "#schema/policies/programs/applications.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { ownManuscripts } from "./my-manuscripts.ts";

/** As plain JSON; what is not there is null. */
export async function myData(tx: Pick<Tx, "member" | "review" | "submission">, memberId: number, now: Date) {
  const member = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    omit: { passwordHash: true, emailKey: true, searchKey: true, isDemo: true },
    include: {
      staffRoles: { select: { role: true, createdAt: true } },
      consents: { omit: { memberId: true }, orderBy: { id: "asc" } },
      gradeRequests: { omit: { memberId: true, decidedById: true }, orderBy: { id: "asc" } },
      memberships: {
        select: { grade: true, source: true, fromDay: true, toDay: true, paymentId: true },
        orderBy: { id: "asc" },
      },
      documents: {
        select: {
          kind: true,
          language: true,
          year: true,
          serial: true,
          code: true,
          facts: true,
          issuedAt: true,
        },
        orderBy: { id: "asc" },
      },
      openingNotices: { select: { programId: true, createdAt: true }, orderBy: { id: "asc" } },
      subscriptions: { select: { topic: true, createdAt: true }, orderBy: { id: "asc" } },
      sessions: {
        select: { createdAt: true, expiresAt: true, userAgent: true },
        orderBy: { createdAt: "asc" },
      },
      signInRecords: { omit: { memberId: true, accountDigest: true }, orderBy: { id: "asc" } },
      totpFactor: { select: { confirmedAt: true } },
      passkeys: { select: { name: true, createdAt: true, lastUsedAt: true }, orderBy: { id: "asc" } },
      applications: {
        omit: { memberId: true, searchKey: true },
        include: {
          program: {
            select: {
              id: true,
              kind: true,
              titleKo: true,
              titleEn: true,
              startsAt: true,
              resultsReleasedAt: true,
            },
          },
          site: { select: { nameKo: true, nameEn: true } },
          photo: { select: { id: true, name: true, createdAt: true } },
          moves: { select: { from: true, to: true, reason: true, createdAt: true }, orderBy: { id: "asc" } },
          results: {
            omit: { id: true, applicationId: true, createdById: true },
            orderBy: { version: "asc" },
          },
          certificateCopies: { omit: { applicationId: true, paymentId: true }, orderBy: { id: "asc" } },
          objection: { omit: { id: true, applicationId: true, answeredById: true, version: true } },
        },
        orderBy: { id: "asc" },
      },
      payments: {
        omit: { memberId: true, searchKey: true },
        include: {
          moves: {
            select: { from: true, to: true, amount: true, method: true, reason: true, createdAt: true },
            orderBy: { id: "asc" },
          },
        },
        orderBy: { id: "asc" },
      },
      mails: {
        select: {
          kind: true,
          toAddress: true,
          subject: true,
          text: true,
          state: true,
          createdAt: true,
          sentAt: true,
        },
        orderBy: { id: "asc" },
      },
      applicationGroups: {
        select: {
          payerName: true,
          phoneNumber: true,
          createdAt: true,
          program: { select: { titleKo: true, titleEn: true } },
        },
        orderBy: { id: "asc" },
      },
      uploads: {
        select: { id: true, name: true, mimeType: true, size: true, createdAt: true },
        orderBy: { id: "asc" },
      },
      drafts: { select: { payload: true, updatedAt: true }, orderBy: { id: "asc" } },
    },
  });
  const applications = member.applications.map(
    ({ score, verdict, results, objection, program, ...application }) => {
      if (areResultsReleased(program, now))
        return { ...application, program, score, verdict, ...answered({ results, objection }) };
      // Not even when they will be released.
      const { resultsReleasedAt: _, ...known } = program;
      return { ...application, program: known };
    },
  );
  const reviews = await ownReviews(tx, member, memberId);
  const manuscripts = await ownManuscripts(tx, memberId);
  return { madeAt: now, member: { ...member, applications, manuscripts, reviews } };
}

interface Outcome {
  readonly results: ReadonlyArray<Omit<ExamResult, "id" | "applicationId" | "createdById">>;
  readonly objection: Pick<ExamObjection, "state" | "reason" | "answer" | "createdAt" | "answeredAt"> | null;
}

/** Without the words of an answer that is opened again: they are wrong, and the office writes others. */
function answered({ results, objection }: Outcome) {
  const isRead = objection === null || readObjectionAnswer(null, objection);
  return {
    results: results.map(({ objectionId, reason, ...result }) => ({
      ...result,
      reason: isRead || objectionId === null ? reason : null,
    })),
    objection: objection && { ...objection, answer: isRead ? objection.answer : null },
  };
}

/**
 * What the person wrote as a reviewer, and what is stored of them. Of what was reviewed nothing: manuscripts
 * are others', and not public.
 */
async function ownReviews(
  tx: Pick<Tx, "review">,
  { email, emailProvedAt }: { readonly email: string; readonly emailProvedAt: Date | null },
  memberId: number,
) {
  const byAddress = emailProvedAt === null ? [] : [{ memberId: null, emailKey: emailKey(email) }];
  return await tx.review.findMany({
    where: { OR: [{ memberId }, ...byAddress] },
    select: {
      name: true,
      email: true,
      affiliation: true,
      language: true,
      state: true,
      invitedAt: true,
      answeredAt: true,
      sentAt: true,
      conflict: true,
      declineNote: true,
      suggestion: true,
      criteria: true,
      toAuthors: true,
      toEditors: true,
      verdict: true,
      fileForAuthors: true,
      file: { select: { name: true, size: true, createdAt: true } },
    },
    orderBy: { id: "asc" },
  });
}
