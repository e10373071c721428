// Slides of a presentation: for who sent them and the office of programs; for visitors once they are accepted, their session is shown, the author
// lets them, and the event is over or the office released them.
import type { Prisma } from "#prisma/generated/client.ts";
import { visiblePrograms } from "./programs.ts";

interface Shown {
  readonly slidesPublic: boolean;
}

interface CallOfSlides {
  readonly slidesReleased: boolean;
  readonly program: { readonly endsAt: Date };
}

/** Whether visitors see the slides of a talk in a session that is shown. */
export const areSlidesShown = (
  { slidesPublic }: Shown,
  { slidesReleased, program }: CallOfSlides,
  now: Date,
): boolean => slidesPublic && (slidesReleased || program.endsAt <= now);

/** The same as a condition of files. */
export const shownSlides = (now: Date): Prisma.FileWhereInput => ({
  kind: "SLIDES",
  presentationSlides: {
    some: {
      state: { in: ["ORAL", "POSTER"] },
      slidesPublic: true,
      sessionId: { not: null },
      call: {
        isShown: true,
        program: visiblePrograms(now),
        OR: [{ slidesReleased: true }, { program: { endsAt: { lte: now } } }],
      },
    },
  },
});

/** All of them, for the office of programs. */
export const slidesOfPrograms: Prisma.FileWhereInput = { presentationSlides: { some: {} } };
