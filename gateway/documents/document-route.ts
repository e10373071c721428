// POST /api/v1/documents: a document with a number, as a PDF (decision 59).
import { Readable } from "node:stream";
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { readJsonObject } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { documentNumber } from "#schema/core/documents/store-document.ts";
import { issueDocument } from "#schema/overview/documents/issue-document.ts";
import { issueLinkedDocument } from "#schema/overview/documents/issue-linked-document.ts";
import {
  type CheckedDocument,
  documentInput,
  isLinkedDocument,
  LINKED_DOCUMENTS,
} from "#schema/validation/core/documents.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { readDocumentParts, readPhotos } from "./document-parts.ts";
import type { ExamSheets } from "./exam-sheets.ts";
import type { Typesetter } from "./typesetter.ts";

export interface DocumentTools {
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly links: OneTimeLinks;
  readonly typesetter: Typesetter;
  readonly examSheets: ExamSheets;
  readonly publicUrl: string;
}

/** Of one person, and of all, that may be set at once in this gateway. */
const PLACES_EACH = 2;
const PLACES = 8;
/** All who come by a link share the places of one person. */
const BY_LINK = 0;

export function documentRoute(tools: DocumentTools): Route {
  const { authenticate, clock, files, links, typesetter, examSheets, publicUrl } = tools;
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: async (request, address) => {
      const body = await readJsonObject(request);
      // Visitors do not learn what is wrong with the request.
      const isByLink = "kind" in body && LINKED_DOCUMENTS.some((kind) => kind === body.kind);
      const viewer = isByLink ? null : await requireViewer(authenticate, request);
      const documentRequest = checkedRequest(body);
      return await places.hold(viewer?.memberId ?? BY_LINK, async () => {
        const now = clock.now();
        const document = await db.$transaction(async (tx): Promise<IssuedDocument> => {
          if (isLinkedDocument(documentRequest))
            return await issueLinkedDocument(tx, documentRequest, { links, now });
          if (viewer === null) throw new HttpError("UNAUTHENTICATED");
          return await issueDocument(tx, documentRequest, viewer, {
            memberId: viewer.memberId,
            now,
            address,
          });
        });
        const { seal, printedOf } = await readDocumentParts(files, publicUrl);
        const printed = printedOf(document);
        const at = document.issuedAt;
        const layout = "layout" in documentRequest ? documentRequest.layout : undefined;
        const pdf = await whileConnected(request, async (signal) =>
          document.kind === "EXAM_CERTIFICATE"
            ? await examSheets.certificates(layout ?? "A4", [printed], {
                photos: await readPhotos([document]),
                seal,
                at,
                signal,
              })
            : await typesetter.pdf(printed, seal, at),
        );
        const number = documentNumber(document);
        return {
          status: 200,
          headers: {
            "content-type": "application/pdf",
            "content-length": String(pdf.length),
            "content-disposition": `attachment; filename="${number}.pdf"`,
            "x-document-number": number,
          },
          send: (write) => write(Readable.from([pdf])),
        };
      });
    },
  };
}

function checkedRequest(body: object): CheckedDocument {
  const checked = check(documentInput, body);
  if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
  return checked.value;
}
