import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { withShownSlides } from "#schema/policies/programs/slides.ts";
import { PRINTED_AUTHORS } from "#schema/validation/programs/presentation-authors.ts";

const whole = {
  presentations: {
    where: { state: { in: ["ORAL", "POSTER"] } },
    orderBy: { place: "asc" },
    include: { authors: { where: PRINTED_AUTHORS, orderBy: { position: "asc" } }, slides: true },
  },
} as const satisfies Prisma.PresentationSessionInclude;
type Whole = Prisma.PresentationSessionGetPayload<{ include: typeof whole }>;

type ArrangedTalk = Whole["presentations"][number];
export type ShownTalk = Pick<
  ArrangedTalk,
  "id" | "titleKo" | "titleEn" | "abstractKo" | "abstractEn" | "authors" | "slides"
> & { readonly isPoster: boolean; readonly startsAt: Date };
export type ShownSession = Omit<Whole, "presentations"> & {
  readonly talks: readonly Omit<ShownTalk, "startsAt">[];
};

/** The sessions of a program in the order of their times. */
export async function readSessions(
  tx: Pick<Tx, "presentationSession">,
  programId: number,
): Promise<readonly ShownSession[]> {
  const sessions = await tx.presentationSession.findMany({
    where: { programId },
    orderBy: [{ startsAt: "asc" }, { position: "asc" }],
    include: whole,
  });
  return sessions.map(({ presentations, ...session }) => ({
    ...session,
    talks: presentations.map(({ state, ...talk }) => ({ ...talk, isPoster: state === "POSTER" })),
  }));
}

/** The same for visitors: none until the office shows them, and slides that they may see. */
export async function readShownSessions(
  tx: Pick<Tx, "presentation" | "presentationSession" | "presentationCall">,
  programId: number,
  now: Date,
): Promise<readonly ShownSession[]> {
  const call = await tx.presentationCall.findUnique({ where: { programId }, select: { isShown: true } });
  if (!call?.isShown) return [];
  const sessions = await readSessions(tx, programId);
  const shown = await tx.presentation.findMany({
    where: { programId, ...withShownSlides(now) },
    select: { id: true },
  });
  const hasShown = new Set(shown.map(({ id }) => id));
  return sessions.map(({ talks, ...session }) => ({
    ...session,
    talks: talks.map((talk) => (hasShown.has(talk.id) ? talk : { ...talk, slides: null })),
  }));
}
