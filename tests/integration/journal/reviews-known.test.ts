// "Reviews this viewer may know of" (docs/reviews.md#what-an-editor-may-know): an editor who wrote a
// manuscript learns of its reviewers neither by another manuscript, nor by figures, nor by a file of the
// office.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { EXPORTS } from "#schema/overview/exports/exports.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  createManuscript,
  createSomebody,
  reviewIt,
  type Somebody,
  startReview,
} from "#tests/support/manuscripts.ts";

const gateway = useGateway();

const OUTSIDE = "outside@lantern.example";
const CANDIDATES = `query ($id: Id!, $words: String!) {
  reviewerCandidates(submissionId: $id, words: $words) { memberId name email awaited sent inField part } }`;

let otherId: number;
let editor: Somebody;
let editorAuthor: Somebody;
let member: Somebody;

beforeAll(async () => {
  const gate = gateway();
  editor = await createSomebody(gate, "편집자", { roles: ["JOURNAL"] });
  editorAuthor = await createSomebody(gate, "글쓴 편집자", { roles: ["JOURNAL", "SUPER"] });
  member = await createSomebody(gate, "등불회원");
  const author = await createSomebody(gate, "다른 저자");
  const { id: ownId } = await createManuscript({ authors: [editorAuthor], state: "IN_REVIEW" });
  ({ id: otherId } = await createManuscript({ authors: [author], state: "IN_REVIEW" }));
  await reviewIt(gate, editor, ownId, OUTSIDE, "MINOR");
  await startReview(gate, editor, ownId, member.email);
  await db.review.updateMany({ where: { email: OUTSIDE }, data: { name: "바깥등불" } });
});

const found = async (by: Somebody, words: string) =>
  Object((await by.ask(CANDIDATES, { id: otherId, words })).data).reviewerCandidates;

test("a reviewer without an account is a candidate for other editors, and nobody for the editor who wrote", async () => {
  const outside = { email: OUTSIDE, name: "바깥등불", sent: 1, inField: 1 };
  for (const words of ["바깥등불", ""]) {
    expect(await found(editor, words)).toEqual(expect.arrayContaining([expect.objectContaining(outside)]));
    expect(await found(editorAuthor, words)).toEqual([]);
  }
});

test("what a member reviews of an editor's own manuscript is not counted for that editor", async () => {
  const one = { memberId: member.id, name: "등불회원", email: member.email, sent: 0, inField: 0, part: null };
  expect(await found(editor, "등불회원")).toEqual([{ ...one, awaited: 1 }]);
  expect(await found(editorAuthor, "등불회원")).toEqual([{ ...one, awaited: 0 }]);
  const loads = "{ submissionFigures { loads { name } } }";
  expect((await editor.ask(loads)).text).toContain("심사자");
  expect((await editorAuthor.ask(loads)).data).toEqual({ submissionFigures: { loads: [] } });
});

test("who is on the list of the round is not suggested again, and is marked where found; who reviewed earlier is marked", async () => {
  const gate = gateway();
  const author = await createSomebody(gate, "세 번째 저자");
  const { id } = await createManuscript({ authors: [author], state: "IN_REVIEW" });
  const reviewer = "once@lantern.example";
  await reviewIt(gate, editor, id, reviewer, "MINOR");
  const suggested = async (words: string) => {
    const { data } = await editor.ask(CANDIDATES, { id, words });
    return Object(data).reviewerCandidates.map(({ email, part }: { email: string; part: string | null }) => [
      email,
      part,
    ]);
  };
  expect(await suggested("")).not.toContainEqual([reviewer, expect.anything()]);
  expect(await suggested("")).toContainEqual([OUTSIDE, null]);
  expect(await suggested("once@")).toEqual([[reviewer, "ROUND"]]);
  await db.submission.update({ where: { id }, data: { round: { increment: 1 } } });
  expect(await suggested("")).toContainEqual([reviewer, "EARLIER"]);
});

test("no file of the office names a reviewer", async () => {
  // Members are named as members: that somebody is one tells nothing.
  for (const [list, source] of [...EXPORTS].filter(([name]) => name !== "members")) {
    const asker = { viewer: null, now: gateway().clock.now() };
    const ids = source.find({ ...asker, filter: {}, sort: "CREATED", descending: true });
    if (!ids.ok) continue;
    const rows = await source.read([...(await ids.value())], asker);
    expect(JSON.stringify(rows), list).not.toMatch(/바깥등불|lantern/);
  }
});
