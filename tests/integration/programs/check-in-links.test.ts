// Helpers check people in by a link of one day: it shows what is needed at a door and nothing else, and ends.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSession, createSignedIn, type TestSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { photo, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
let office: Person;
let owner: TestSession;
beforeAll(async () => {
  owner = (await createSignedIn()).session;
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

const READ = `query ($link: String!) { linkedCheckIn(link: $link) { opensAt expiresAt checkIn { programId
  people { id name number isConfirmed ticket photoUrl records { state } } } } }`;
const SEND = `mutation ($link: String!, $batch: AttendanceBatchInput!) {
  sendLinkedAttendance(link: $link, batch: $batch) { sequence outcome } }`;

async function createLink(programId: number, day = seoulDay(new Date()), { headers } = office) {
  const reply = await askGraphql(
    gateway(),
    `mutation ($programId: Id!, $input: DoorLinkInput!) {
      createDoorLink(programId: $programId, input: $input) { id label records address(language: KO) } }`,
    { headers, variables: { programId, input: { label: "1호실 김도우", day } } },
  );
  const { id, address } = Object(reply.data).createDoorLink;
  return { id: String(id), address: new URL(address), link: new URL(address).hash.slice(1) };
}

const read = async (link: string) =>
  Object((await askGraphql(gateway(), READ, { variables: { link } })).data).linkedCheckIn;

const send = (link: string, applicationId: number) => {
  const at = new Date(Date.now() - MINUTE);
  const record = { sequence: 0, applicationId, occasion: "program", state: "PRESENT", at };
  const batch = { device: randomUUID(), sentAt: new Date(), records: [record] };
  return askGraphql(gateway(), SEND, { variables: { link, batch } });
};

const apply = (programId: number, more = {}) =>
  db.application.create({
    data: { programId, name: "김응시", email: "a@b.example", amount: 0, state: "CONFIRMED", ...more },
  });

test("a helper without an account reads who is expected and records it; the office sees how much came by the link", async () => {
  const { id } = await createOpenProgram();
  const one = await apply(id, { examNumber: "T-001", phoneNumber: "+821012345678", note: "비밀" });
  await apply(id, { state: "WITHDRAWN", name: "철회인" });
  const { link, address } = await createLink(id);
  expect(address.pathname).toBe("/check-in");
  expect(address.search).toBe("");
  const { checkIn } = await read(link);
  expect(checkIn).toMatchObject({
    programId: id,
    people: [{ id: one.id, name: "김응시", number: "T-001", isConfirmed: true, photoUrl: null }],
  });
  expect(checkIn.people[0].ticket).toMatch(new RegExp(`\\.${one.id}$`));
  expect(Object((await send(link, one.id)).data).sendLinkedAttendance).toEqual([
    { sequence: 0, outcome: "SAVED" },
  ]);
  expect((await db.application.findUniqueOrThrow({ where: { id: one.id } })).state).toBe("ATTENDED");
  const moves = await db.applicationMove.findMany({ where: { applicationId: one.id } });
  expect(moves).toMatchObject([{ to: "ATTENDED", actorId: null }]);
  const listed = await office.ask(`{ doorLinks(programId: ${id}) { label records } }`);
  expect(Object(listed.data).doorLinks).toEqual([{ label: "1호실 김도우", records: 1 }]);
});

async function uploadBy({ headers }: Person) {
  const session = { ...owner, headers: { authorization: String(headers.authorization) } };
  const bytes = await photo({ width: 300, height: 400 });
  return (await upload(gateway().url, session, { kind: "photo", name: "a.jpg", bytes })).body;
}

test("photos open by the pass of the door, those of another program do not", async () => {
  const [mine, other] = [await createOpenProgram(), await createOpenProgram()];
  const colleague = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const [own, foreign] = await Promise.all([uploadBy(office), uploadBy(colleague)]);
  await apply(mine.id, { photoId: own.id });
  await apply(other.id, { photoId: foreign.id });
  const { checkIn } = await read((await createLink(mine.id)).link);
  const { photoUrl } = checkIn.people[0];
  const { search } = new URL(photoUrl, "http://x.example");
  const found = async (url: string) => (await gateway().request(`${url}${search}`)).status;
  expect(await Promise.all([found(own.url), found(foreign.url)])).toEqual([200, 404]);
});

test("a link opens on its day only, not for another program's people, and not after it is revoked", async () => {
  const [{ id }, other] = [await createOpenProgram(), await createOpenProgram()];
  const [one, foreign] = [await apply(id), await apply(other.id)];
  const tomorrow = await createLink(id, seoulDay(new Date(Date.now() + DAY)));
  expect(await read(tomorrow.link)).toMatchObject({ checkIn: null, opensAt: expect.any(String) });
  expect((await send(tomorrow.link, one.id)).code).toBe("LINK_ENDED");
  const { id: linkId, link } = await createLink(id);
  expect(Object((await send(link, foreign.id)).data).sendLinkedAttendance).toEqual([
    { sequence: 0, outcome: "NOT_FOUND" },
  ]);
  const revoke = `mutation { revokeDoorLink(id: "${linkId}") { revokedAt address(language: KO) } }`;
  expect(Object((await office.ask(revoke)).data).revokeDoorLink).toMatchObject({ address: null });
  expect(await read(link)).toBeNull();
  expect((await send(link, one.id)).code).toBe("LINK_ENDED");
  expect(await read("0")).toBeNull();
  const past = await office.ask(
    `mutation { createDoorLink(programId: ${id}, input: { label: "가", day: "2020-01-01" }) { id } }`,
  );
  expect(past.errors[0]?.extensions?.fields).toEqual({ day: ["DATE_INVALID"] });
});

test("what was recorded before midnight in Seoul and sent after it comes by the next link, at its own time", async () => {
  const { id } = await createOpenProgram();
  const one = await apply(id);
  const now = gateway().clock.now();
  const midnight = seoulMidnight(seoulDay(now), 1);
  const { link } = await createLink(id);
  gateway().clock.advance(midnight.getTime() - now.getTime() + MINUTE);
  try {
    expect(await read(link)).toBeNull();
    // The device is in another zone: moments travel as such, and its clock is eight hours slow.
    const sentAt = new Date(gateway().clock.now().getTime() - 8 * HOUR);
    const at = new Date(sentAt.getTime() - 5 * MINUTE);
    const records = [{ sequence: 0, applicationId: one.id, occasion: "program", state: "PRESENT", at }];
    const variables = { batch: { device: randomUUID(), sentAt, records } };
    const late = await askGraphql(gateway(), SEND, { variables: { ...variables, link } });
    expect(late.code).toBe("LINK_ENDED");
    // Midnight is up to a day away, a session ends after twelve hours: the office signs in again.
    const { headers } = await createSession(office.id, gateway().clock);
    const next = await createLink(id, seoulDay(gateway().clock.now()), { ...office, headers });
    const sent = await askGraphql(gateway(), SEND, { variables: { ...variables, link: next.link } });
    expect(Object(sent.data).sendLinkedAttendance).toEqual([{ sequence: 0, outcome: "SAVED" }]);
    const stored = await db.attendance.findFirstOrThrow({ where: { applicationId: one.id } });
    expect(stored.at.getTime()).toBeLessThan(midnight.getTime());
  } finally {
    gateway().clock.advance(-(midnight.getTime() - now.getTime() + MINUTE));
  }
});

test("a link takes a bounded number of records", async () => {
  const { id } = await createOpenProgram();
  const one = await apply(id);
  const { id: doorLinkId, link } = await createLink(id);
  await db.$executeRaw`
    INSERT INTO attendances (device, sequence, application_id, at, recorded_at, door_link_id)
    SELECT 'flood-' || ${one.id}, n, ${one.id}::int, now(), now(), ${doorLinkId}::uuid FROM generate_series(1, 20000) n`;
  expect((await send(link, one.id)).code).toBe("TOO_MANY_TRIES");
});
