// What a gateway complains about in its log.

/** @returns lines of errors and warnings, without those of slow statements, which tell of the machine the tests run on */
export const troublesIn = (lines: readonly string[]): string[] =>
  lines.filter(
    (line) => /"level":"(error|warn)"/.test(line) && !line.includes('"msg":"A statement was slow"'),
  );
