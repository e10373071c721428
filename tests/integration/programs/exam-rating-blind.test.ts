// A rater finds no examinee: every query, made from the schema and asked whole by a link, every mail to
// raters, the file of a script, guesses at the scripts of others.
import { execute, parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { schema } from "#schema/index.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import {
  ASSIGN,
  assignAll,
  byLink,
  createExam,
  LINKED_RATING,
  readSheet,
  SAVE_SCORES,
  startRating,
  WITHDRAW_RATER,
} from "#tests/support/rating.ts";
import { argumentsOf, directContext, selectionOf, type ValuesOf } from "#tests/support/whole-operations.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
/** Of an examinee: name, address, affiliation, number, seat. */
const OF_EXAMINEES = ["새벽별응시", "saebyeokbyeol", "샛별1대학교", "E28-0", "홍보문서"];
const OF_OTHERS = ["다른채점인", "other@garam.example"];

let office: Somebody;
let exam: Awaited<ReturnType<typeof createExam>>;
let rater: Awaited<ReturnType<typeof startRating>>;
let other: Awaited<ReturnType<typeof startRating>>;

beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
  exam = await createExam({ session: { ratersPerScript: 1 } });
  rater = await startRating(gateway(), office, exam.programId, "first@garam.example");
  other = await startRating(gateway(), office, exam.programId, "other@garam.example", { name: "다른채점인" });
  await assignAll(office, exam.programId);
  for (const script of await db.examScript.findMany()) {
    const file = {
      key: newFileKey(),
      kind: "SCRIPT",
      name: `${script.code}.pdf`,
      mimeType: "application/pdf",
    } as const;
    await db.examScript.update({
      where: { id: script.id },
      data: { file: { create: { ...file, size: 1 } } },
    });
  }
});

const valuesOf: ValuesOf = ({ name }, type) => {
  const named = String(type).replace(/[![\]]/g, "");
  if (name === "link") return [JSON.stringify(rater.link)];
  if (["id", "programId", "postId", "paymentId", "submissionId"].includes(name))
    return [String(exam.programId)];
  if (name === "filters") return ["[]"];
  if (name === "texts") return ['["가"]'];
  if (named === "Language") return ["KO"];
  if (["Int", "Id"].includes(named)) return ["1"];
  if (named === "String") return name === "month" ? ['"2026-11"'] : ['"0"'];
  if (named === "GlossaryImportRow") return ['[{ ko: "가", en: "a", field: TRANSLATION, status: ACCEPTED }]'];
  if (named === "BulkSelection") return ["{ ids: [] }"];
  if (named === "TranslatedInput") return ["{ board: NOTICE }"];
  if (named === "PaymentInput") return ["{ type: OTHER, amount: 1, memberId: 1 }"];
  return undefined;
};

test("no query asked whole by a rater's link holds an examinee or another rater", {
  timeout: 120_000,
}, async () => {
  const { linkedRating, ...others } = schema.getQueryType()?.getFields() ?? {};
  if (!linkedRating) throw new Error("There is no sheet");
  const ask = async (field: typeof linkedRating) => {
    let text = "";
    for (const args of argumentsOf(field, valuesOf)) {
      const document = parse(`{ ${field.name}${args} ${selectionOf(field.type, valuesOf)} }`);
      const contextValue = directContext(null, gateway().clock, links);
      text += JSON.stringify((await execute({ schema, document, contextValue })).data ?? null);
    }
    return text;
  };
  const sheet = await ask(linkedRating);
  expect(sheet).toContain("번역 1교시");
  for (const word of [...OF_EXAMINEES, ...OF_OTHERS]) expect(sheet).not.toContain(word);
  const found: string[] = [];
  for (const field of Object.values(others)) {
    // An operation that this list does not know how to ask is asked by the tests of its noun.
    const text = await ask(field).catch(() => "");
    if ([...OF_EXAMINEES, ...OF_OTHERS].some((word) => text.includes(word))) found.push(field.name);
  }
  expect(found).toEqual([]);
});

test("no mail to a rater names an examinee or another rater", async () => {
  const mails = await db.mail.findMany({ where: { toAddress: "first@garam.example" } });
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["EXAM_RATER_ASSIGNED", "EXAM_RATER_INVITED"]);
  const text = mails.map((mail) => mail.subject + mail.text).join();
  for (const word of [...OF_EXAMINEES, ...OF_OTHERS]) expect(text).not.toContain(word);
});

test("another's script and one that is not there are refused alike, and after a withdrawal all are", async () => {
  const [foreign] = await readSheet(gateway(), other.link);
  const [own] = await readSheet(gateway(), rater.link);
  expect(own?.code).not.toBe(foreign?.code);
  const guess = async (code: string | undefined, paperId = exam.paperId) => {
    const rows = [{ code, version: 1, note: null, points: [1, 1] }];
    return await byLink(gateway(), SAVE_SCORES, { link: rater.link, paperId, rows });
  };
  const nowhere = await guess("XXXXXX");
  expect(nowhere.code).toBe("VALIDATION");
  expect((await guess(foreign?.code)).text).toBe(nowhere.text);
  expect((await guess(own?.code, 1_000_000)).code).toBe("VALIDATION");
  const { data } = await byLink(gateway(), LINKED_RATING, { link: rater.link });
  const files = Object(data).linkedRating.papers[0].scripts.map(
    ({ file }: { file: { url: string } }) => file.url,
  );
  const theirs = await byLink(gateway(), LINKED_RATING, { link: other.link });
  const [stolen] = Object(theirs.data).linkedRating.papers[0].scripts;
  const pass = new URL(files[0], "http://x.example").searchParams.get("t");
  const address = new URL(stolen.file.url, "http://x.example").pathname;
  expect((await gateway().request(`${address}?t=${encodeURIComponent(pass ?? "")}`)).status).toBe(404);
  await office.ask(WITHDRAW_RATER, { id: rater.id, reason: "사정" });
  expect((await guess(own?.code)).code).toBe("LINK_ENDED");
  expect((await gateway().request(files[0])).status).toBe(404);
  expect((await office.ask(ASSIGN, { programId: exam.programId, expected: 0 })).code).toBeNull();
});
