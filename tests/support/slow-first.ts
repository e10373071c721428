// The order of test files on a machine that has not timed them yet: those that start sites first, because the longest file must not be
// the last one, with one of the two workers idle beside it.
import { BaseSequencer, type TestSpecification } from "vitest/node";

const SLOW = /\/(durability|start)\//;

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
