// What a member may have certified now, in one list: the membership, what was paid, reviews, and what came of
// applications. Each is issued when it is asked for (issue-document.ts), so what cannot be issued is not in
// the list.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { readReviewYears } from "#schema/journal/reviews/my-review-years.ts";
import { toReceipt } from "#schema/money/payments/payment-receipt.ts";
import { readOwnCertificates } from "#schema/policies/overview/documents.ts";
import { APPLICATION_FACTS } from "#schema/programs/applications/about-application.ts";
import type { ApplicationDocumentName, DocumentKindName } from "#schema/validation/core/documents.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { DocumentKindRef } from "./document-queries.ts";
import { findMembershipFacts } from "./find-facts.ts";

/** The newest payments with a receipt; the others are in the list of payments. */
const PAYMENTS_SHOWN = 10;
/** More than anybody has attended and passed. */
const APPLICATIONS_SHOWN = 50;

interface OwnCertificate {
  readonly kind: DocumentKindName;
  readonly applicationId?: number;
  readonly paymentId?: number;
  readonly year?: number;
  /** What it is about: a program, or what was paid. */
  readonly title?: { readonly ko: string; readonly en: string };
  /** Such as "2026-11-23", in Seoul. */
  readonly day?: string;
}

const OwnCertificateRef = builder.objectRef<OwnCertificate>("OwnCertificate").implement({
  description: "A certificate that a member may have now.",
  fields: (t) => ({
    kind: t.field({
      type: DocumentKindRef,
      description: "RECEIPT: one of the two documents about a payment.",
      resolve: ({ kind }) => kind,
    }),
    applicationId: t.field({
      type: "Id",
      nullable: true,
      resolve: ({ applicationId }) => applicationId ?? null,
    }),
    paymentId: t.field({ type: "Id", nullable: true, resolve: ({ paymentId }) => paymentId ?? null }),
    year: t.int({ nullable: true, description: "Of reviews.", resolve: ({ year }) => year ?? null }),
    title: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "The program, or what was paid.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ title }, { language }) => (title ? toLocalizedText(title.ko, title.en, language) : null),
    }),
    day: t.string({
      nullable: true,
      description: "When it was paid, passed or over, such as 2026-11-23.",
      resolve: ({ day }) => day ?? null,
    }),
  }),
});

const CERTIFIED = {
  id: true,
  documents: { select: { kind: true, revokedAt: true } },
  program: { select: { kind: true, completionRule: { select: { programId: true } } } },
} as const satisfies Prisma.ApplicationSelect;
type Certified = Prisma.ApplicationGetPayload<{ select: typeof CERTIFIED }>;

/** Of an exam the certificate alone; of a course with a rule its completion, and the attendance. */
const kindsOf = ({ program: { kind, completionRule } }: Certified): readonly ApplicationDocumentName[] => {
  if (kind === "KITEC") return ["EXAM_CERTIFICATE"];
  return completionRule === null ? ["ATTENDANCE"] : ["COMPLETION", "ATTENDANCE"];
};

/** What the office has revoked is not issued to its owner again. */
function isRevoked({ documents }: Certified, kind: ApplicationDocumentName): boolean {
  const issued = documents.filter((one) => one.kind === kind);
  return issued.length > 0 && issued.every(({ revokedAt }) => revokedAt !== null);
}

/** However many applications there are, each kind is read once. */
async function ofApplications(memberId: number, now: Date): Promise<readonly OwnCertificate[]> {
  const applications = await db.application.findMany({
    where: { memberId, OR: [{ state: "ATTENDED" }, { verdict: "PASSED" }] },
    select: CERTIFIED,
    orderBy: { id: "desc" },
    take: APPLICATIONS_SHOWN,
  });
  const idsOf = (kind: ApplicationDocumentName) =>
    applications.flatMap((one) => (kindsOf(one).includes(kind) && !isRevoked(one, kind) ? one.id : []));
  const facts = {
    EXAM_CERTIFICATE: await APPLICATION_FACTS.EXAM_CERTIFICATE(db, idsOf("EXAM_CERTIFICATE"), now),
    COMPLETION: await APPLICATION_FACTS.COMPLETION(db, idsOf("COMPLETION"), now),
    ATTENDANCE: await APPLICATION_FACTS.ATTENDANCE(db, idsOf("ATTENDANCE")),
  };
  return applications.flatMap((one) =>
    kindsOf(one).flatMap((kind): OwnCertificate[] => {
      const found = facts[kind].get(one.id);
      if (!found) return [];
      const title = { ko: found.titleKo, en: found.titleEn };
      return [
        { kind, applicationId: one.id, title, day: found.about === "exam" ? found.passedOn : found.to },
      ];
    }),
  );
}

async function ofPayments(memberId: number): Promise<readonly OwnCertificate[]> {
  const payments = await db.payment.findMany({
    where: { memberId, paidAt: { not: null } },
    orderBy: [{ paidAt: "desc" }, { id: "desc" }],
    take: PAYMENTS_SHOWN,
  });
  return payments.flatMap((payment) => {
    const receipt = toReceipt(payment);
    if (receipt === null) return [];
    const title = { ko: receipt.nameKo, en: receipt.nameEn };
    return [{ kind: "RECEIPT" as const, paymentId: payment.id, title, day: seoulDay(receipt.paidAt) }];
  });
}

builder.queryField("myCertificates", (t) =>
  t.field({
    type: [OwnCertificateRef],
    description: "The certificates that the own account may have now: of each kind the newest first.",
    authScopes: { can: readOwnCertificates },
    resolve: async (_root, _args, context) => {
      const { memberId, now } = authorOf(context);
      const membership = await findMembershipFacts(db, memberId, now);
      const years = await readReviewYears(memberId);
      return [
        ...(membership === null ? [] : [{ kind: "MEMBERSHIP" as const, day: membership.asOf }]),
        ...(await ofPayments(memberId)),
        ...(await ofApplications(memberId, now)),
        ...years.map(({ year }) => ({ kind: "REVIEW" as const, year })),
      ];
    },
  }),
);
