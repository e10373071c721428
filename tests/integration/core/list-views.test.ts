// Views of lists, the columns and what a list opens with: each person's own, or a role's (docs/core.md#lists).
import { beforeAll, expect, test } from "vitest";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { createMember, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const PARTS = "{ columns opensWith views { id name query role viewerCanChange } }";

async function person(...roles: StaffRole[]) {
  const { session } = await createSignedIn({ roles });
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await askGraphql(gateway(), query, { variables, headers: session.headers });
    return { data: Object(data), code: errors?.[0]?.extensions?.code };
  };
  const save = (input: object, id?: number) =>
    ask(`mutation ($id: Id, $input: ListViewInput!) { saveListView(id: $id, input: $input) ${PARTS} }`, {
      id,
      input,
    });
  const own = async (list = "members") => (await ask(`{ ownList(list: "${list}") ${PARTS} }`)).data.ownList;
  return { ask, save, own };
}

let one: Awaited<ReturnType<typeof person>>;
let colleague: typeof one;
let finance: typeof one;

beforeAll(async () => {
  one = await person("MEMBER");
  colleague = await person("MEMBER");
  finance = await person("FINANCE");
});

const view = { list: "members", name: "서울 정회원", query: "grade=regular&sort=name&columns=name,email" };

test("an own view is its owner's; one of a role is everybody's who holds it, and only its maker's to change", async () => {
  await one.save(view);
  await one.save({ ...view, name: "같이 보기", role: "MEMBER" });
  expect((await one.own()).views).toMatchObject(
    [view, { name: "같이 보기" }].map(({ name }) => ({ name, viewerCanChange: true })),
  );
  const shared = await colleague.own();
  expect(shared.views).toMatchObject([{ name: "같이 보기", role: "MEMBER", viewerCanChange: false }]);
  expect((await finance.own()).views).toEqual([]);
  expect((await one.own("payments")).views).toEqual([]);
  const [{ id }] = shared.views;
  expect((await colleague.save({ ...view, name: "내 것" }, id)).code).toBe("FORBIDDEN");
  expect((await colleague.ask(`mutation { deleteListView(id: ${id}) { list } }`)).code).toBe("FORBIDDEN");
  const superior = await person("SUPER");
  expect((await superior.own()).views).toMatchObject([{ name: "같이 보기", viewerCanChange: true }]);
});

test("nobody gives a view to a role that is not theirs, or keeps what is no address", async () => {
  expect((await finance.save({ ...view, role: "MEMBER" })).code).toBe("FORBIDDEN");
  expect((await finance.save({ ...view, query: "a b" })).code).toBe("VALIDATION");
  expect((await finance.save({ ...view, name: " " })).code).toBe("VALIDATION");
  for (let at = 0; at < 30; at += 1) await finance.save({ ...view, list: "payments", name: `보기 ${at}` });
  expect((await finance.save({ ...view, list: "payments" })).code).toBe("VALIDATION");
});

test("columns and what a list opens with are remembered; a view that goes is opened no more", async () => {
  const { data } = await one.ask(
    `mutation { saveListColumns(list: "members", columns: ["name", "phoneNumber", "grade"]) ${PARTS} }`,
  );
  expect(data.saveListColumns.columns).toEqual(["name", "phoneNumber", "grade"]);
  const [{ id }] = data.saveListColumns.views;
  await one.ask(`mutation { openListWith(list: "members", viewId: ${id}) { list } }`);
  expect(await one.own()).toMatchObject({ opensWith: id, columns: ["name", "phoneNumber", "grade"] });
  expect(await colleague.own()).toMatchObject({ opensWith: null, columns: [] });
  expect(
    (await colleague.ask(`mutation { openListWith(list: "members", viewId: ${id}) { list } }`)).code,
  ).toBe("NOT_FOUND");
  await one.ask(`mutation { deleteListView(id: ${id}) { list } }`);
  expect(await one.own()).toMatchObject({ opensWith: null });
});

test("rows are counted for anyone who may see them", async () => {
  await createMember({ name: "소리결", affiliation: "세어 보기" });
  const count =
    '{ listCounts(list: "members", filters: ["{\\"affiliation\\": \\"세어 보기\\"}", "{\\"grade\\": 5}", "x"]) }';
  expect((await one.ask(count)).data.listCounts).toEqual([1, null, null]);
  expect((await finance.ask(count)).data.listCounts).toEqual([null, null, null]);
  expect((await one.ask('{ listCounts(list: "posts", filters: ["{}"]) }')).data.listCounts).toEqual([null]);
});
