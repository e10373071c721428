// The slides of an own presentation.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { submitPresentations } from "#schema/policies/programs/presentations.ts";
import { PresentationRef } from "./presentation.ts";
import { saveSlides, slidesDeadline } from "./save-slides.ts";

builder.prismaObjectFields(PresentationRef, (t) => ({
  slides: t.relation("slides", { nullable: true, description: "Their address needs a pass." }),
  slidesPublic: t.exposeBoolean("slidesPublic", { description: "The author lets visitors see them." }),
  slidesUntil: t.field({
    type: "DateTime",
    nullable: true,
    description: "Until then, excluded, slides are sent; null where they can't be.",
    select: {
      state: true,
      call: { select: { slidesUntil: true, program: { select: { cancelledAt: true } } } },
    },
    resolve: (presentation, _args, { clock }) => slidesDeadline(presentation, clock.now()),
  }),
}));

action("savePresentationSlides", {
  who: "member",
  can: submitPresentations,
  type: PresentationRef,
  description:
    "Sends the slides of an accepted presentation until the date of its call, replaces or deletes them, and says whether visitors may see them. DEADLINE_PASSED; CONFLICT; VALIDATION FILE_UNKNOWN.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    fileId: arg.field({ type: "Id", description: "Uploaded as `slides`; null: none." }),
    isPublic: arg.boolean({ required: true }),
  })),
  run: (tx, { fileId = null, ...given }, author) => saveSlides(tx, { ...given, fileId }, author),
  contentVersion: (version) => version,
  answer: (query, _version, { id }) => db.presentation.findUniqueOrThrow({ ...query, where: { id } }),
});
