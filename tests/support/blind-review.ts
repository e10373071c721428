// A manuscript under blind review whose authors and reviewers are named by words that are nowhere else, and everybody around it.
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { docxWithProperties } from "./documents.ts";
import type { Gateway } from "./gateway.ts";
import { askGraphql } from "./graphql.ts";
import {
  createManuscript,
  createSomebody,
  linkTo,
  reviewInput,
  SEND_REVIEW,
  type Somebody,
  sendReviewFile,
  startReview,
} from "./manuscripts.ts";

/** Words that are at one of the two sides alone. */
export const OF_AUTHORS = "달빛저자";
export const OF_REVIEWERS = "별빛심사";
export const REVIEWERS = ["first@byeolbit-simsa.example", "second@byeolbit-simsa.example"] as const;
export const REVIEWER_WORDS = [OF_REVIEWERS, "byeolbit-simsa", "편집위원회만 보십시오."] as const;

export interface BlindReview {
  readonly id: number;
  /** A manuscript of somebody else, on the desk of the editor who wrote the first. */
  readonly otherId: number;
  readonly editor: Somebody;
  readonly people: Readonly<
    Record<"author" | "coAuthor" | "editorAuthor" | "superAuthor" | "stranger", Somebody>
  >;
  /** Links of the reviewers. */
  readonly opened: readonly string[];
}

/**
 * Four authors, an editor and somebody with every right among them; one review that is sent with a file, and
 * one that is being written.
 */
export async function createBlindReview(gateway: Gateway): Promise<BlindReview> {
  const editor = await createSomebody(gateway, "편집자", { roles: ["JOURNAL"] });
  const written = async (name: string, roles: readonly StaffRole[] = []) =>
    await createSomebody(gateway, `${name}${OF_AUTHORS}`, { roles });
  const people = {
    author: await written("가"),
    coAuthor: await written("나"),
    editorAuthor: await written("다", ["JOURNAL"]),
    superAuthor: await written("라", ["SUPER"]),
    stranger: await createSomebody(gateway, "지나가는 사람"),
  };
  const { author, coAuthor, editorAuthor, superAuthor } = people;
  const { id } = await createManuscript({
    authors: [author, coAuthor, editorAuthor, superAuthor],
    state: "IN_REVIEW",
    affiliation: `${OF_AUTHORS}대학교`,
  });
  const { id: otherId } = await createManuscript({ authors: [people.stranger], state: "IN_REVIEW" });
  // One of them is known by the address alone.
  await db.submissionAuthor.updateMany({
    where: { submissionId: id, email: editorAuthor.email },
    data: { memberId: null },
  });
  const nameReviewers = () =>
    db.review.updateMany({ data: { name: `심사자 ${OF_REVIEWERS}`, affiliation: `${OF_REVIEWERS}대학교` } });
  const first = await startReview(gateway, editor, id, REVIEWERS[0]);
  await nameReviewers();
  const file = docxWithProperties(OF_REVIEWERS);
  const attached = await sendReviewFile(gateway, first.link, file, `${OF_REVIEWERS}.docx`);
  expect(attached.status).toBe(201);
  const input = { ...reviewInput("MINOR"), fileForAuthors: true };
  const variables = { link: first.link, version: first.version, input };
  expect((await askGraphql(gateway, SEND_REVIEW, { variables })).errors).toEqual([]);
  const second = await startReview(gateway, editor, id, REVIEWERS[1]);
  await nameReviewers();
  // What an editor types to find a reviewer is a reviewer's name.
  const typed = `{ reviewerCandidates(submissionId: ${id}, words: "${OF_REVIEWERS}") { name } }`;
  expect((await editor.ask(typed)).text).toContain(OF_REVIEWERS);
  const opened = [first.link, second.link, await linkTo(REVIEWERS[0], "REVIEW_INVITATION")];
  return { id, otherId, editor, people, opened };
}
