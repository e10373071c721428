// What the office does with the photos of a session.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { photoRequest } from "#schema/validation/programs/applicant-photos.ts";
import { ApplicationRef } from "./application.ts";
import { PhotoFaultRef } from "./application-enums.ts";
import { askForPhoto, withdrawPhotoRequest } from "./ask-for-photo.ts";
import { readApplication } from "./read-application.ts";

const ofPhotos = {
  can: manageApplications,
  subject: "application",
  visitorsSee: false,
  type: ApplicationRef,
  answer: readApplication,
} as const;

action("askForPhoto", {
  who: "office",
  ...ofPhotos,
  lettersWait: true,
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

action("withdrawPhotoRequest", {
  who: "office",
  ...ofPhotos,
  description:
    "Takes the request for another photo back; its mail goes with it while it waits. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { now }) => withdrawPhotoRequest(tx, id, now),
});
