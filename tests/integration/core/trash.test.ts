import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createPost, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const TRASH =
  "query ($filter: TrashFilter) { trash(filter: $filter) { totalCount items { kind id place title(language: EN) { text } deletedBy trashExpiry } } }";

test("the trash holds what its reader may write, of every kind, last thrown away first", async () => {
  const content = await createSignedIn({ roles: ["CONTENT"], name: "글쓴이" });
  const program = await createSignedIn({ roles: ["PROGRAM"], name: "강사 담당" });
  const both = await createSignedIn({ roles: ["SUPER"] });
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const post = await createPost({ deletedAt: ago(2), deletedById: content.id, titleEn: "Old news" });
  const popup = await db.popup.create({
    data: { titleKo: "팝업", showsFrom: ago(9), showsTo: ago(8), deletedAt: ago(3), pages: "PUBLIC" },
  });
  const seminar = await createProgram({ deletedAt: ago(1), titleEn: null });
  await createPost();
  await createProgram();
  const read = async (session: { headers: Record<string, string> }, kind: string | null = null) => {
    const { data } = await askGraphql(gateway(), TRASH, {
      variables: { filter: { kind } },
      headers: session.headers,
    });
    return Object(data).trash;
  };
  const ids = ({ items }: { items: { kind: string; id: number }[] }) =>
    items.map(({ kind, id }) => [kind, id]);
  const all = await read({ headers: { ...both.session.headers } });
  expect(ids(all)).toEqual([
    ["PROGRAM", seminar.id],
    ["POST", post.id],
    ["POPUP", popup.id],
  ]);
  expect(all).toMatchObject({ totalCount: 3 });
  expect(all.items[1]).toMatchObject({ place: "NOTICE", title: { text: "Old news" }, deletedBy: "글쓴이" });
  expect(all.items[0]).toMatchObject({ place: "SEMINAR", title: { text: "세미나" }, deletedBy: null });
  expect(all.items[2]).toMatchObject({ place: "PUBLIC", title: { text: "팝업" }, deletedBy: null });
  expect(ids(await read({ headers: { ...content.session.headers } }))).toEqual([
    ["POST", post.id],
    ["POPUP", popup.id],
  ]);
  expect(ids(await read({ headers: { ...program.session.headers } }))).toEqual([["PROGRAM", seminar.id]]);
  expect(ids(await read({ headers: { ...program.session.headers } }, "POST"))).toEqual([]);

  // Who threw away what carries no such column is known from the log; the last time counts.
  const act = async (who: typeof both, mutation: string) => {
    const { errors } = await askGraphql(gateway(), `mutation { ${mutation} { id } }`, {
      headers: who.session.headers,
    });
    expect(errors).toEqual([]);
  };
  await act(both, `restorePopup(id: ${popup.id})`);
  await act(content, `deletePopup(id: ${popup.id})`);
  await act(program, `restoreProgram(id: ${seminar.id})`);
  await act(program, `deleteProgram(id: ${seminar.id})`);
  const { items } = await read({ headers: { ...both.session.headers } });
  const names = Object.fromEntries(
    items.map((item: { kind: string; deletedBy: string }) => [item.kind, item.deletedBy]),
  );
  expect(names).toEqual({ POST: "글쓴이", POPUP: "글쓴이", PROGRAM: "강사 담당" });
});
