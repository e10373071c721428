// Defines who passed a session of the exam, with the certificates of each, as its office issues and prints them.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { pageArgs } from "#schema/core/lists/list-page.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { issueApplicationDocuments } from "#schema/policies/programs/documents.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { DocumentLanguageRef } from "./certificate-mutations.ts";
import { countRevoked, countToIssue, countValid } from "./certificates.ts";

interface Certificates {
  readonly programId: number;
  readonly areReleased: boolean;
}

/** Nobody before the release. */
const listed = ({ programId, areReleased }: Certificates): Prisma.ApplicationWhereInput => ({
  programId: areReleased ? programId : { in: [] },
  OR: [{ verdict: "PASSED" }, { documents: { some: { kind: "EXAM_CERTIFICATE" } } }],
});

/** Who asked for a printed one, now or before. */
const asking = (certificates: Certificates): Prisma.ApplicationWhereInput => ({
  ...listed(certificates),
  certificateCopies: { some: {} },
});

const byNumber = [
  { examNumber: "asc" },
  { name: "asc" },
  { id: "asc" },
] as const satisfies Prisma.ApplicationOrderByWithRelationInput[];

const language = builder.args((arg) => ({
  language: arg.field({ type: DocumentLanguageRef, required: true }),
}));

const CertificatesRef = builder.objectRef<Certificates>("ExamCertificates").implement({
  description: "The certificates of a session of the exam.",
  authScopes: { can: issueApplicationDocuments },
  fields: (t) => ({
    areReleased: t.exposeBoolean("areReleased", { description: "Nothing is issued before." }),
    toIssue: t.int({
      description: "Certificates that issuing in the language would add.",
      args: language,
      resolve: ({ programId }, args) => countToIssue(db, programId, args.language),
    }),
    revoked: t.int({
      description: "Of those who passed, whose certificate in the language was revoked.",
      args: language,
      resolve: ({ programId }, args) => countRevoked(db, programId, args.language),
    }),
    valid: t.int({
      description: "Certificates in the language that are valid.",
      args: language,
      resolve: ({ programId }, args) => countValid(db, programId, args.language),
    }),
    examineeCount: t.int({
      description: "Who passed, and who had a certificate before.",
      resolve: (certificates) => db.application.count({ where: listed(certificates) }),
    }),
    examinees: t.prismaField({
      type: [ApplicationRef],
      description: "A page of them in the order of numbers.",
      args: pageArgs(t.arg),
      resolve: (query, certificates, { page, size }) =>
        db.application.findMany({
          ...query,
          where: listed(certificates),
          orderBy: [...byNumber],
          skip: (page - 1) * size,
          take: size,
        }),
    }),
    askingCount: t.int({
      description: "Of them, who asked for a printed certificate.",
      resolve: (certificates) => db.application.count({ where: asking(certificates) }),
    }),
    asking: t.prismaField({
      type: [ApplicationRef],
      description: "A page of those who asked for a printed certificate, in the order of numbers.",
      args: pageArgs(t.arg),
      resolve: (query, certificates, { page, size }) =>
        db.application.findMany({
          ...query,
          where: asking(certificates),
          orderBy: [...byNumber],
          skip: (page - 1) * size,
          take: size,
        }),
    }),
  }),
});

builder.queryField("examCertificates", (t) =>
  t.field({
    type: CertificatesRef,
    nullable: true,
    description: "The certificates of a session; null for what is no session of the exam.",
    authScopes: { can: issueApplicationDocuments },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { programId }, { clock }) => {
      const session = await db.program.findFirst({
        where: { id: programId, kind: "KITEC", deletedAt: null },
        select: { resultsReleasedAt: true },
      });
      return session && { programId, areReleased: areResultsReleased(session, clock.now()) };
    },
  }),
);
