// @module-tag long
// What is asked inside an answer meets no fault of the server either, whatever its arguments say.
import fc from "fast-check";
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
} from "graphql";
import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { schema } from "#schema/index.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram } from "#tests/support/applying.ts";
import { createPageVersion, createPost, createProgram, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import { valuesOf } from "#tests/support/odd-values.ts";
import { callInput, presentationOf, SAVE_CALL, SUBMIT } from "#tests/support/presenting.ts";

const gateway = useGateway();
let boss: Somebody;
const ids = { post: 0, program: 0, popup: 0, manuscript: 0, call: 0 };
let reviewLink = "";
beforeAll(async () => {
  boss = await createSomebody(gateway(), "회장", { roles: ["SUPER"] });
  ids.post = (await createPost()).id;
  ids.program = (await createProgram({ kind: "KITEC" })).id;
  const shown = { showsFrom: new Date(), showsTo: new Date(Date.now() + 1_000) };
  ids.popup = (await db.popup.create({ data: { titleKo: "팝업", ...shown } })).id;
  ids.manuscript = (await createManuscript({ authors: [boss], state: "MINOR_REVISION" })).id;
  await createPageVersion("TERMS", 1);
  await askForReviews();
});

/** A call with a presentation that somebody without an account reviews by link. */
async function askForReviews(): Promise<void> {
  const [startsAt, reviewer] = [new Date(Date.now() + 30 * DAY), "outside@example.org"];
  const made = {
    startsAt,
    endsAt: new Date(startsAt.getTime() + DAY),
    publishedAt: new Date(Date.now() - DAY),
  };
  ({ id: ids.call } = await createOpenProgram(made));
  const input = callInput([{ email: reviewer, name: "외부위원", affiliation: "다온대학교" }]);
  answered(await boss.ask(SAVE_CALL, { programId: ids.call, version: 0, input }), "savePresentationCall");
  const sent = { programId: ids.call, input: presentationOf(boss.email) };
  answered(await boss.ask(SUBMIT, sent), "submitPresentation");
  const assign = `mutation { assignPresentationReviews(programId: ${ids.call}) { assigned } }`;
  answered(await boss.ask(assign, {}), "assignPresentationReviews");
  const mail = await db.mail.findFirstOrThrow({
    where: { toAddress: reviewer, kind: "PRESENTATION_REVIEW" },
  });
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
  reviewLink = new URL(links.linkTo("PRESENTATION_REVIEW", mail.tokenId ?? "", "KO")).hash.slice(1);
}

/** How an answer that holds the field is asked for; the field comes in for `$`. */
const PLACES: Readonly<Record<string, (asked: string) => string>> = {
  "CheckIn.people": (asked) => `checkIn(programId: ${ids.program}) { ${asked} }`,
  "ExamSeating.plan": (asked) => `examSeating(programId: ${ids.program}) { ${asked} }`,
  "SeatingPlan.items": (asked) =>
    `examSeating(programId: ${ids.program}) { plan(rule: { digits: 3, hasPart: true, order: NAME }) { ${asked} } }`,
  "LinkedPresentationReviews.reviews": (asked) =>
    `linkedPresentationReviews(link: "${reviewLink}") { ${asked} }`,
  "ManagedPresentations.presentations": (asked) =>
    `managedPresentations(programId: ${ids.call}) { ${asked} }`,
  "MailTemplate.previews": (asked) => `mailTemplate(kind: PAYMENT_PAID) { ${asked} }`,
  "ManagedPopup.versions": (asked) => `managedPopup(id: ${ids.popup}) { ${asked} }`,
  "MySubmission.changes": (asked) => `mySubmission(id: ${ids.manuscript}) { ${asked} }`,
  "PageForEditing.versions": (asked) => `pageForEditing(key: TERMS) { ${asked} }`,
  "PostForEditing.versions": (asked) => `postForEditing(id: ${ids.post}) { ${asked} }`,
  "ProgramForEditing.versions": (asked) => `programForEditing(id: ${ids.program}) { ${asked} }`,
};

type Field = GraphQLField<unknown, unknown>;
const answers = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    isObjectType(type) && !isIntrospectionType(type) && !["Query", "Mutation"].includes(type.name),
);
/** Of enumerations GraphQL itself lets nothing odd through. */
const isOpen = ({ args }: Field) => args.some(({ type }) => !isEnumType(getNamedType(type)));
const fields = answers.flatMap((type) =>
  Object.values(type.getFields())
    .filter(isOpen)
    .map((field): [string, Field] => [`${type.name}.${field.name}`, field]),
);

test("every argument inside an answer is tried below", () => {
  expect(fields.map(([name]) => name).toSorted()).toEqual(Object.keys(PLACES).toSorted());
});

test.each(fields)("%s meets no fault", async (name, field) => {
  const place = PLACES[name];
  if (!place) throw new Error(`Say where ${name} is asked for`);
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const inner = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
  const query = `query (${declared}) { ${place(`${field.name}(${passed}) ${inner}`)} }`;
  let met = 0;
  const property = fc.asyncProperty(valuesOf(field.args), async (variables) => {
    const { code, data, status, text } = await boss.ask(query, { ...variables });
    expect([code, status], text).not.toContain("INTERNAL");
    expect(status).not.toBe(500);
    if (code === "VALIDATION" || Object.values(Object(data)).some((value) => value !== null)) met += 1;
  });
  await fc.assert(property, { numRuns: 20, seed: 31 });
  // What holds it is there: the field itself answered or refused.
  expect(met).toBeGreaterThan(0);
});
