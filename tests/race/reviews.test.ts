// Two editors who decide at once, and a reviewer who sends while an editor takes the review back, on connections of their own.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  createManuscript,
  createSomebody,
  DECIDE,
  reviewInput,
  SEND_REVIEW,
  type Somebody,
  startReview,
} from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let author: Somebody;
let editors: Somebody[] = [];
beforeAll(async () => {
  await db.journalSetting.create({ data: { requirements: [] } });
  author = await createSomebody(gateway(), "글쓴이");
  editors = await Promise.all(
    ["하나", "둘"].map((name) => createSomebody(gateway(), name, { roles: ["JOURNAL"] })),
  );
});

test("of two decisions one holds, and the other editor hears of it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await createManuscript({ authors: [author], state: "IN_REVIEW" });
    const verdicts = ["ACCEPT", "REJECT"];
    const answers = await Promise.all(
      editors.map((editor, i) =>
        editor.ask(DECIDE, {
          id,
          round: 1,
          why: "초청 논문입니다.",
          input: { verdict: verdicts[i], letter: `판정 ${i}` },
        }),
      ),
    );
    expect(answers.map(({ code }) => code ?? "done").sort()).toEqual(["CONFLICT", "done"]);
    expect(await db.submissionDecision.count({ where: { submissionId: id } })).toBe(1);
    expect(await db.mail.count({ where: { submissionId: id, kind: "SUBMISSION_DECIDED" } })).toBe(1);
    expect(await db.submissionMove.count({ where: { submissionId: id } })).toBe(1);
  }
});

test("a review is sent or taken back, never both, and never into a version that was decided", async () => {
  const [editor] = editors;
  if (!editor) throw new Error("There is no editor");
  for (let round = 0; round < 6; round += 1) {
    const { id } = await createManuscript({ authors: [author], state: "IN_REVIEW" });
    const { reviewId, link, version } = await startReview(gateway(), editor, id, `race-${round}@example.org`);
    const cancel = () =>
      editor.ask("mutation ($id: Id!) { cancelReview(id: $id) { state } }", { id: reviewId });
    const decide = () => editor.ask(DECIDE, { id, round: 1, input: { verdict: "REJECT", letter: "판정" } });
    const variables = { link, version, input: reviewInput("MINOR") };
    const [sent, other] = await Promise.all([
      askGraphql(gateway(), SEND_REVIEW, { variables }),
      round % 2 === 0 ? cancel() : decide(),
    ]);
    const { state } = await db.review.findUniqueOrThrow({ where: { id: reviewId } });
    expect(state).toBe(sent.code === null ? "SENT" : "CANCELLED");
    if (sent.code !== null) expect(sent.code).toBe("LINK_ENDED");
    if (round % 2 === 0) expect(other.code).toBe(sent.code === null ? "MOVE_REFUSED" : null);
    else expect(other.code).toBeNull();
    const remarks = await db.reviewRemark.count({ where: { reviewId } });
    expect(remarks > 0).toBe(state === "SENT");
  }
});
