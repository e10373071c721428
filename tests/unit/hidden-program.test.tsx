// @vitest-environment jsdom
// What staff read at the address of a program that visitors do not see; nobody else reads or asks anything of it.
import { beforeEach, expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { HiddenProgram } from "#web/features/programs/programs/office/HiddenProgram.tsx";

interface QueryArgs {
  readonly pause: boolean;
  readonly variables: { readonly id: number };
}
const { server } = vi.hoisted(() => ({
  server: { mayWrite: true, program: null as object | null, asked: [] as number[] },
}));
vi.mock("#web/session/session.ts", () => ({
  useSession: () => ({ user: { canWritePrograms: server.mayWrite } }),
}));
vi.mock("#web/gql/program-office.ts", () => ({
  useHiddenProgramQuery: ({ pause, variables }: QueryArgs) => {
    if (pause) return [{}];
    server.asked.push(variables.id);
    return [{ data: { programForEditing: server.program } }];
  },
}));

const root = appRoot();

beforeEach(() => {
  Object.assign(server, { mayWrite: true, program: null, asked: [] });
});

const open = (path: string) => root.show(<HiddenProgram />, { at: path });
const AT = "2999-12-24T05:00:00Z";
const program = (more: object) => ({ id: 12, kind: "WORKSHOP", publishedAt: AT, deletedAt: null, ...more });

test("a scheduled program says when it is published, and leads to its editor", async () => {
  server.program = program({});
  await open("/programs/12");
  await expect.poll(() => document.querySelector("time")?.dateTime).toBe(AT);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/admin/education-programs/edit/12");
});

test("a draft and one in the trash say so; one that visitors see is nothing to tell of", async () => {
  for (const [more, words] of [
    [{ publishedAt: null }, "초안"],
    [{ deletedAt: AT }, "휴지통"],
    [{ publishedAt: "2020-01-01T00:00:00Z" }, ""],
  ] as const) {
    server.program = program(more);
    await open(`/seminar-details/12`);
    await expect.poll(() => document.body.textContent).toContain(words);
    if (words === "") expect(document.querySelector("a")).toBeNull();
    await root.close();
  }
});

test("staff without the right, and other addresses, ask for no program", async () => {
  server.program = program({});
  server.mayWrite = false;
  await open("/programs/12");
  server.mayWrite = true;
  for (const path of ["/nowhere", "/programs/abc", "/notice/12"]) await open(path);
  expect(server.asked).toEqual([]);
});
