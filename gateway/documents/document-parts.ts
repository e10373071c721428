// The parts that are set with a document: seal and words of the association, and the photo of the person it is about.
import { buffer } from "node:stream/consumers";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import { bytesOf } from "#schema/core/files/stored-variants.ts";
import { NEUTRAL_SETTINGS } from "#schema/core/settings/read-settings.ts";
import { type PrintedDocument, toPrintedDocument } from "#schema/overview/documents/printed-document.ts";
import { spellCode } from "#schema/validation/core/documents.ts";
import type { SheetPhotos } from "./exam-sheets.ts";

interface DocumentParts {
  readonly seal: Buffer | null;
  readonly printedOf: (document: IssuedDocument) => PrintedDocument;
}

/** @param publicUrl where anybody verifies a document */
export async function readDocumentParts(files: FileStore, publicUrl: string): Promise<DocumentParts> {
  const settings = await db.setting.findFirst({
    include: { seal: { select: { key: true, storedKey: true } } },
  });
  const stored = settings?.seal ? await files.open(bytesOf(settings.seal)) : null;
  return {
    seal: stored && (await buffer(stored)),
    printedOf: (document) =>
      toPrintedDocument(
        document,
        settings ?? NEUTRAL_SETTINGS,
        `${publicUrl}/verify/${spellCode(document.code)}`,
      ),
  };
}

/** Photos of the applications that documents are about, under the names that `PrintedDocument.photo` has. */
export async function readPhotos(
  documents: readonly Pick<IssuedDocument, "applicationId">[],
): Promise<SheetPhotos> {
  const ids = documents.flatMap(({ applicationId }) => applicationId ?? []);
  const rows = await db.application.findMany({
    where: { id: { in: ids }, photoId: { not: null } },
    select: { id: true, photo: true },
  });
  return new Map(rows.flatMap(({ id, photo }) => (photo ? [[String(id), photo] as const] : [])));
}
