// Certificates of the exam, as its office issues and revokes them.
import type { IssuedDocument } from "#prisma/generated/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { documentNumber } from "#schema/core/documents/store-document.ts";
import { rows } from "#schema/cost.ts";
import { issueApplicationDocuments } from "#schema/policies/programs/documents.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { readApplication } from "#schema/programs/applications/read-application.ts";
import { DOCUMENT_LANGUAGES } from "#schema/validation/core/documents.ts";
import { cancelReason } from "#schema/validation/programs/application-office.ts";
import { type IssueStep, issueCertificates, restoreCertificate, revokeCertificate } from "./certificates.ts";

export const DocumentLanguageRef = builder.enumType("DocumentLanguage", { values: DOCUMENT_LANGUAGES });

const CertificateRef = builder.objectRef<IssuedDocument>("IssuedCertificate").implement({
  description: "A document about an application.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    number: t.string({ resolve: documentNumber }),
    language: t.expose("language", { type: DocumentLanguageRef }),
    issuedAt: t.expose("issuedAt", { type: "DateTime" }),
    revokedAt: t.expose("revokedAt", { type: "DateTime", nullable: true }),
    revokeReason: t.exposeString("revokeReason", { nullable: true }),
  }),
});

builder.prismaObjectFields(ApplicationRef, (t) => ({
  certificates: t.field({
    type: [CertificateRef],
    complexity: rows(2),
    description: "Certificates of the exam, the newest first.",
    select: { documents: { where: { kind: "EXAM_CERTIFICATE" }, orderBy: { id: "desc" } } },
    resolve: ({ documents }) => documents,
  }),
}));

const IssueStepRef = builder.objectRef<IssueStep>("IssueStep").implement({
  description: "What one call of the issue of certificates came to.",
  fields: (t) => ({
    issued: t.exposeInt("issued"),
    after: t.expose("after", {
      type: "Id",
      nullable: true,
      description: "To call again with; null: that was all.",
    }),
  }),
});

const ofCertificates = {
  can: issueApplicationDocuments,
  subject: "application",
  visitorsSee: false,
} as const;

action("issueExamCertificates", {
  who: "office",
  ...ofCertificates,
  type: IssueStepRef,
  description: "Issues certificates to the next of those who passed and have none in the language.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    language: arg.field({ type: DocumentLanguageRef, required: true }),
    after: arg.field({ type: "Id" }),
  })),
  run: (tx, { after, ...given }, author) => issueCertificates(tx, { ...given, after: after ?? 0 }, author),
  answer: (_query, step) => step,
});

const ofOne = {
  ...ofCertificates,
  type: ApplicationRef,
  answer: readApplication,
} as const;

action("revokeExamCertificate", {
  who: "office",
  ...ofOne,
  description: "Revokes a certificate with a reason that anybody with its code reads. MOVE_REFUSED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    reason: arg.string({ required: true, validate: cancelReason }),
  })),
  run: revokeCertificate,
});

action("restoreExamCertificate", {
  who: "office",
  ...ofOne,
  description: "Withdraws the revocation of a certificate. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, given) => restoreCertificate(tx, given),
});
