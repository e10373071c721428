// The contact sheet of a session of the exam: the photos of everybody who has a seat, for the office.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { rows, STATEMENT } from "#schema/cost.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { requireSight } from "#schema/programs/exams/require-sight.ts";
import {
  PHOTO_FILTERS,
  PHOTOS_A_PAGE,
  type PhotoFilter,
} from "#schema/validation/programs/applicant-photos.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";
import { ApplicationRef } from "./application.ts";
import { unasked } from "./ask-for-missing-photos.ts";

interface Sheet {
  readonly programId: number;
  readonly titleKo: string;
  readonly titleEn: string | null;
  readonly only: PhotoFilter;
  readonly page: number;
}

const PhotoFilterRef = builder.enumType("PhotoFilter", {
  description: "`MISSING`: without a photo. `ASKED`: the office asks for another one.",
  values: PHOTO_FILTERS,
});

const CONDITIONS: Readonly<Record<PhotoFilter, Prisma.ApplicationWhereInput>> = {
  ALL: {},
  MISSING: { photoId: null },
  ASKED: { photoAskedAt: { not: null } },
};
const whereOf = (programId: number, only: PhotoFilter): Prisma.ApplicationWhereInput => ({
  programId,
  state: { in: [...SEAT_STATES] },
  ...CONDITIONS[only],
});
const countOf = (programId: number, only: PhotoFilter) =>
  db.application.count({ where: whereOf(programId, only) });

const PhotoSheetRef = builder.objectRef<Sheet>("PhotoSheet").implement({
  description: "The photos of a session of the exam.",
  fields: (t) => ({
    programId: t.expose("programId", { type: "Id" }),
    titleKo: t.exposeString("titleKo"),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    total: t.int({ complexity: STATEMENT, resolve: ({ programId }) => countOf(programId, "ALL") }),
    missing: t.int({ complexity: STATEMENT, resolve: ({ programId }) => countOf(programId, "MISSING") }),
    asked: t.int({ complexity: STATEMENT, resolve: ({ programId }) => countOf(programId, "ASKED") }),
    toAsk: t.int({
      complexity: STATEMENT,
      description: "Without a photo, and not asked for one yet.",
      resolve: ({ programId }) => db.application.count({ where: unasked(programId) }),
    }),
    pages: t.int({
      complexity: STATEMENT,
      description: "1 at least.",
      resolve: async ({ programId, only }) =>
        Math.max(1, Math.ceil((await countOf(programId, only)) / PHOTOS_A_PAGE)),
    }),
    people: t.prismaField({
      type: [ApplicationRef],
      complexity: rows(PHOTOS_A_PAGE),
      description: "By number, then in the order they applied.",
      resolve: (query, { programId, only, page }) =>
        db.application.findMany({
          ...query,
          where: whereOf(programId, only),
          orderBy: [{ examNumber: { sort: "asc", nulls: "last" } }, { id: "asc" }],
          take: PHOTOS_A_PAGE,
          skip: (Math.max(1, page) - 1) * PHOTOS_A_PAGE,
        }),
    }),
  }),
});

builder.queryField("photoSheet", (t) =>
  t.field({
    type: PhotoSheetRef,
    nullable: true,
    description: "The photos of a session of the exam; null where there is none.",
    authScopes: { can: manageApplications },
    args: {
      programId: t.arg({ type: "Id", required: true }),
      only: t.arg({ type: PhotoFilterRef, required: true, defaultValue: "ALL" }),
      page: t.arg.int({ required: true, defaultValue: 1 }),
    },
    resolve: async (_root, { programId, only, page }, context) => {
      requireSight(context.viewer, programId);
      const found = await db.program.findFirst({
        where: { id: programId, kind: "KITEC", deletedAt: null },
        select: { titleKo: true, titleEn: true },
      });
      if (!found) return null;
      const view = { action: "viewApplicants", subject: "program", subjectId: programId } as const;
      await recordView(view, authorOf(context));
      return { programId, ...found, only, page };
    },
  }),
);
