// What `npm test` reads of a run of vitest (test-counts.ts), written to `--outputFile`. Vitest's own report
// in JSON does not say of which project a file is, and half of the files run in two.
import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import type { FileReport } from "./test-counts.ts";

export default class VitestReport implements Reporter {
  #path: string | undefined;

  onInit({ config: { outputFile } }: Vitest): void {
    this.#path = typeof outputFile === "string" ? outputFile : undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#path !== undefined) writeFileSync(this.#path, JSON.stringify(modules.map(reportFile)));
  }
}

function reportFile(module: TestModule): FileReport {
  const { duration, collectDuration } = module.diagnostic();
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    errors: module.errors().map(({ message }) => message),
    failed: module.state() === "failed",
    seconds: (duration + collectDuration) / 1_000,
    tests: [...module.children.allTests()].map(reportTest),
  };
}

function reportTest(test: TestCase): FileReport["tests"][number] {
  const { state, errors = [] } = test.result();
  return { name: test.fullName, state, errors: errors.map(({ message }) => message) };
}
