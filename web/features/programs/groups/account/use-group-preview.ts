// What the server says of the people that were read so far.
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { isFieldCode } from "#schema/validation/core/codes.ts";
import type { GroupRow } from "#schema/validation/programs/groups.ts";
import { type GroupPreviewQuery, useGroupPreviewQuery } from "#web/gql/groups.ts";
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
  readonly lacks: GroupPreviewQuery["groupPreview"]["lacks"];
  /** Whole won. */
  readonly total: number;
  readonly again: () => void;
}

export function useGroupPreview(programId: number, rows: readonly GroupRow[]): GroupPreview {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching, stale }, ask] = useGroupPreviewQuery({
    variables: { programId, rows: rows.map((row) => ({ ...row, answers: [...row.answers] })), language },
    requestPolicy: "network-only",
    pause: rows.length === 0,
  });
  const known = rows.length === 0 ? undefined : data?.groupPreview;
  return {
    isChecking: fetching || stale,
    hasFailed: error !== undefined && !fetching,
    errors: (known?.errors ?? []).flatMap(({ row, column, code }) =>
      isFieldCode(code) ? { row, column, code } : [],
    ),
    lacks: known?.lacks ?? [],
    total: known?.total ?? 0,
    again: () => ask({ requestPolicy: "network-only" }),
  };
}
