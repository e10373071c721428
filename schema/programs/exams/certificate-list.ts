// Defines who passed a session of the exam, with the certificates of each, as its office issues and prints them.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { rows } from "#schema/cost.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { issueApplicationDocuments } from "#schema/policies/programs/documents.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { CERTIFICATES_MAX } from "#schema/validation/core/documents.ts";
import { DocumentLanguageRef } from "./certificate-mutations.ts";
import { countRevoked, countToIssue, countValid } from "./certificates.ts";

interface Certificates {
  readonly programId: number;
  readonly areReleased: boolean;
}

const listed = (programId: number): Prisma.ApplicationWhereInput => ({
  programId,
  OR: [{ verdict: "PASSED" }, { documents: { some: { kind: "EXAM_CERTIFICATE" } } }],
});

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
    examinees: t.prismaField({
      type: [ApplicationRef],
      description: "Who passed, and who had a certificate before, in the order of numbers; the first 1,000.",
      complexity: rows(CERTIFICATES_MAX / 20),
      resolve: (query, { programId, areReleased }) =>
        db.application.findMany({
          ...query,
          where: listed(programId),
          orderBy: [{ examNumber: "asc" }, { name: "asc" }, { id: "asc" }],
          take: areReleased ? CERTIFICATES_MAX : 0,
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
