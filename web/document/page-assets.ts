// Says what a page needs of the client build, by Vite's manifest: the entry, the chunks of the page and its style sheets, whose
// rules are written into the page so that the first paint waits for nothing.
import type { PageAssets } from "./document.tsx";

/** dist/build.json. */
export interface BuildStamp {
  /** Hash of what the build was made of. */
  readonly inputs: string;
  /** Hash of what came out: two equal builds have one id, and /version.json changes only when the client did. */
  readonly buildId: string;
  /** Address of the favicon. */
  readonly favicon: string;
  /** Address of the picture for pages without one of their own where they are shared. */
  readonly shareImage: string;
  /** Addresses of the font's core, and of the style sheet with its slices. */
  readonly fonts: PageAssets["fonts"] & object;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The client build as the gateway reads it from dist/. */
export interface ClientBuild {
  readonly stamp: BuildStamp;
  /** Vite's manifest, by whatever it calls each file. */
  readonly manifest: Readonly<Record<string, ManifestChunk>>;
  /** The file a module is in (web/build/module-files-plugin.ts). */
  readonly modules: Readonly<Record<string, string>>;
  /** File name, as the manifest writes it, to the text of a style sheet. */
  readonly sheets: Readonly<Record<string, string>>;
}

/** Gives a page's assets by its modules. Throws for a module that was not built. */
export type FindAssets = (modules: readonly string[]) => PageAssets;

/** The parts of a page that depend on its modules alone. */
type ModuleAssets = Omit<PageAssets, "fonts" | "favicon">;

const ENTRY = "start/entry-client.tsx";

export function pageAssets(build: ClientBuild): FindAssets {
  const known = new Map<string, ModuleAssets>();
  const ofModules = (modules: readonly string[]): ModuleAssets => {
    const key = modules.join();
    const found = known.get(key) ?? collect(build, modules);
    known.set(key, found);
    return found;
  };
  const { fonts, favicon } = build.stamp;
  return (modules) => ({ ...ofModules(modules), fonts, favicon });
}

function collect({ manifest, modules, sheets }: ClientBuild, asked: readonly string[]): ModuleAssets {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const chunks = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk) => {
    if (chunks.has(chunk)) return;
    for (const key of chunk.imports ?? []) visit(known(manifest[key], key));
    chunks.add(chunk);
  };
  const entry = known(manifest[ENTRY], ENTRY);
  visit(entry);
  for (const module of asked) visit(known(byFile.get(modules[module] ?? ""), module));
  const all = [...chunks];
  const first = (entry.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
  const css = [...new Set(all.flatMap((chunk) => chunk.css ?? []))];
  return {
    entry: `/${entry.file}`,
    first: first.map((file) => `/${file}`),
    preloads: all
      .filter((chunk) => chunk !== entry && !first.includes(chunk.file))
      .map(({ file }) => `/${file}`),
    css: css.map((file) => sheets[file] ?? "").join("\n"),
    sheets: css.map((file) => `/${file}`),
  };
}

function known(chunk: ManifestChunk | undefined, name: string): ManifestChunk {
  if (!chunk) throw new Error(`The client build holds no ${name}`);
  return chunk;
}
