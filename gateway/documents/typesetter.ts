// Papers as tagged PDFs (PDF/UA-1), set by typst. The compiler and its fonts come into the process with the first paper; one takes some ten
// milliseconds then. It reads no file but its template, and what is on a paper reaches it as data, never as source.
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { encode } from "uqr";
import type { Paper } from "#schema/overview/documents/paper.ts";
import { qrPath } from "#schema/validation/programs/qr-path.ts";

/** Pages, with the template's own parts. */
export interface Typesetter {
  /** @param seal the picture's bytes; null: the paper has none */
  pdf(paper: Paper, seal: Buffer | null, issuedAt: Date): Promise<Buffer>;
  /** The same as SVG, glyph by glyph: what it looks like. */
  svg(paper: Paper, seal: Buffer | null): Promise<string>;
}

/** Filled by web/build/paper-fonts.ts. */
export const PAPER_FONTS = fileURLToPath(new URL("../../dist/paper-fonts", import.meta.url));

const TEMPLATE = new URL("./paper.typ", import.meta.url);
/** Results that this many compilations did not use are evicted; otherwise the compiler caches all of them. */
const UNUSED_COMPILATIONS_MAX = 10;

/** @param fonts folder of the fonts; which one draws a character, the template says */
export function createTypesetter(fonts: string): Typesetter {
  let opening: ReturnType<typeof openCompiler> | null = null;
  const opened = () => {
    opening ??= openCompiler(fonts, TEMPLATE).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const set = async <Result>(
    paper: Paper,
    seal: Buffer | null,
    work: (compiler: NodeCompiler, source: Source) => Result,
  ) => {
    const { compiler, template } = await opened();
    const inputs = paperInputs([paper], seal);
    try {
      return work(compiler, { mainFileContent: template, inputs });
    } finally {
      compiler.evictCache(UNUSED_COMPILATIONS_MAX);
    }
  };
  return {
    pdf: (paper, seal, issuedAt) =>
      set(paper, seal, (compiler, source) => {
        const creationTimestamp = Math.floor(issuedAt.getTime() / 1000);
        try {
          return compiler.pdf(source, { pdfStandard: "ua-1", creationTimestamp });
        } catch {
          // The standard refuses a letter that no font has, such as an emoji in a name. The paper is given out with a box in its place.
          return compiler.pdf(source, { creationTimestamp });
        }
      }),
    svg: (paper, seal) => set(paper, seal, (compiler, source) => compiler.plainSvg(source)),
  };
}

/** What `paper.typ` and `card.typ` read, but for photos. */
export const paperInputs = (papers: readonly Paper[], seal: Buffer | null) => ({
  papers: JSON.stringify(papers.map((paper) => ({ ...paper, qr: qrOf(paper.address) }))),
  seal: JSON.stringify(seal && [...seal]),
  photos: "{}",
});

/** The QR code of an address, as SVG. */
export function qrOf(address: string): string {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${qrPath(data)}"/></svg>`;
}

interface Source {
  readonly mainFileContent: string;
  readonly inputs: Record<string, string>;
}

/**
 * The compiler with its fonts, and a template's text.
 * @param fonts folder of the fonts
 */
export async function openCompiler(fonts: string, template: URL) {
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const files = await readdir(fonts);
  const fontBlobs = await Promise.all(files.sort().map((file) => readFile(join(fonts, file))));
  // An empty folder: without one it reads whatever is where the site runs.
  const workspace = await mkdtemp(join(tmpdir(), "papers-"));
  return {
    workspace,
    compiler: NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] }),
    template: await readFile(template, "utf8"),
  };
}
