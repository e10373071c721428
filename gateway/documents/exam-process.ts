// The process that sets the sheets of an exam (exam-sheets.ts). It reads photos that strangers sent: made anew when they were uploaded, and decoded
// here, where nothing of ours is.
import { join } from "node:path";
import sharp from "sharp";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { openCompiler } from "./typesetter.ts";

export interface ForExamProcess {
  /** Folder of the fonts. */
  readonly fonts: string;
  /** What is set, as JSON. */
  readonly sheet: string;
  readonly photos: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Seconds since 1970: the same sheet is the same file. */
  readonly at: number;
}

export interface FromExamProcess {
  readonly pdf: Uint8Array;
}

const TEMPLATE = new URL("./exam.typ", import.meta.url);
/** 35 by 45 mm at 250 dots an inch. */
const PHOTO = { width: 350, height: 450, fit: "cover" } as const;

sharp.cache(false);
sharp.concurrency(1);
let opening: ReturnType<typeof openCompiler> | null = null;

/** As a JPEG, which a PDF holds as it is; null for one that nobody can read. */
const asJpeg = (bytes: Uint8Array): Promise<Buffer | null> =>
  sharp(bytes)
    .resize(PHOTO)
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null);

await answerParent<ForExamProcess, FromExamProcess>(
  async ({ fonts, sheet, photos, at }) => {
    opening ??= openCompiler(fonts, TEMPLATE);
    const { compiler, template, workspace } = await opening;
    const shown: Record<string, string> = {};
    for (const { name, bytes } of photos) {
      const jpeg = await asJpeg(bytes);
      if (!jpeg) continue;
      const file = `${name}.jpg`;
      compiler.mapShadow(join(workspace, file), jpeg);
      shown[name] = file;
    }
    const source = {
      mainFileContent: template,
      inputs: { sheet, photos: JSON.stringify(shown) },
    };
    try {
      return { pdf: compiler.pdf(source, { pdfStandard: "ua-1", creationTimestamp: at }) };
    } catch {
      // The standard refuses a letter that no font has.
      return { pdf: compiler.pdf(source, { creationTimestamp: at }) };
    } finally {
      compiler.resetShadow();
      compiler.evictCache(0);
    }
  },
  // Whoever asked waits for it.
  { isInHurry: true },
);
