// The order of test files on a machine that has not timed them yet. Those that start sites or wait come first: the longest file must
// not be the last one, with the other workers idle beside it. Then project by project, because a process serves the files of one
// project only; the units, which are short, fill up the end.
import { BaseSequencer, type TestSpecification } from "vitest/node";

const SLOW = /\/(durability|start)\/|\/race\/(export-memory|time-driven)|\/uploads-trouble/;
const PROJECTS = ["integration", "postgres", "unit"];

/** Lower comes earlier. */
function rank({ moduleId, project }: TestSpecification): number {
  return SLOW.test(moduleId) ? -1 : PROJECTS.indexOf(project.name);
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
