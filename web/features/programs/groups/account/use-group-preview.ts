// The server's check of the people that were entered so far.
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { isFieldCode } from "#schema/validation/core/codes.ts";
import type { GroupRow } from "#schema/validation/programs/groups.ts";
import { type SheetPreviewFragment, useGroupPreviewQuery } from "#web/gql/groups.ts";
import { useLinkedGroupPreviewQuery } from "#web/gql/linked-group.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export interface RowError {
  readonly row: number;
  readonly column: string;
  readonly code: FieldCode;
}

export interface GroupPreview {
  /** The answer is about other rows, or none came yet. */
  readonly isChecking: boolean;
  readonly hasFailed: boolean;
  readonly errors: readonly RowError[];
  readonly lacks: SheetPreviewFragment["lacks"];
  /** Whole won. */
  readonly total: number;
  readonly again: () => void;
}

/** @param link of a contact without an account; null: who is signed in */
export function useGroupPreview(
  programId: number,
  rows: readonly GroupRow[],
  link: string | null,
): GroupPreview {
  const language = toGraphqlLanguage(useLanguage());
  const sent = rows.map((row) => ({ ...row, answers: [...row.answers] }));
  const isEmpty = rows.length === 0;
  const [own, askOwn] = useGroupPreviewQuery({
    variables: { programId, rows: sent, language },
    requestPolicy: "network-only",
    pause: isEmpty || link !== null,
  });
  const [linked, askLinked] = useLinkedGroupPreviewQuery({
    variables: { link: link ?? "", rows: sent, language },
    requestPolicy: "network-only",
    pause: isEmpty || link === null,
  });
  const { error, fetching, stale } = link === null ? own : linked;
  const answer = link === null ? own.data?.groupPreview : linked.data?.linkedGroupPreview;
  const known = isEmpty ? undefined : answer;
  return {
    isChecking: fetching || stale,
    hasFailed: error !== undefined && !fetching,
    errors: (known?.errors ?? []).flatMap(({ row, column, code }) =>
      isFieldCode(code) ? { row, column, code } : [],
    ),
    lacks: known?.lacks ?? [],
    total: known?.total ?? 0,
    again: () => (link === null ? askOwn : askLinked)({ requestPolicy: "network-only" }),
  };
}
