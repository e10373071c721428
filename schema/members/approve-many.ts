// Approving what waits among many members at once: chosen ones, or everybody a filter holds. Each approval is a transaction of its
// own, a few dozen a call; whoever asked asks again while some are left.
import { db } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { readAllListIds } from "#schema/lists/list-source.ts";
import type { Author } from "#schema/shared/author.ts";
import type { RequestCode } from "#schema/validation/codes.ts";
import { approveGradeRequest } from "./decide-grade-request.ts";
import { type MembersFilter, memberSource } from "./member-list.ts";

/** Approvals of one call. */
const AT_ONCE = 25;

export interface ManyMembers {
  /** Null: everybody the filter holds. */
  readonly ids: readonly number[] | null;
  readonly filter: MembersFilter;
}

export interface Approved {
  readonly done: number;
  /** Requests that still wait. */
  readonly left: number;
}

/** Approves the oldest requests first; one that somebody else decides meanwhile is passed over. */
export async function approveMany(many: ManyMembers, author: Author): Promise<Approved> {
  const waiting = await waitingRequests(many);
  const now = waiting.slice(0, AT_ONCE);
  let done = 0;
  for (const id of now) {
    if (await isApproved(id, author)) done += 1;
  }
  // Where none could be approved, asking again would help nobody.
  return { done, left: done === 0 ? 0 : waiting.length - now.length };
}

/** A filter may hold more people than a query takes parameters; few of them wait. */
async function waitingRequests({ ids, filter }: ManyMembers): Promise<number[]> {
  const wish = { filter, sort: "CREATED", descending: false } as const;
  const members = new Set(ids ?? (await readAllListIds(memberSource, wish)));
  const requests = await db.gradeRequest.findMany({
    where: { status: "PENDING" },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, memberId: true },
  });
  return requests.filter(({ memberId }) => members.has(memberId)).map(({ id }) => id);
}

async function isApproved(id: number, author: Author): Promise<boolean> {
  try {
    await db.$transaction((tx) => approveGradeRequest(tx, id, author));
    return true;
  } catch (error) {
    if (error instanceof DomainError && PASSED_OVER.has(error.code)) return false;
    throw error;
  }
}

/** Somebody else decided it, it was taken back, or its dues are asked for already. */
const PASSED_OVER: ReadonlySet<RequestCode> = new Set(["CONFLICT", "NOT_FOUND", "DUES_ASKED_ALREADY"]);
