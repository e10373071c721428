// A hwp on its way through a review: neither its reviewers nor its authors read in its records who the others are.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { inflateRawSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { readCompound } from "#gateway/files/compound.ts";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { hwpOf, record } from "#tests/support/hwp.ts";
import {
  createManuscript,
  createSomebody,
  giveFile,
  INVITE,
  invitation,
  LINKED,
  type Somebody,
  sendReviewFile,
  startReview,
} from "#tests/support/manuscripts.ts";

const gateway = useGateway();
const TRACK_CHANGE_AUTHOR = 0x61;
const CTRL_HEADER = 0x47;
const TEXT = "본문은 그대로입니다.";
let editor: Somebody;
let author: Somebody;
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  author = await createSomebody(gateway(), "김달빛");
  await db.member.update({ where: { id: author.id }, data: { familyName: "Kim", givenName: "Dal-bit" } });
});

/** With a memo of each name, and changes by somebody else. */
const hwpBy = (...names: readonly string[]) =>
  hwpOf({
    docInfo: record(TRACK_CHANGE_AUTHOR, "연구실 동료"),
    section: Buffer.concat([
      record(0x43, TEXT),
      ...names.map((name) => record(CTRL_HEADER, `Author=${name}`, Buffer.from("em%%"))),
    ]),
  });

/** Where a reviewer gets the manuscript. */
async function fileOf(link: string): Promise<string> {
  const { data } = await askGraphql(gateway(), LINKED, { variables: { link } });
  return Object(data).linkedReview.files[0].url;
}

/** All that its records say. */
function said(file: Buffer): string {
  const streams = [...readCompound(file)].filter(([path]) => path !== "FileHeader");
  return streams.map(([, stream]) => inflateRawSync(stream).toString("utf16le")).join("\n");
}

test("reviewers get it without the names in memos and tracked changes, and with its text", async () => {
  const { id } = await createManuscript({ authors: [author], state: "IN_REVIEW" });
  const bytes = hwpBy("김달빛", "Kim Dal-bit", author.email);
  const names = ["김달빛", "Kim Dal-bit", author.email, "연구실 동료"];
  const { key } = await giveFile(gateway().files, id, bytes, "원고.hwp");
  const { link } = await startReview(gateway(), editor, id, "hwp@simsa.example");
  const answer = await gateway().request(await fileOf(link));
  expect(answer.status).toBe(200);
  const read = said(Buffer.from(await answer.arrayBuffer()));
  for (const name of names) expect(read).not.toContain(name);
  expect(read).toContain(TEXT);
  // What is stored has them: the test would see them.
  const storedText = said(await buffer((await gateway().files.open(key)) ?? Readable.from([])));
  for (const name of names) expect(storedText).toContain(name);
});

test("one that a password locks is not handed on, and nobody else is invited to review it", async () => {
  const { id } = await createManuscript({ authors: [author], state: "IN_REVIEW" });
  const { link } = await startReview(gateway(), editor, id, "locked@simsa.example");
  const locked = hwpOf({ docInfo: record(0x10, ""), section: record(0x43, TEXT), flags: 3 });
  await giveFile(gateway().files, id, locked, "잠긴 원고.hwp");
  const answer = await gateway().request(await fileOf(link));
  expect(answer.status).toBe(404);
  const next = { id, input: invitation("next@simsa.example") };
  expect((await editor.ask(INVITE, next)).code).toBe("REVIEWER_COPY_REFUSED");
});

test("what a reviewer sends along is stored without the reviewer's name", async () => {
  const { id } = await createManuscript({ authors: [author], state: "IN_REVIEW" });
  const { link, reviewId } = await startReview(gateway(), editor, id, "hwp-file@simsa.example");
  const { name } = await db.review.findUniqueOrThrow({ where: { id: reviewId } });
  const sent = await sendReviewFile(gateway(), link, hwpBy(name, "hwp-file@simsa.example"), "심사.hwp");
  expect(sent.status).toBe(201);
  const { key } = Object(await sent.json());
  const read = said(await buffer((await gateway().files.open(key)) ?? Readable.from([])));
  for (const one of [name, "hwp-file@simsa.example", "연구실 동료"]) expect(read).not.toContain(one);
  expect(read).toContain(TEXT);
});
