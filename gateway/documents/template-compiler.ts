// The compiler of typst with its fonts, and what sets one template by it. It comes into the process with the
// first document; one takes some ten milliseconds then. It reads no file, and what is on a document reaches
// it as data, never as source.
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** Filled by web/build/document-fonts.ts. */
export const DOCUMENT_FONTS = fileURLToPath(new URL("../../dist/document-fonts", import.meta.url));

/** Results that this many compilations did not use are evicted; otherwise the compiler caches all of them. */
const UNUSED_COMPILATIONS_MAX = 10;

/** What a template reads as `sys.inputs`. */
type Inputs = Readonly<Record<string, string>>;

interface TemplateCompiler {
  /** @param at the same document of the same moment is the same file */
  pdf(inputs: Inputs, at: Date): Promise<Buffer>;
  svg(inputs: Inputs): Promise<string>;
}

/**
 * @param fonts folder of the fonts; which one draws a character, the template says
 * @returns opens the compiler with the first document, and again after it could not be opened
 */
export function createTemplateCompiler(fonts: string, template: URL): TemplateCompiler {
  const set = async <Result>(inputs: Inputs, work: (compiler: NodeCompiler, source: Source) => Result) => {
    const { compiler } = await openCompiler(fonts);
    const mainFileContent = await readFile(template, "utf8");
    try {
      return work(compiler, { mainFileContent, inputs });
    } finally {
      compiler.evictCache(UNUSED_COMPILATIONS_MAX);
    }
  };
  return {
    pdf: (inputs, at) => set(inputs, (compiler, source) => taggedPdf(compiler, source, at)),
    svg: (inputs) => set(inputs, (compiler, source) => compiler.plainSvg(source)),
  };
}

interface Source {
  readonly mainFileContent: string;
  readonly inputs: Inputs;
}

/**
 * As PDF/UA-1. The standard refuses a letter that no font has, such as an emoji in a name, and headings that
 * skip a level: then without its mark.
 */
export function taggedPdf(compiler: NodeCompiler, source: Source, at: Date): Buffer {
  const creationTimestamp = Math.floor(at.getTime() / 1000);
  try {
    return compiler.pdf(source, { pdfStandard: "ua-1", creationTimestamp });
  } catch {
    return compiler.pdf(source, { creationTimestamp });
  }
}

interface OpenCompiler {
  readonly compiler: NodeCompiler;
  /** Its folder, which is empty. */
  readonly workspace: string;
}

/** By the folder of the fonts, which a compiler reads into its memory: all templates of a thread share one. */
const opened = new Map<string, Promise<OpenCompiler>>();

/** The compiler with its fonts: opened once a thread, and again after it could not be opened. */
export function openCompiler(fonts: string): Promise<OpenCompiler> {
  const known = opened.get(fonts);
  if (known !== undefined) return known;
  const opening = open(fonts).catch((error: unknown) => {
    opened.delete(fonts);
    throw error;
  });
  opened.set(fonts, opening);
  return opening;
}

async function open(fonts: string): Promise<OpenCompiler> {
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const files = await readdir(fonts);
  const fontBlobs = await Promise.all(files.sort().map((file) => readFile(join(fonts, file))));
  // An empty folder: without one it reads whatever is where the site runs.
  const workspace = await mkdtemp(join(tmpdir(), "documents-"));
  return { workspace, compiler: NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] }) };
}
