// A manuscript is cleaned for its reviewers as the gateway does it, and the names in it are searched for in the result.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scrubTo } from "#gateway/files/scrub.ts";
import { layersOf, namesFound, namesInXml } from "./layers.ts";
import { authorsOfPdf } from "./pdf-authors.ts";
import type { ForeignFile, Tried } from "./run.ts";
import { watchChildren } from "./watch-children.ts";

/** Of the processor. */
const SECONDS_MAX = 10;
const MEGABYTES_MAX = 400;

export async function cleaning({ path, ending, names }: ForeignFile): Promise<Tried> {
  const folder = await mkdtemp(join(tmpdir(), "foreign-"));
  const to = join(folder, "clean");
  try {
    const watched = watchChildren();
    const said = await scrubTo({ path }, { path: to }, { name: `x.${ending}`, names });
    const { seconds, megabytes } = watched.stop();
    const took = `${seconds.toFixed(1)} s, ${megabytes} MB`;
    const isWithin = seconds <= SECONDS_MAX && megabytes <= MEGABYTES_MAX;
    if ("refused" in said)
      return { asked: "clean", came: `refused: ${said.refused} (${took})`, left: [], isRight: isWithin };
    const bytes = await readFile(path);
    const authors = ending === "pdf" ? await authorsOfPdf(bytes) : [];
    const searched = new Set([...names, ...authors, ...(await namesInXml(await layersOf(bytes)))]);
    const left = namesFound(await layersOf(await readFile(to)), [...searched]);
    const came = `clean (${took}; ${searched.size} names told before)`;
    return { asked: "clean", came, left, isRight: isWithin && left.length === 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
