// The request of the office for another photo, and until when the photo can be replaced.
import { builder } from "#schema/builder.ts";
import { isOwner, readApplicantPhoto } from "#schema/policies/programs/applications.ts";
import { photoDeadline } from "#schema/validation/programs/applicant-photos.ts";
import { ApplicationRef } from "./application.ts";
import { PhotoFaultRef } from "./application-enums.ts";
import { mayReplacePhoto, photoDates } from "./replace-photo.ts";

builder.prismaObjectFields(ApplicationRef, (t) => ({
  photoFault: t.field({
    type: PhotoFaultRef,
    nullable: true,
    description: "Why the office asks for another photo; null while it does not.",
    select: { memberId: true, programId: true, photoFault: true },
    resolve: (application, _args, { viewer }) =>
      readApplicantPhoto(viewer, application) ? application.photoFault : null,
  }),
  photoNote: t.string({
    nullable: true,
    description: "The office's own words about it.",
    select: { memberId: true, programId: true, photoNote: true },
    resolve: (application, _args, { viewer }) =>
      readApplicantPhoto(viewer, application) ? application.photoNote : null,
  }),
  photoUntil: t.field({
    type: "DateTime",
    nullable: true,
    description: "Until then, excluded, its applicant replaces the photo; null where none is asked for.",
    select: { photoAskedAt: true, program: photoDates },
    resolve: ({ photoAskedAt, program }) =>
      program.kind === "KITEC" ? photoDeadline(program, photoAskedAt !== null) : null,
  }),
  viewerCanReplacePhoto: t.boolean({
    select: { memberId: true, state: true, photoAskedAt: true, program: photoDates },
    resolve: (application, _args, { viewer, clock }) => {
      const { photoAskedAt, program } = application;
      return (
        isOwner(viewer, application) &&
        mayReplacePhoto(application) &&
        clock.now() < photoDeadline(program, photoAskedAt !== null)
      );
    },
  }),
}));
