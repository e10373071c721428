// Defines what somebody was typing about a post, a program, a page or a manuscript that is stored.
import { db } from "#prisma/client.ts";
import type { Draft } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";

/** The database holds one draft of each of them for each person. */
type Typed =
  | { readonly postId: number }
  | { readonly programId: number }
  | { readonly pageKey: PageKey }
  | { readonly submissionId: number };

/**
 * The viewer's own draft; null without one.
 * @param query what Pothos wants of it. Typed as a whole draft, as Pothos types what a selection brings.
 */
export function ownDraft(query: object, viewer: Viewer | null, of: Typed): Promise<Draft | null> | null {
  // Read also where nobody is signed in: Pothos reports a resolver that does not read it.
  const columns = { ...query };
  return viewer && db.draft.findFirst({ ...columns, where: { memberId: viewer.memberId, ...of } });
}
