// The slides of a presentation: its author sends them, the office removes them from what visitors see.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { managePresentations, submitPresentations } from "#schema/policies/programs/presentations.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { PresentationRef } from "./presentation.ts";
import { removeSlides, restoreSlides } from "./remove-slides.ts";
import { saveSlides, slidesDeadline } from "./save-slides.ts";

builder.prismaObjectFields(PresentationRef, (t) => ({
  slides: t.relation("slides", { nullable: true, description: "Their address needs a pass." }),
  slidesPublic: t.exposeBoolean("slidesPublic", { description: "The author lets visitors see them." }),
  slidesRemovalReason: t.exposeString("slidesRemovalReason", {
    nullable: true,
    description: "Why the office removed them from what visitors see; null: it did not.",
  }),
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

const readOne = (query: object, id: number) => db.presentation.findUniqueOrThrow({ ...query, where: { id } });
const ofOffice = {
  can: managePresentations,
  subject: "program",
  visitorsSee: true,
  type: PresentationRef,
  answer: readOne,
} as const;

action("removeSlides", {
  who: "office",
  ...ofOffice,
  mailsWait: true,
  description:
    "Removes the slides of a talk from what visitors see, and writes the reason to who sent them. CONFLICT when the file is another one; MOVE_REFUSED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    fileId: arg.field({ type: "Id", required: true, description: "The file that was looked at." }),
    reason: arg.string({ required: true, validate: reason }),
  })),
  run: (tx, removal, { now }) => removeSlides(tx, removal, now),
});

action("restoreSlides", {
  who: "office",
  ...ofOffice,
  description: "Lets visitors see slides again, as their author left them. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { now }) => restoreSlides(tx, id, now),
});
