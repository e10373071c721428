// POST /api/v1/exam-certificates: the valid certificates of a session in a language as one PDF, for the office of programs.
import { type Route, readInput, requireViewer } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { db } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { issueApplicationDocuments } from "#schema/policies/programs/documents.ts";
import { readValidCertificates } from "#schema/programs/exams/certificates.ts";
import { certificatesInput } from "#schema/validation/core/documents.ts";
import type { DocumentTools } from "./document-route.ts";
import { asPdf } from "./exam-routes.ts";
import { readPaperParts, readPhotos } from "./paper-parts.ts";

/** That are set or wait at once in this gateway. */
const PRINTS = 2;

export function certificateRoute({
  authenticate,
  clock,
  files,
  examSheets,
  publicUrl,
}: DocumentTools): Route {
  const places = createPlaces(1, PRINTS);
  return {
    method: "POST",
    run: async (request, address) => {
      const viewer = await requireViewer(authenticate, request);
      if (!issueApplicationDocuments(viewer)) throw new HttpError("FORBIDDEN");
      const { program_id: programId, language, layout } = await readInput(certificatesInput, request);
      return await places.hold(viewer.memberId, async () => {
        const now = clock.now();
        const documents = await db.$transaction(async (tx) => {
          const valid = await readValidCertificates(tx, { programId, language }, now);
          const line = { action: "printExamCertificates", subject: "program", subjectId: programId } as const;
          const author = { memberId: viewer.memberId, now, address };
          await recordAudit(tx, author, { ...line, after: { language, count: valid.length } });
          return valid;
        });
        const { seal, paperOf } = await readPaperParts(files, publicUrl);
        const photos = await readPhotos(documents);
        const pdf = await whileConnected(request, (signal) =>
          examSheets.certificates(layout, documents.map(paperOf), { photos, seal, at: now, signal }),
        );
        return asPdf(pdf, `exam-${programId}-certificates-${layout.toLowerCase()}`);
      });
    },
  };
}
