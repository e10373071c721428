// What the authors of manuscripts take along, and what is left of them when they are gone.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { eraseMembers } from "#schema/account/erase-members.ts";
import { myData } from "#schema/account/my-data.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  createManuscript,
  createSomebody,
  DECIDE,
  reviewIt,
  type Somebody,
} from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let editor: Somebody;
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집하는사람", { roles: ["JOURNAL"] });
});
const dataOf = async ({ id }: Somebody) => await myData(db, id, gateway().clock.now());

test("the own data has the manuscripts with letters and remarks, and tells neither who reviewed nor other people's addresses", async () => {
  const [author, other] = [
    await createSomebody(gateway(), "글쓴이"),
    await createSomebody(gateway(), "함께쓴이"),
  ];
  const { id, number } = await createManuscript({ authors: [author, other], state: "IN_REVIEW" });
  await reviewIt(gateway(), editor, id, "secret-reviewer@example.org", "MINOR");
  await editor.ask(DECIDE, {
    id,
    round: 1,
    input: { verdict: "MINOR", letter: "둘째 장을 보완해 주십시오." },
  });
  const draft = await db.submission.create({ data: { submitterId: author.id, titleKo: "쓰는 중" } });

  const { member } = await dataOf(author);
  expect(member.manuscripts).toMatchObject([
    {
      number,
      titleKo: "번역의 자리",
      authors: [{ nameKo: "글쓴이", email: author.email }, { nameKo: "함께쓴이" }],
      decisions: [{ verdict: "MINOR", letter: "둘째 장을 보완해 주십시오." }],
      // The other remark was left out of the letter.
      remarks: [{ round: 1, review: 1, text: "둘째 장을 보완해 주십시오." }],
    },
    { id: draft.id, titleKo: "쓰는 중" },
  ]);
  const told = JSON.stringify(member);
  for (const secret of ["secret-reviewer", "심사자", "편집하는사람", "편집위원회만", other.email]) {
    expect(told).not.toContain(secret);
  }
  // A co-author has the manuscript, and no draft of somebody else.
  expect((await dataOf(other)).member.manuscripts.map((one) => one.number)).toEqual([number]);
});

test("who is erased stays on what is printed, and on nothing that was never published", async () => {
  const author = await createSomebody(gateway(), "떠나는사람", { affiliation: "떠나는대학교" });
  const made = async (state: "PUBLISHED" | "REJECTED" | "IN_REVIEW") =>
    (await createManuscript({ authors: [author], state, affiliation: "떠나는대학교" })).id;
  const [printed, rejected, running] = [
    await made("PUBLISHED"),
    await made("REJECTED"),
    await made("IN_REVIEW"),
  ];
  const draft = await db.submission.create({ data: { submitterId: author.id } });
  const left = { kind: "AUTHOR_CONSENT", toAddress: author.email, subject: "동의", text: "동의" } as const;
  await db.mail.create({ data: { ...left, language: "KO", submissionId: rejected, createdAt: new Date() } });
  await db.member.update({
    where: { id: author.id },
    data: { status: "WITHDRAWN", withdrawnAt: new Date(0) },
  });
  await db.$transaction((tx) => eraseMembers(tx, new Date(1), gateway().clock.now()));

  const rows = await db.submission.findMany({
    where: { id: { in: [printed, rejected, running, draft.id] } },
    include: { authors: true, mails: true },
    orderBy: { id: "asc" },
  });
  const of = (id: number) => rows.find((row) => row.id === id);
  expect(of(draft.id)).toBeUndefined();
  expect(rows.map(({ submitterId }) => submitterId)).toEqual([null, null, null]);
  for (const id of [printed, running]) {
    expect(of(id)?.authors).toMatchObject([
      { nameKo: "떠나는사람", affiliationKo: "떠나는대학교", memberId: null },
    ]);
  }
  const traces = JSON.stringify(of(rejected));
  for (const trace of ["떠나는사람", "떠나는대학교", author.email]) expect(traces).not.toContain(trace);
});
