// @vitest-environment jsdom
// What staff read at the address of a program that visitors do not see; nobody else reads or asks anything of it.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { RawIntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { mountedRoot } from "#tests/support/mounted-root.ts";
import { HiddenProgram } from "#web/features/programs/programs/office/HiddenProgram.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

interface Asked {
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
  useHiddenProgramQuery: ({ pause, variables }: Asked) => {
    if (pause) return [{}];
    server.asked.push(variables.id);
    return [{ data: { programForEditing: server.program } }];
  },
}));

const intl = createPageIntl("ko", await loadWords("ko", ["site", "programs", "office"]));
const root = mountedRoot();

beforeEach(() => {
  stubMantineBrowser();
  Object.assign(server, { mayWrite: true, program: null, asked: [] });
});

const open = (path: string) =>
  act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} env="test">
          <MemoryRouter key={path} initialEntries={[path]}>
            <HiddenProgram />
          </MemoryRouter>
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
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
    await act(async () => root.render(null));
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
