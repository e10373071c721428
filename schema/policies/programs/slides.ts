// Slides of a presentation: for anyone who sent them and the office of programs; for visitors once they are
// accepted, their session is shown, the author lets them, the office did not remove them, and the event is
// over or the office released them.
import type { Prisma } from "#prisma/generated/client.ts";
import { visiblePrograms } from "./programs.ts";

/** The presentations whose slides visitors see at a moment. */
export const withShownSlides = (now: Date): Prisma.PresentationWhereInput => ({
  slidesId: { not: null },
  state: { in: ["ORAL", "POSTER"] },
  slidesPublic: true,
  slidesRemovedAt: null,
  sessionId: { not: null },
  call: {
    isShown: true,
    program: visiblePrograms(now),
    OR: [{ slidesReleased: true }, { program: { endsAt: { lte: now } } }],
  },
});

/** The same as a condition of files. */
export const shownSlides = (now: Date): Prisma.FileWhereInput => ({
  kind: "SLIDES",
  presentationSlides: { some: withShownSlides(now) },
});

/** All of them, for the office of programs. */
export const slidesOfPrograms: Prisma.FileWhereInput = { presentationSlides: { some: {} } };
