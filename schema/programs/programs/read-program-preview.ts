// A program as the person who holds a link to it reads it (decision 195): what is stored, and of what the
// link's maker typed since, all of it.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { OpenedPreview } from "#schema/core/previews/open-preview.ts";
import { shownKinds } from "#schema/core/previews/previewed-files.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { filesOfProgram } from "#schema/policies/programs/program-files.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import { previewedProgram } from "#schema/validation/programs/previewed-program.ts";
import { type TypedProgram, typedProgram } from "./typed-program.ts";

export interface PreviewedProgram {
  readonly programId: number;
  /** When the link ends. */
  readonly expiresAt: Date;
  /** Null: nothing is left unsaved. */
  readonly typed: TypedProgram | null;
}

/** Null where the link opens something else. */
export async function readPreviewedProgram({
  programId,
  createdById: memberId,
  expiresAt,
}: OpenedPreview): Promise<PreviewedProgram | null> {
  if (programId === null) return null;
  const draft = await db.draft.findUnique({
    where: { memberId_programId: { memberId, programId } },
    select: {
      payload: true,
      program: { select: { startsAt: true, endsAt: true, seatsTaken: true, cancelledAt: true } },
    },
  });
  const draftValues = draft && previewedProgram.safeParse(draft.payload).data;
  return {
    programId,
    expiresAt,
    typed: draftValues && draft.program ? typedProgram(draftValues, draft.program) : null,
  };
}

/** The keys of the images that are in a text. */
export const figureKeysOf = ({ contentKo, contentEn }: TypedProgram): string[] =>
  [contentKo, contentEn].flatMap((stored) => {
    const document = toDocument(stored);
    return document ? figuresOf(document).map(({ attrs }) => attrs.fileKey) : [];
  });

/** The files that belong to what a link shows, and no others. */
export function filesOfPreviewedProgram({ programId, typed }: PreviewedProgram): Prisma.FileWhereInput {
  if (typed === null) return filesOfProgram(programId);
  const rows = [...typed.speakers, ...typed.sessions].map(({ fileId }) => fileId);
  const ids = [typed.thumbnailId, ...rows, ...typed.files].filter((id) => id !== null);
  return { ...shownKinds, OR: [{ id: { in: ids } }, { key: { in: figureKeysOf(typed) } }] };
}
