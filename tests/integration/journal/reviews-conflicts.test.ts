// Somebody who is written in by hand, and against whom something speaks, is invited once the editor has seen
// it (docs/reviews.md#reviews).
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  createManuscript,
  createSomebody,
  INVITE,
  invitation,
  type Somebody,
} from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let editor: Somebody;
let author: Somebody;
let id: number;
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  author = await createSomebody(gateway(), "저자");
});
beforeEach(async () => {
  ({ id } = await createManuscript({
    authors: [author],
    state: "IN_REVIEW",
    affiliation: "한강대학교 통번역대학원",
  }));
});

const fields = async (input: object) =>
  (await editor.ask(INVITE, { id, input })).errors[0]?.extensions?.fields;
const logged = async () => {
  const entry = await db.auditEntry.findFirstOrThrow({
    where: { action: "inviteReviewer" },
    orderBy: { id: "desc" },
  });
  return Object(entry.after).conflictAccepted;
};

test("of an author's institution: it is said at the affiliation, and nobody is written to before", async () => {
  const email = "colleague@example.org";
  const typed = invitation(email, { affiliation: "한강대학교 영어학부" });
  expect(await fields(typed)).toEqual({ affiliation: ["REVIEWER_OF_AFFILIATION"] });
  expect(await db.mail.count({ where: { toAddress: email } })).toBe(0);
  expect(await db.review.count({ where: { submissionId: id } })).toBe(0);
  expect(await fields({ ...typed, acceptConflicts: true })).toBeUndefined();
  expect(await db.mail.count({ where: { toAddress: email } })).toBe(1);
  expect(await logged()).toBe(true);
});

test("a member's own affiliation counts where the editor wrote none", async () => {
  const { email } = await createSomebody(gateway(), "동료", { affiliation: "한강대학교" });
  expect(await fields(invitation(email))).toEqual({ affiliation: ["REVIEWER_OF_AFFILIATION"] });
});

test("whom the authors do not want, and who wrote with one, is said at the address", async () => {
  const email = "both@example.org";
  await db.reviewerSuggestion.create({
    data: { submissionId: id, kind: "OPPOSED", name: "박심사", email, position: 0 },
  });
  const other = await createSomebody(gateway(), "공저자");
  await createManuscript({ authors: [author, other], state: "ACCEPTED" });
  expect(await fields(invitation(email))).toEqual({ email: ["REVIEWER_OPPOSED"] });
  expect(await fields(invitation(other.email))).toMatchObject({ email: ["REVIEWER_CO_AUTHOR"] });
});

test("nothing is asked of anybody else, and nothing is logged", async () => {
  expect(await fields(invitation("free@example.org", { affiliation: "다른대학교" }))).toBeUndefined();
  expect(await logged()).toBeUndefined();
  // An author is refused, whatever was seen.
  expect(await fields(invitation(author.email, { acceptConflicts: true }))).toEqual({
    email: ["REVIEWER_IS_AUTHOR"],
  });
});
