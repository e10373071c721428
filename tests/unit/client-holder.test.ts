// Whose client it is: one person's answers are never shown to the next, and a page that is being hydrated keeps its own.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClientHolder } from "#web/api/client.ts";
import { session } from "#web/session/session.ts";

const ACTIVE = { token: "t", token_type: "Bearer", member_idx: 7, member_type: "REGULAR" };
const member = { id: 7, name: "김", email: "a@example.org" };
const viewer = {
  id: 7,
  canOpenAdmin: false,
  canWritePosts: false,
  canWritePages: false,
  canWritePrograms: false,
  canManageMembers: false,
  canManagePayments: false,
  canManageJournal: false,
  canManageSite: false,
  member,
};

function answer(status: number): void {
  vi.stubGlobal("fetch", async () => Response.json({ data: { viewer } }, { status }));
}

beforeEach(() => session.signOut());
afterEach(() => vi.unstubAllGlobals());

it("stays when a stored token turns out to be worth nothing", async () => {
  answer(401);
  const restoring = session.adopt(ACTIVE);
  const holder = new ClientHolder({});
  const rendered = holder.current();
  await restoring;
  expect(session.state().isAuthenticated).toBe(false);
  expect(holder.current()).toBe(rendered);
});

it("is another one for each person, and another one for nobody", async () => {
  answer(200);
  const holder = new ClientHolder({});
  const clients = [holder.current()];
  await session.adopt(ACTIVE);
  clients.push(holder.current());
  await session.adopt({ ...ACTIVE, token: "u", member_idx: 8 });
  clients.push(holder.current());
  session.signOut();
  clients.push(holder.current());
  expect(new Set(clients).size).toBe(4);
});

it("answers nothing, and not that there is no such thing, where a first field could not be read", async () => {
  const found = { data: { program: { id: 1 }, certificates: null } };
  const errors = [{ message: "INTERNAL", path: ["certificates", "examinees"] }];
  const ask = async (body: object) => {
    vi.stubGlobal("fetch", async () => Response.json(body));
    const client = new ClientHolder({}).current();
    return await client.query("{ program { id } certificates { id } }", {}).toPromise();
  };
  vi.stubGlobal("document", { documentElement: { lang: "ko" } });
  expect((await ask(found)).data).toEqual(found.data);
  const failed = await ask({ ...found, errors });
  expect(failed.data).toBeUndefined();
  expect(failed.error?.graphQLErrors).toHaveLength(1);
});
