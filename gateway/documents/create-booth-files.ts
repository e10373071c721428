// GET /programs/12/booth-sheet.pdf: the terms of a program for interpreters as a PDF in both languages, for
// anybody who may read the program. The same for everyone.
import { PUBLIC_CONTROL } from "#gateway/cache/public-cache.ts";
import type { FindPublicFile } from "#gateway/cache/public-file.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { readBoothSheet } from "#schema/programs/booth/booth-sheet.ts";
import { toPrintedBoothSheet } from "#schema/programs/booth/printed-booth-sheet.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { boothFileAddress } from "#schema/validation/site-paths.ts";
import { createTemplateCompiler } from "./template-compiler.ts";

const TEMPLATE = new URL("./booth.typ", import.meta.url);
const DIGITS = /\d+/;

/** @param tools.fonts folder of the fonts */
export function createBoothFiles({
  clock,
  fonts,
}: {
  readonly clock: Clock;
  readonly fonts: string;
}): FindPublicFile {
  const compiler = createTemplateCompiler(fonts, TEMPLATE);

  async function file(id: number) {
    const sheet = await readBoothSheet(id, clock.now());
    if (!sheet) throw new HttpError("NOT_FOUND");
    const { changedAt, ...printed } = toPrintedBoothSheet(sheet, await readSettings(db));
    // Composed, so that a word can be searched for in the PDF.
    const inputs = { sheet: JSON.stringify(printed).normalize("NFC") };
    return {
      status: 200,
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="booth-sheet-${id}.pdf"`,
        "cache-control": PUBLIC_CONTROL,
      },
      body: await compiler.pdf(inputs, changedAt),
      keep: true,
    };
  }

  return (path) => {
    const id = readId(DIGITS.exec(path)?.[0]);
    return id !== null && path === boothFileAddress(id) ? { key: path, make: () => file(id) } : null;
  };
}
