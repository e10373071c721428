// POST /api/v1/exam-certificates: the valid certificates of a session in a language as one PDF, for the office of programs.
import type { Route } from "#gateway/auth/routes.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { issueApplicationDocuments } from "#schema/policies/programs/documents.ts";
import { readValidCertificates } from "#schema/programs/exams/certificates.ts";
import { certificatesInput } from "#schema/validation/core/documents.ts";
import { readDocumentParts, readPhotos } from "./document-parts.ts";
import type { DocumentTools } from "./document-route.ts";
import { auditedPart, printRoute, withPart } from "./print-route.ts";

export const certificateRoute = ({ files, examSheets, publicUrl, ...tools }: DocumentTools): Route =>
  printRoute(tools, {
    may: issueApplicationDocuments,
    request: certificatesInput,
    read: async (tx, { program_id: programId, language, part }, author) => {
      const valid = await readValidCertificates(tx, { programId, language, part }, author.now);
      const line = { action: "printExamCertificates", subject: "program", subjectId: programId } as const;
      await recordAudit(tx, author, {
        ...line,
        after: { language, count: valid.length, ...auditedPart(part) },
      });
      return valid;
    },
    set: async (documents, { layout }, how) => {
      const { seal, printedOf } = await readDocumentParts(files, publicUrl);
      const photos = await readPhotos(documents);
      return await examSheets.certificates(layout, documents.map(printedOf), { photos, seal, ...how });
    },
    fileName: ({ program_id, layout, part }) =>
      withPart(`exam-${program_id}-certificates-${layout.toLowerCase()}`, part),
  });
