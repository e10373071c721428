// @module-tag long
// The file that goes with a review: sent by the link alone, stored without what tells who made it, read by the editors at once and by the authors
// after the decision, where the reviewer or an editor said so.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { createFilePasses } from "#gateway/files/file-pass.ts";
import { db } from "#prisma/client.ts";
import { docxWithProperties } from "#tests/support/documents.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  createManuscript,
  createSomebody,
  DECIDE,
  reviewInput,
  SEND_REVIEW,
  type Somebody,
  sendReviewFile,
  startReview,
} from "#tests/support/manuscripts.ts";
import { unzip } from "#tests/support/unzip.ts";

const gateway = useGateway();
const OF_REVIEWER = "별빛심사";
const DOCX = docxWithProperties(OF_REVIEWER);
const SET =
  "mutation ($id: Id!, $forAuthors: Boolean!) { setReviewFileReaders(id: $id, forAuthors: $forAuthors) { fileForAuthors } }";
const passes = createFilePasses(TEST_SECRET);

let editor: Somebody;
let author: Somebody;
let editorAuthor: Somebody;
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  author = await createSomebody(gateway(), "저자");
  editorAuthor = await createSomebody(gateway(), "저자이자 편집자", { roles: ["JOURNAL"] });
});

let made = 0;
/** A manuscript under review, with a working link. */
async function reviewed() {
  made += 1;
  const { id, number } = await createManuscript({ authors: [author, editorAuthor], state: "IN_REVIEW" });
  const review = await startReview(gateway(), editor, id, `reviewer-${made}@simsa.example`);
  return { id, number, ...review };
}
type Reviewed = Awaited<ReturnType<typeof reviewed>>;

async function send({ link, version }: Reviewed, fileForAuthors: boolean) {
  const variables = { link, version, input: { ...reviewInput("MINOR"), fileForAuthors } };
  expect((await askGraphql(gateway(), SEND_REVIEW, { variables })).errors).toEqual([]);
}
const decide = async ({ id }: Reviewed) => {
  const input = { verdict: "MINOR", letter: "고쳐 주십시오." };
  expect((await editor.ask(DECIDE, { id, round: 1, input })).errors).toEqual([]);
};
const fileOf = async ({ reviewId }: Reviewed) =>
  (await db.review.findUniqueOrThrow({ where: { id: reviewId }, include: { file: true } })).file;
async function opens(somebody: Somebody, review: Reviewed): Promise<boolean> {
  const file = await fileOf(review);
  const pass = passes.issue(somebody.session);
  return (await gateway().request(`/files/${file?.key}/x.docx?t=${pass}`)).status === 200;
}
const everybody = async (review: Reviewed) => [
  await opens(editor, review),
  await opens(author, review),
  await opens(editorAuthor, review),
];

test("keeps no byte, name or account of the person who sent it", async () => {
  const review = await reviewed();
  const sent = await sendReviewFile(gateway(), review.link, DOCX, `${OF_REVIEWER}의 의견.docx`);
  expect(sent.status).toBe(201);
  const file = await fileOf(review);
  expect(file).toMatchObject({
    name: `${review.number}-review-1-1.docx`,
    uploadedById: null,
    kind: "MANUSCRIPT",
  });
  const stored = await buffer(
    (await gateway().files.open(file?.storedKey ?? file?.key ?? "")) ?? Readable.from([]),
  );
  expect(stored.length).toBe(file?.size);
  const parts = [...(await unzip(new Uint8Array(stored).buffer)).values()].join("\n");
  expect(parts).toContain("w:document");
  expect(parts).not.toContain(OF_REVIEWER);
});

test("may be read again, replaced and taken away by its reviewer until the review is sent", async () => {
  const review = await reviewed();
  const ask = async () => {
    const query = "query ($link: String!) { linkedReview(link: $link) { file { name size url } } }";
    const { data } = await askGraphql(gateway(), query, { variables: { link: review.link } });
    return Object(data).linkedReview.file as { name: string; url: string } | null;
  };
  expect(await ask()).toBeNull();
  const sent = await sendReviewFile(gateway(), review.link, DOCX, "의견.docx");
  // The page opens it by what the upload answered, and the link of the review is in no address.
  const { url, pass } = Object(await sent.json());
  expect(JSON.stringify({ url, pass })).not.toContain(review.link);
  expect((await gateway().request(`${url}?t=${encodeURIComponent(pass)}`)).status).toBe(200);
  const first = await fileOf(review);
  expect((await gateway().request((await ask())?.url ?? "")).status).toBe(200);
  await sendReviewFile(gateway(), review.link, DOCX, "고친 의견.docx");
  expect((await fileOf(review))?.id).not.toBe(first?.id);
  const remove = "mutation ($link: String!) { removeReviewFile(link: $link) }";
  expect((await askGraphql(gateway(), remove, { variables: { link: review.link } })).errors).toEqual([]);
  expect(await ask()).toBeNull();
  await sendReviewFile(gateway(), review.link, DOCX, "의견.docx");
  await send(review, false);
  const late = await sendReviewFile(gateway(), review.link, DOCX, "늦은 의견.docx");
  expect(await late.json()).toEqual({ code: "LINK_ENDED" });
  expect((await askGraphql(gateway(), remove, { variables: { link: review.link } })).code).toBe("LINK_ENDED");
});

test("is the editors' until the decision, then the authors', too, where the reviewer said so", async () => {
  const review = await reviewed();
  await sendReviewFile(gateway(), review.link, DOCX, "의견.docx");
  expect(await everybody(review)).toEqual([false, false, false]);
  await send(review, true);
  expect(await everybody(review)).toEqual([true, false, false]);
  await decide(review);
  expect(await everybody(review)).toEqual([true, true, true]);
});

test("stays the editors' where nobody said so, or an editor keeps it back", async () => {
  const [silent, stored, shown] = [await reviewed(), await reviewed(), await reviewed()];
  for (const review of [silent, stored, shown])
    await sendReviewFile(gateway(), review.link, DOCX, "의견.docx");
  await send(silent, false);
  await send(stored, true);
  await send(shown, false);
  const set = async (review: Reviewed, forAuthors: boolean) =>
    await editor.ask(SET, { id: review.reviewId, forAuthors });
  expect((await set(stored, false)).errors).toEqual([]);
  expect((await set(shown, true)).data).toEqual({ setReviewFileReaders: { fileForAuthors: true } });
  expect((await editorAuthor.ask(SET, { id: stored.reviewId, forAuthors: true })).code).toBe("NOT_FOUND");
  for (const review of [silent, stored, shown]) await decide(review);
  expect(await everybody(silent)).toEqual([true, false, false]);
  expect(await everybody(stored)).toEqual([true, false, false]);
  expect(await everybody(shown)).toEqual([true, true, true]);
  expect((await set(stored, true)).code).toBe("MOVE_REFUSED");
});

test("is refused where it is not what it says, or no link of a review brings it", async () => {
  const review = await reviewed();
  const codeOf = async (link: string, bytes: Buffer, name: string) =>
    Object(await (await sendReviewFile(gateway(), link, bytes, name)).json()).code;
  expect(await codeOf(review.link, Buffer.from("no document"), "의견.docx")).toBe("FILE_DAMAGED");
  expect(await codeOf(review.link, Buffer.from("no document"), "의견.pdf")).toBe("FILE_DAMAGED");
  expect(await codeOf(review.link, DOCX, "의견.exe")).toBe("FILE_TYPE_REFUSED");
  expect(await codeOf("no-link", DOCX, "의견.docx")).toBe("LINK_ENDED");
  expect(await fileOf(review)).toBeNull();
});
