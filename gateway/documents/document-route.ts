// POST /api/v1/documents: a paper with a number, as a PDF (decision 59).
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Route, readInput, requireViewer } from "#gateway/auth/routes.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { db } from "#prisma/client.ts";
import type { Clock, FileStore } from "#schema/context.ts";
import { documentNumber, issueDocument } from "#schema/documents/issue-document.ts";
import { toPaper } from "#schema/documents/paper.ts";
import { bytesOf } from "#schema/files/stored-variants.ts";
import { NEUTRAL_SETTINGS } from "#schema/settings/read-settings.ts";
import { documentInput, spellCode } from "#schema/validation/documents.ts";
import type { Typesetter } from "./typesetter.ts";

export interface DocumentTools {
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly typesetter: Typesetter;
  readonly publicUrl: string;
}

/** Of one person, and of all, that may be set at once in this gateway. */
const PLACES_EACH = 2;
const PLACES = 8;

export function documentRoute(tools: DocumentTools): Route {
  const { authenticate, clock, files, typesetter, publicUrl } = tools;
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: async (request, address) => {
      const viewer = await requireViewer(authenticate, request);
      const wish = await readInput(documentInput, request);
      return await places.hold(viewer.memberId, async () => {
        const author = { memberId: viewer.memberId, now: clock.now(), address };
        const document = await db.$transaction((tx) => issueDocument(tx, wish, viewer, author));
        const settings = await db.setting.findFirst({
          include: { seal: { select: { key: true, storedKey: true } } },
        });
        const kept = settings?.seal ? await files.open(bytesOf(settings.seal)) : null;
        const seal = kept && (await buffer(kept));
        const verifying = `${publicUrl}/verify/${spellCode(document.code)}`;
        const paper = toPaper(document, settings ?? NEUTRAL_SETTINGS, verifying);
        const pdf = await typesetter.pdf(paper, seal, document.issuedAt);
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
