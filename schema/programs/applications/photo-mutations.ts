// Defines what the office does with the photos of a session.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { guardExaminees } from "#schema/programs/exams/require-sight.ts";
import { photoRequest } from "#schema/validation/programs/applicant-photos.ts";
import { ApplicationRef } from "./application.ts";
import { PhotoFaultRef } from "./application-enums.ts";
import { askForMissingPhotos, type PhotosStep } from "./ask-for-missing-photos.ts";
import { askForPhoto, withdrawPhotoRequest } from "./ask-for-photo.ts";
import { readApplication } from "./read-application.ts";

const ofPhotos = {
  can: manageApplications,
  guard: guardExaminees,
  subject: "application",
  visitorsSee: false,
  type: ApplicationRef,
  answer: readApplication,
} as const;

action("askForPhoto", {
  who: "office",
  ...ofPhotos,
  mailsWait: true,
  description:
    "Asks an applicant for another photo than `photoId`; the mail waits a minute. CONFLICT when there is another one by now; MOVE_REFUSED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    photoId: arg.field({ type: "Id", required: true }),
    fault: arg.field({ type: PhotoFaultRef, required: true }),
    note: arg.string({ description: "Needed with OTHER." }),
  })),
  validate: photoRequest.loose(),
  run: (tx, { id, photoId, ...request }, { now }) =>
    askForPhoto(tx, { id, photoId, ...photoRequest.parse(request) }, now),
});

const PhotosStepRef = builder.objectRef<PhotosStep>("PhotosStep").implement({
  description: "What one call of asking for missing photos came to.",
  fields: (t) => ({
    asked: t.exposeInt("asked"),
    after: t.expose("after", {
      type: "Id",
      nullable: true,
      description: "To call again with; null: that was all.",
    }),
  }),
});

action("askForMissingPhotos", {
  who: "office",
  can: manageApplications,
  guard: guardExaminees,
  subject: "application",
  visitorsSee: false,
  mailsWait: true,
  type: PhotosStepRef,
  description:
    "Asks the next of those without a photo to add one, or only `id`; the mails wait a minute. MOVE_REFUSED for one who is not to be asked.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    id: arg.field({ type: "Id" }),
    after: arg.field({ type: "Id" }),
  })),
  run: (tx, { programId, id, after }, { now }) =>
    askForMissingPhotos(tx, { programId, id: id ?? null, after: after ?? 0 }, now),
  answer: (_query, step) => step,
});

action("withdrawPhotoRequest", {
  who: "office",
  ...ofPhotos,
  description:
    "Takes the request for another photo back; its mail goes with it while it waits. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { now }) => withdrawPhotoRequest(tx, id, now),
});
