// Defines what is erased of an application once nobody needs it: when its person is erased, and after the
// time of retention of photos.
import type { Prisma } from "#prisma/generated/client.ts";

/** The applicant's photo with what the office wrote about it, and the answers to a program's own questions. */
export const ERASED_PHOTO_AND_ANSWERS = {
  photoId: null,
  photoAskedAt: null,
  photoFault: null,
  photoNote: null,
  ownAnswers: {},
  version: { increment: 1 },
} as const satisfies Prisma.ApplicationUncheckedUpdateManyInput;
