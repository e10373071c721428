// POST /api/v1/exports: streams the rows of a list of the office as a file. Before the first byte the right
// and the filter are checked and the reason is written down.
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { readJsonObject } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { db } from "#prisma/client.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import { exportRows } from "#schema/core/lists/export-rows.ts";
import type { Cell, ExportSource, Requester } from "#schema/core/lists/export-source.ts";
import { recordExport } from "#schema/core/lists/record-export.ts";
import { EXPORTS } from "#schema/overview/exports/exports.ts";
import { type CheckedExport, exportInput } from "#schema/validation/core/exports.ts";
import { check, toFieldErrors } from "#schema/validation/core/field-errors.ts";
import { EXPORT_MAX } from "#schema/validation/core/lists.ts";
import { csvFile } from "./csv.ts";
import { framed } from "./frames.ts";
import { seoulText } from "./seoul-text.ts";
import { tbxFile } from "./tbx.ts";
import { tmxFile } from "./tmx.ts";
import { xlsxFile } from "./xlsx.ts";

export interface ExportTools {
  readonly authenticate: Authenticate;
  readonly clock: Clock;
}

/** Exports of one person, and of all, that may be under way at once in this gateway. */
const PLACES_EACH = 1;
const PLACES = 3;

const TYPES = {
  csv: "text/csv; charset=utf-8",
  tbx: "application/x-tbx+xml; charset=utf-8",
  tmx: "application/x-tmx+xml; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

export function exportRoute({ authenticate, clock }: ExportTools): Route {
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: async (request, address) => {
      const viewer = await requireViewer(authenticate, request);
      const { exportRequest, source } = await readRequest(request, viewer);
      const now = clock.now();
      const ids = await findIds(source, exportRequest, { viewer, now });
      const author = { memberId: viewer.memberId, now, address };
      await db.$transaction((tx) => recordExport(tx, exportRequest, ids.length, author));
      let written = 0;
      const file = writeFile(source, exportRequest, { ids, viewer, now }, (rows) => {
        written += rows;
      });
      const body = exportRequest.progress ? framed(file, () => written) : file;
      const day = seoulText(now).slice(0, 10);
      return {
        status: 200,
        headers: {
          "content-type": exportRequest.progress ? "application/octet-stream" : TYPES[exportRequest.format],
          "content-disposition": `attachment; filename="${exportRequest.list}-${day}.${exportRequest.format}"`,
          "x-row-count": String(ids.length),
        },
        // The place is taken until the last byte is out.
        send: (write) =>
          places.hold(viewer.memberId, () => write(Readable.from(body, { objectMode: false }))),
      };
    },
  };
}

async function readRequest(request: IncomingMessage, viewer: Viewer) {
  const checked = check(exportInput, await readJsonObject(request));
  // Users who may export nothing at all do not learn what is wrong with the request.
  if (![...EXPORTS.values()].some(({ may }) => may(viewer))) throw new HttpError("FORBIDDEN");
  if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
  const { value: exportRequest } = checked;
  const source = EXPORTS.get(exportRequest.list);
  if (!source) throw new HttpError("VALIDATION", { fields: { list: ["CHOICE_UNKNOWN"] } });
  if (!source.may(viewer)) throw new HttpError("FORBIDDEN");
  const unknown = exportRequest.columns.findIndex(({ key }) => !source.columns.includes(key));
  if (unknown >= 0) {
    throw new HttpError("VALIDATION", { fields: { [`columns.${unknown}.key`]: ["CHOICE_UNKNOWN"] } });
  }
  if (!source.formats.includes(exportRequest.format)) {
    throw new HttpError("VALIDATION", { fields: { format: ["CHOICE_UNKNOWN"] } });
  }
  return { exportRequest, source };
}

async function findIds(
  source: ExportSource,
  exportRequest: CheckedExport,
  asker: Requester,
): Promise<readonly number[]> {
  const found = source.find({ ...exportRequest, ...asker });
  if (!found.ok) throw new HttpError("VALIDATION", { fields: toFieldErrors(found.issues) });
  const all = await found.value();
  const chosen = exportRequest.ids ? new Set(exportRequest.ids) : null;
  const ids = chosen ? all.filter((id) => chosen.has(id)) : all;
  if (ids.length > EXPORT_MAX) throw new HttpError("VALIDATION", { fields: { filter: ["TOO_MANY_ROWS"] } });
  return ids;
}

function writeFile(
  source: ExportSource,
  { columns, format, list, sheet }: CheckedExport,
  { ids, ...asker }: Requester & { readonly ids: readonly number[] },
  onRows: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const say = (cell: Cell | undefined, words: Readonly<Record<string, string>> | undefined): Cell => {
    const key = typeof cell === "string" || typeof cell === "boolean" ? String(cell) : null;
    if (key !== null && words && Object.hasOwn(words, key)) return words[key] ?? null;
    return cell ?? null;
  };
  async function* counted() {
    for await (const rows of exportRows(source, ids, asker)) {
      yield rows;
      onRows(rows.length);
    }
  }
  // Tools of translators read codes, and all of a term or a pair.
  if (format === "tbx") return tbxFile(counted());
  if (format === "tmx") return tmxFile(counted());
  async function* batches() {
    for await (const rows of counted()) {
      yield rows.map((cells) => columns.map(({ key, words }) => say(cells[key], words)));
    }
  }
  const headings = columns.map(({ heading }) => heading);
  return format === "csv" ? csvFile(headings, batches()) : xlsxFile(sheet ?? list, headings, batches());
}
