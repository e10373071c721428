// What the address of the trash says: `/admin/trash?kind=program&page=2`.

import type { TrashKind } from "#web/gql/enums.ts";
import { TRASH_PATH } from "#web/paths.ts";

export const TRASH_KINDS = ["POST", "PROGRAM", "POPUP"] as const satisfies readonly TrashKind[];

export interface TrashAddress {
  /** Null for all. */
  readonly kind: TrashKind | null;
  /** 1-based. */
  readonly page: number;
}

/** Reads what is asked for; what is not known is the first of its kind. */
export function readTrashAddress(query: URLSearchParams): TrashAddress {
  const page = query.get("page") ?? "";
  return {
    kind: TRASH_KINDS.find((kind) => kind.toLowerCase() === query.get("kind")) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address without language. */
export function trashPath({ kind, page }: TrashAddress): string {
  const query = new URLSearchParams();
  if (kind !== null) query.set("kind", kind.toLowerCase());
  if (page > 1) query.set("page", String(page));
  return [TRASH_PATH, query.toString()].filter(Boolean).join("?");
}
