// Defines what a noun's export is made of. Each is one file, schema/<area>/<noun>/<noun>-export.ts, named in
// the noun.ts beside it:
//
//   export const memberExport: ExportSource = exportOf({
//     source, sorts: ["CREATED", "NAME"], may: readMembers, columns: ["name", "email", "grade", "joined"],
//     filter: membersFilter,                      // the check that the list's own input has
//     read: async (ids) => (await db.member.findMany({ where: { id: { in: ids } }, select: {…} })).map(toCells),
//   });
//
// Columns have the keys that the list's columns have on the screen; headings and the words of codes come from
// the client, which has all words.

import type { Viewer } from "#schema/context.ts";
import { type Checked, type ExportFormat, TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { z } from "#schema/validation/zod.ts";
import { readAllListIds } from "./all-matching-rows.ts";
import { countList, type ListSource } from "./list-source.ts";

/** A Date is a moment. A text that is a code, such as an enum's, is put into words where the client says them. */
export type Cell = string | number | boolean | Date | null;

/** A row by its columns, with its id. */
export interface ExportRow {
  readonly id: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface ExportSource {
  readonly may: (viewer: Viewer | null) => boolean;
  readonly columns: readonly string[];
  readonly formats: readonly ExportFormat[];
  /** Ids of what is asked for, in order; field errors when the filter or the order is none. */
  readonly find: (asked: ExportQuery) => Checked<() => Promise<readonly number[]>>;
  /** Some rows, in any order. */
  readonly read: (ids: number[], asker: Requester) => Promise<ExportRow[]>;
  /** How many rows a filter holds, as far as lists are counted at once; null for what is no filter. */
  readonly count: (filter: unknown, now: Date, viewer: Viewer | null) => Promise<number | null>;
}

/** Who asks, and when. */
export interface Requester {
  readonly viewer: Viewer | null;
  readonly now: Date;
}

interface ExportQuery extends Requester {
  readonly filter: unknown;
  readonly sort: unknown;
  readonly descending: boolean;
}

interface Described<Sent extends object, Filter extends object, Sort extends string> {
  readonly source: ListSource<Filter, Sort>;
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly may: (viewer: Viewer | null) => boolean;
  readonly columns: readonly string[];
  /** Tables by default. */
  readonly formats?: readonly ExportFormat[];
  readonly filter: z.ZodType<Sent>;
  /** The filter of the source: what was sent, with the reader. */
  readonly filterFor: (sent: Sent, viewer: Viewer | null) => Filter;
  readonly read: (ids: number[]) => Promise<ExportRow[]>;
}

/** The export of a list that is the same for everybody: the same filter, the same order. */
export const exportOf = <Filter extends object, Sort extends string>(
  described: Omit<Described<Filter, Filter, Sort>, "filterFor">,
): ExportSource => readersExportOf({ ...described, filterFor: (sent) => sent });

/** The export of a list of which everybody reads another part. */
export function readersExportOf<Sent extends object, Filter extends object, Sort extends string>(
  described: Described<Sent, Filter, Sort>,
): ExportSource {
  const { source, sorts, may, columns, read, filterFor } = described;
  const request = z.object({ filter: described.filter, sort: z.enum(sorts, { error: "CHOICE_UNKNOWN" }) });
  return {
    may,
    columns,
    formats: described.formats ?? TABLE_FORMATS,
    read,
    count: async (filter, now, viewer) => {
      const checked = described.filter.safeParse(filter);
      return checked.success
        ? await countList(source, { filter: filterFor(checked.data, viewer), now })
        : null;
    },
    find: ({ filter, sort, descending, now, viewer }) => {
      const checked = request.safeParse({ filter, sort });
      if (!checked.success) return { ok: false, issues: checked.error.issues };
      const { data } = checked;
      return {
        ok: true,
        value: () =>
          readAllListIds(source, {
            descending,
            now,
            sort: data.sort as Sort,
            filter: filterFor(data.filter as Sent, viewer),
          }),
      };
    },
  };
}
