// Class: abuse of resources, after the checks of graphql-cop: what a stranger may write down to learn or to
// tire. Times are ratios to a plain query of the same run.
import { describe, expect, test } from "vitest";
import type { Outsider } from "./outsider.ts";

const PLAIN = "{ settings { id } }";
/** How often as long as a plain query one may take that is refused. */
const RATIO_MAX = 10;
const TRIES = 5;
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(" ");

const COSTLY: Readonly<Record<string, string>> = {
  "aliases without end": `{ ${repeat(1_000, (i) => `a${i}: settings { id }`)} }`,
  "directives without end": `{ settings { id ${repeat(1_000, () => "@include(if: true)")} } }`,
  "a field again and again": `{ settings { ${repeat(1_000, () => "id")} } }`,
  "fragments in a circle": "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
  "a depth without end": `{ post(board: NOTICE, id: 1) { ${"next { ".repeat(100)} id ${"} ".repeat(100)} } }`,
  introspection: "{ __schema { types { name fields { type { name fields { type { name } } } } } } }",
};

export function abuse(outsider: () => Outsider): void {
  describe("abuse of resources", () => {
    const fastest = async (query: string) => {
      const times: number[] = [];
      for (let i = 0; i < TRIES; i += 1) {
        const start = performance.now();
        await outsider().ask(query);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };

    test.each(Object.entries(COSTLY))("%s: refused, and at once", async (_name, query) => {
      const answer = await outsider().ask(query);
      expect(answer.data ?? null).toBeNull();
      expect(answer.code).not.toBeNull();
      expect(await fastest(query)).toBeLessThan(RATIO_MAX * (await fastest(PLAIN)));
    });

    test("many operations in one request are none", async () => {
      const response = await outsider().post(
        "/graphql",
        Array.from({ length: 20 }, () => ({ query: PLAIN })),
      );
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('"settings"');
    });

    test("an error names no field, no type and no place in the code", async () => {
      const { text } = await outsider().ask("{ setting { id } }");
      expect(text).not.toMatch(/did you mean|settings|\.ts\b|node_modules|stack/i);
    });

    test.each(["/graphql", "/graphiql", "/playground", "/altair"])(
      "%s shows no tool for trying",
      async (path) => {
        const response = await outsider().send(path, { headers: { accept: "text/html" } });
        expect(response.status).toBeGreaterThanOrEqual(400);
      },
    );
  });
}
