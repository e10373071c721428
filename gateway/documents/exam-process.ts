// The process that sets the sheets of an exam, lists of participants and books of abstracts (exam-sheets.ts).
// It reads photos that applicants sent: made again when they were uploaded, and decoded here, where nothing
// of ours is.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { openCompiler, taggedPdf } from "./template-compiler.ts";

export interface ForExamProcess {
  /** Folder of the fonts. */
  readonly fonts: string;
  readonly template: keyof typeof TEMPLATES;
  /** What is set, as JSON. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly photos: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Seconds since 1970: the same sheet is the same file. */
  readonly at: number;
}

export interface FromExamProcess {
  readonly pdf: Uint8Array;
}

const TEMPLATES = {
  exam: new URL("./exam.typ", import.meta.url),
  document: new URL("./document.typ", import.meta.url),
  card: new URL("./card.typ", import.meta.url),
  abstracts: new URL("./abstracts.typ", import.meta.url),
  participants: new URL("./participants.typ", import.meta.url),
} as const;
/** 35 by 45 mm at 250 dots an inch. */
const PHOTO = { width: 350, height: 450, fit: "cover" } as const;

sharp.cache(false);
sharp.concurrency(1);

/** As a JPEG, which a PDF holds as it is; null for one that nobody can read. */
const asJpeg = (bytes: Uint8Array): Promise<Buffer | null> =>
  sharp(bytes)
    .resize(PHOTO)
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null);

await answerParent<ForExamProcess, FromExamProcess>(
  async ({ fonts, template: name, inputs, photos, at }) => {
    const { compiler, workspace } = await openCompiler(fonts);
    const mainFileContent = await readFile(TEMPLATES[name], "utf8");
    const shown: Record<string, string> = {};
    for (const { name: photo, bytes } of photos) {
      const jpeg = await asJpeg(bytes);
      if (!jpeg) continue;
      const file = `${photo}.jpg`;
      compiler.mapShadow(join(workspace, file), jpeg);
      shown[photo] = file;
    }
    const source = { mainFileContent, inputs: { ...inputs, photos: JSON.stringify(shown) } };
    try {
      return { pdf: taggedPdf(compiler, source, new Date(at * 1000)) };
    } finally {
      compiler.resetShadow();
      compiler.evictCache(0);
    }
  },
  // The request waits for it.
  { isInHurry: true },
);
