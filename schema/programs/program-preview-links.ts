// The links by which a program is read before it is published: made, listed and taken back by the office, opened by whoever holds one.
import { db, type Tx } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { type Deed, officeMutation } from "#schema/office-mutation.ts";
import { openProgramPreviews, writePrograms } from "#schema/policies/programs.ts";
import type { Author } from "#schema/shared/author.ts";
import { PreviewLinkRef, previewLinkColumns } from "#schema/shared/preview-link.ts";
import { DAY } from "#schema/validation/durations.ts";
import { PREVIEW_DAYS, PREVIEWS_MAX, previewLink } from "#schema/validation/post-previews.ts";
import { z } from "#schema/validation/zod.ts";
import { type OpenedProgram, readProgramPreview } from "./read-program-preview.ts";

async function makePreview(tx: Tx, programId: number, { memberId, now }: Author): Promise<Deed<string>> {
  // The row of the program is held, so that two at once do not make more than there may be.
  const programs = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM programs WHERE id = ${programId} AND deleted_at IS NULL FOR UPDATE`;
  if (programs.length === 0) throw new DomainError("NOT_FOUND");
  await tx.programPreview.deleteMany({ where: { expiresAt: { lte: now } } });
  if ((await tx.programPreview.count({ where: { programId } })) >= PREVIEWS_MAX) {
    throw new DomainError("CONFLICT");
  }
  const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY);
  const { id } = await tx.programPreview.create({
    data: { programId, createdById: memberId, createdAt: now, expiresAt },
  });
  return { result: id, lines: [{ subjectId: programId, after: { expiresAt: expiresAt.toISOString() } }] };
}

async function takeBack(tx: Tx, id: string): Promise<Deed<boolean>> {
  const row = await tx.programPreview.findUnique({ where: { id }, select: { programId: true } });
  if (!row) return { result: false, lines: [] };
  await tx.programPreview.delete({ where: { id } });
  return { result: true, lines: [{ subjectId: row.programId }] };
}

const ofPrograms = { can: writePrograms, subject: "program", visitorsSee: false } as const;

officeMutation("makeProgramPreview", {
  ...ofPrograms,
  type: PreviewLinkRef,
  description:
    "Makes a link to a program that opens for seven days. CONFLICT: as many as there may be stand already.",
  args: builder.args((arg) => ({ programId: arg.int({ required: true }) })),
  run: (tx, { programId }, author) => makePreview(tx, programId, author),
  answer: (_query, id) => db.programPreview.findUniqueOrThrow({ where: { id }, select: previewLinkColumns }),
});

officeMutation("takeBackProgramPreview", {
  ...ofPrograms,
  type: "Boolean",
  description: "From now on a link opens nothing; false where it opened nothing before.",
  args: builder.args((arg) => ({
    id: arg.string({ required: true, validate: z.uuid({ error: "CHOICE_UNKNOWN" }) }),
  })),
  run: (tx, { id }) => takeBack(tx, id),
  answer: (_query, was) => was,
});

const PreviewedProgramRef = builder.objectRef<OpenedProgram>("PreviewedProgram").implement({
  description: "A program as the holder of a link reads it before it is published.",
  fields: (t) => ({
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When the link ends." }),
    program: t.prismaField({
      type: "Program",
      resolve: (query, { programId }) => db.program.findUniqueOrThrow({ ...query, where: { id: programId } }),
    }),
  }),
});

builder.queryFields((t) => ({
  programPreviews: t.field({
    type: [PreviewLinkRef],
    description: "The links to a program that are good now, the newest first.",
    authScopes: { can: writePrograms },
    args: { programId: t.arg.int({ required: true }) },
    resolve: (_root, { programId }, { clock }) =>
      db.programPreview.findMany({
        where: { programId, expiresAt: { gt: clock.now() }, program: { deletedAt: null } },
        select: previewLinkColumns,
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: PREVIEWS_MAX,
      }),
  }),
  previewedProgram: t.field({
    type: PreviewedProgramRef,
    nullable: true,
    description:
      "The program behind a link as it is stored; null where the link is not good, taken back or over.",
    authScopes: { can: openProgramPreviews },
    args: { link: t.arg.string({ required: true, validate: previewLink }) },
    resolve: (_root, { link }, context) => readProgramPreview(link, context),
  }),
}));
