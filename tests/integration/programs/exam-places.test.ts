// Seats of an exam by site, part and language pair: applying, waiting, changing and withdrawing move them with the program's.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { createOpenExam, formAt } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const applyAt = async (person: Person, programId: number, siteId = 0, more: object = {}) =>
  person.apply(programId, { form: { ...(await formAt(siteId, person.id)), ...more } });
const people = (count: number) => Promise.all(Array.from({ length: count }, () => createPerson(gateway())));
const stateOf = async (id: number) => (await db.application.findUniqueOrThrow({ where: { id } })).state;
const fieldsOf = (reply: Awaited<ReturnType<typeof applyAt>>) => reply.errors[0]?.extensions?.fields;

test("a full site refuses at its field, while another takes people; a place without seats is not offered", async () => {
  const { id, sites } = await createOpenExam([1, 5]);
  const [first, second, third] = await people(3);
  if (!first || !second || !third) throw new Error("people");
  answered(await applyAt(first, id, sites[0]));
  expect(fieldsOf(await applyAt(second, id, sites[0]))).toEqual({ siteId: ["SITE_FULL"] });
  answered(await applyAt(second, id, sites[1]));
  await db.program.update({ where: { id }, data: { languagePairs: ["KO_EN", "KO_ZH"] } });
  const elsewhere = await applyAt(third, id, sites[1], { languagePair: "KO_ZH" });
  expect(fieldsOf(elsewhere)).toEqual({ siteId: ["SITE_NOT_OFFERED"] });
  await expectSound(id);
});

test("people wait for a site, and a seat that comes free there is offered to the first of them alone", async () => {
  const { id, sites } = await createOpenExam([1, 1], { waitingList: true });
  const [first, second, third, fourth] = await people(4);
  if (!first || !second || !third || !fourth) throw new Error("people");
  const held = answered(await applyAt(first, id, sites[0]));
  const other = answered(await applyAt(second, id, sites[1]));
  const waitsThere = answered(await applyAt(third, id, sites[1]));
  const waitsHere = answered(await applyAt(fourth, id, sites[0]));
  expect([waitsThere.state, waitsHere.state]).toEqual(["WAITLISTED", "WAITLISTED"]);
  answered(
    await first.ask("mutation ($id: Id!) { withdrawApplication(id: $id, version: 1) { id } }", {
      id: held.id,
    }),
    "withdrawApplication",
  );
  expect(await stateOf(waitsHere.id)).toBe("OFFERED");
  expect(await stateOf(waitsThere.id)).toBe("WAITLISTED");
  expect(await stateOf(other.id)).toBe("AWAITING_PAYMENT");
  await expectSound(id);
});

test("changing the site moves the seat, and the one that is left goes to the next", async () => {
  const { id, sites } = await createOpenExam([1, 1], { waitingList: true });
  const [first, second] = await people(2);
  if (!first || !second) throw new Error("people");
  const made = answered(await applyAt(first, id, sites[0]));
  const waiting = answered(await applyAt(second, id, sites[0]));
  expect(waiting.state).toBe("WAITLISTED");
  const form = { name: "신청인", ...(await formAt(sites[1] ?? 0, first.id)) };
  const change =
    "mutation ($id: Id!, $version: Int!, $form: ApplicationFormInput!) { changeApplication(id: $id, version: $version, form: $form) { version } }";
  answered(await first.ask(change, { id: made.id, version: 1, form }), "changeApplication");
  expect(await stateOf(waiting.id)).toBe("OFFERED");
  await expectSound(id);
  const back = { ...form, siteId: sites[0] };
  const refused = await first.ask(change, { id: made.id, version: 2, form: back });
  expect(fieldsOf(refused)).toEqual({ siteId: ["SITE_FULL"] });
  await expectSound(id);
});

test("the form of an application reads what is left at each place, and who waits there first", async () => {
  const { id, sites } = await createOpenExam([1, 3], { waitingList: true });
  const people = await Promise.all([1, 2].map(() => createPerson(gateway())));
  for (const person of people) answered(await applyAt(person, id, sites[0]));
  const visitor = await createPerson(gateway());
  const ask = `{ applicationOffer(programId: ${id}) { program { waitingList places { siteId part pair left waiting } } } }`;
  const place = { part: "TRANSLATION", pair: "KO_EN" };
  expect((await visitor.ask(ask)).data).toEqual({
    applicationOffer: {
      program: {
        waitingList: true,
        places: [
          { ...place, siteId: sites[0], left: 0, waiting: 1 },
          { ...place, siteId: sites[1], left: 3, waiting: 0 },
        ],
      },
    },
  });
});
