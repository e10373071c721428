// What the content policy forbade in somebody's browser is logged and counted, a few lines from one sender.
import { expect, test } from "vitest";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway({ config: { trustProxy: 1 } });
const PATH = "/api/v1/csp-report";

const report = (body: unknown, type: string, from: string) =>
  gateway().request(PATH, {
    method: "POST",
    headers: { "content-type": type, "x-forwarded-for": from },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const OLD = {
  "csp-report": {
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js?key=1",
    "document-uri": "https://association.example.org/search?q=secret",
  },
};
const NEW = [
  {
    type: "csp-violation",
    body: {
      effectiveDirective: "img-src",
      blockedURL: "https://evil.example/b.png",
      documentURL: "https://a.example/",
    },
  },
];
const logged = () =>
  gateway()
    .logLines.filter((line) => line.includes("content policy forbids"))
    .map((line) => JSON.parse(line));

test("every page says where reports go", async () => {
  const { headers } = await gateway().request("/healthz");
  expect(headers.get("content-security-policy")).toContain(`report-uri ${PATH}; report-to csp`);
  expect(headers.get("reporting-endpoints")).toBe(`csp="${PATH}"`);
});

test("both forms are logged without queries, and counted", async () => {
  expect((await report(OLD, "application/csp-report", "192.0.2.1")).status).toBe(204);
  expect((await report(NEW, "application/reports+json", "192.0.2.1")).status).toBe(204);
  expect(logged()).toMatchObject([
    {
      directive: "script-src-elem",
      blocked: "https://evil.example/a.js",
      page: "https://association.example.org/search",
      count: 1,
    },
    { directive: "img-src", blocked: "https://evil.example/b.png", count: 2 },
  ]);
  expect(gateway().logLines.join("")).not.toContain("secret");
});

test("what is no report is refused or skipped", async () => {
  const before = logged().length;
  expect((await report({}, "application/csp-report", "192.0.2.2")).status).toBe(204);
  expect((await report("{", "application/csp-report", "192.0.2.2")).status).toBe(400);
  expect((await report(OLD, "text/plain", "192.0.2.2")).status).toBe(415);
  expect(logged()).toHaveLength(before);
});

test("a flood of one sender is refused after twenty, and nobody else's", async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 21; round++) {
    statuses.push((await report(OLD, "application/csp-report", "192.0.2.3")).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  expect((await report(OLD, "application/csp-report", "192.0.2.4")).status).toBe(204);
});

test("what is long is cut before it is logged", async () => {
  const long = "x".repeat(5_000);
  const sent = { "csp-report": { "effective-directive": long, "blocked-uri": long, "document-uri": long } };
  expect((await report(sent, "application/csp-report", "192.0.2.9")).status).toBe(204);
  const line = gateway().logLines.findLast((one) => one.includes("content policy forbids"));
  expect(line?.length).toBeLessThan(1_000);
});
