// The glossary: everybody reads what is accepted, members suggest, CONTENT writes and decides (docs/people.md#permissions).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds, isMember } from "#schema/policies/viewer.ts";

/** What everybody reads. */
export const acceptedTermsSql = Prisma.sql`deleted_at IS NULL AND status = 'ACCEPTED'`;
export const acceptedTerms = {
  deletedAt: null,
  status: "ACCEPTED",
} as const satisfies Prisma.GlossaryTermWhereInput;

export const suggestTerms = isMember;

export const writeGlossary = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");

/** Translators of the association see where its terms occur in a text. */
export const readTermsInTexts = (viewer: Viewer | null): boolean =>
  holds(viewer, "CONTENT") || holds(viewer, "PROGRAM");
