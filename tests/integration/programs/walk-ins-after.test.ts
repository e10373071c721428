// @module-tag long
// What becomes of a walk-in after the door: the account of the address, the mail with the link, and who may withdraw.
import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { onAddressProved } from "#schema/people/account/account-events.ts";
import { writeReminders } from "#schema/programs/reminders/write-reminders.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
let office: Person;
let passerBy: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  passerBy = await createPerson(gateway());
});

const today = () => ({ startsAt: new Date(Date.now() - HOUR), endsAt: new Date(Date.now() + HOUR) });
const ADD = "mutation ($p: Id!, $i: WalkInInput!) { addWalkIn(programId: $p, input: $i) }";
const add = (programId: number, email: string) =>
  office.ask(ADD, { p: programId, i: { name: "현장인", email, language: "KO", amount: 30_000 } });

const MINE = "{ myApplications { name program { id } payment { amountDue state } } }";

test("an account that has proved the address has the walk-in at once, and one that has not does not", async () => {
  const { id } = await createOpenProgram(today());
  const known = await createPerson(gateway());
  const unproved = await createPerson(gateway());
  await db.member.update({ where: { id: known.id }, data: { emailProvedAt: new Date() } });
  await db.member.update({ where: { id: unproved.id }, data: { emailProvedAt: null } });
  const applicationId: number = Object((await add(id, known.email.toUpperCase())).data).addWalkIn;
  expect(answered(await known.ask(MINE), "myApplications")).toEqual([
    { name: "현장인", program: { id }, payment: { amountDue: 30_000, state: "DECLARED" } },
  ]);
  expect(await db.oneTimeToken.count({ where: { applicationId } })).toBe(0);
  // Under another address the account has one of this program already.
  await db.application.update({ where: { id: applicationId }, data: { email: "before@b.example" } });
  expect((await add(id, known.email)).code).toBe("ALREADY_APPLIED");
  expect((await add(id, unproved.email)).errors).toEqual([]);
  expect(answered(await unproved.ask(MINE), "myApplications")).toEqual([]);
});

test("without an account the mail after the event has the link of the certificate, and the account that comes later has it all", async () => {
  const program = await createOpenProgram({
    ...today(),
    reminders: false,
    publishedAt: new Date(Date.now() - DAY),
  });
  const later = await createPerson(gateway());
  await db.member.update({ where: { id: later.id }, data: { emailProvedAt: null } });
  const input = { name: "Anna", email: later.email, language: "EN", amount: 30_000 };
  const applicationId: number = Object((await office.ask(ADD, { p: program.id, i: input })).data).addWalkIn;
  const mails = () => db.mail.findMany({ where: { toAddress: later.email } });
  expect(await mails()).toEqual([]);
  const after = new Date(Date.now() + HOUR + 1.5 * DAY);
  await writeReminders(after);
  await writeReminders(after);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "PROGRAM_FOLLOW_UP", memberId: null });
  expect(mail?.text).toContain("Certificate: {link}");
  expect(mail?.text).toContain("If you were not there");
  expect(mail?.text).not.toContain("Anna");
  const link = new URL(links.linkTo("APPLICATION", mail?.tokenId ?? "", "EN")).hash.slice(1);
  const READ = "query ($link: String!) { linkedApplication(link: $link) { name certificates canWithdraw } }";
  const opened = answered(await askGraphql(gateway(), READ, { variables: { link } }), "linkedApplication");
  expect(opened).toEqual({ name: "Anna", certificates: ["ATTENDANCE"], canWithdraw: false });
  const certificate = { kind: "LINKED_APPLICATION", certificate: "ATTENDANCE", language: "KO", link };
  expect((await gateway().send("/api/v1/documents", certificate, {})).status).toBe(200);
  // Somebody else's proof takes nothing.
  const prove = ({ id: memberId, email }: Person) =>
    db.$transaction((tx) => onAddressProved.happen(tx, { memberId, emailKey: email.toLowerCase() }));
  await prove(passerBy);
  expect(answered(await later.ask(MINE), "myApplications")).toEqual([]);
  await prove(later);
  expect(answered(await later.ask(MINE), "myApplications")).toEqual([
    { name: "Anna", program: { id: program.id }, payment: { amountDue: 30_000, state: "DECLARED" } },
  ]);
  const document = await db.issuedDocument.findFirstOrThrow({ where: { applicationId } });
  const own = { kind: "ATTENDANCE", language: "KO", application_id: applicationId };
  expect((await gateway().send("/api/v1/documents", own, { headers: later.headers })).status).toBe(200);
  expect(await db.issuedDocument.findMany({ where: { applicationId } })).toMatchObject([{ id: document.id }]);
});

test("a walk-in who paid and is not there after all is not withdrawn by the link, because nobody knows where the money goes", async () => {
  const { id: programId } = await createOpenProgram({
    startsAt: new Date(Date.now() + HOUR),
    endsAt: new Date(Date.now() + 2 * HOUR),
  });
  const applicationId: number = Object((await add(programId, "leaves@b.example")).data).addWalkIn;
  await db.application.update({ where: { id: applicationId }, data: { state: "CONFIRMED" } });
  const { id: tokenId } = await db.oneTimeToken.findFirstOrThrow({ where: { applicationId } });
  const link = new URL(links.linkTo("APPLICATION", tokenId, "KO")).hash.slice(1);
  const WITHDRAW = "mutation ($link: String!) { withdrawLinkedApplication(link: $link) }";
  expect((await askGraphql(gateway(), WITHDRAW, { variables: { link } })).code).toBe("MOVE_REFUSED");
  // The office cancels, and the mail names the office for the account of the refund.
  const CANCEL = `mutation { cancelApplication(id: ${applicationId}, reason: "오지 않음") { state } }`;
  expect((await office.ask(CANCEL)).errors).toEqual([]);
  const mail = await db.mail.findFirstOrThrow({ where: { toAddress: "leaves@b.example" } });
  expect(mail.kind).toBe("APPLICATION_CANCELLED");
  expect(mail.text).not.toContain("내 계정");
});
