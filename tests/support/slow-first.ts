// The order of test files on a machine that has not timed them yet. Those that start sites or wait come
// first: the longest file must not be the last one, with the other workers idle beside it. Then project by
// project, and those with a window before those without: a process serves the files of one project and one
// environment, and another one would load all modules again. The units, which are short, fill up the end.
import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const SLOW = /\/(durability|start)\/|\/race\/(export-memory|time-driven)|\/uploads-trouble/;
const PROJECTS = ["integration", "postgres", "isolated", "unit"];
const WINDOW = /^\/\/ @vitest-environment jsdom$/m;

/** Lower comes earlier. */
function rank({ moduleId, project }: TestSpecification): number {
  if (SLOW.test(moduleId)) return -1;
  const hasWindow = WINDOW.test(readFileSync(moduleId, "utf8"));
  return PROJECTS.indexOf(project.name) + (hasWindow ? 0 : 0.5);
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rank(file) }));
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ file }) => file);
  }
}
