// @module-tag long
// @module-tag both
// kill -9 before each step of what is done with a session of the exam: numbers and seats, what a phone at the door sends, a paste of 300 scores,
// a release, certificates. After each death nothing is stored or all of it, and the next life does it to its end, once.
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { type Act, killAtEachStep } from "./each-step.ts";
import { certificates, checkInSync, createOffice, numbering, release, scorePaste } from "./exam-acts.ts";
import { opened } from "./opened.ts";

const WITHIN_MILLISECONDS = 900_000;

let database: SiteDatabase;
beforeEach(async () => {
  database = await createSiteDatabase("migrated");
  await opened(database, createOffice);
});
afterEach(() => database.remove());

const kill = <Subject>(act: Act<Subject>) => killAtEachStep(database, act);

test("numbers and seats of a session are given to all examinees, once", {
  timeout: WITHIN_MILLISECONDS,
}, async () => {
  expect(await kill(numbering)).toBeGreaterThanOrEqual(4);
});

test("what a phone at the door recorded is stored whole, each record once", {
  timeout: WITHIN_MILLISECONDS,
}, async () => {
  expect(await kill(checkInSync)).toBeGreaterThanOrEqual(8);
});

test("a paste of 300 scores is saved as a whole", { timeout: WITHIN_MILLISECONDS }, async () => {
  expect(await kill(scorePaste(database.options.env.JWT_SECRET ?? ""))).toBeGreaterThanOrEqual(5);
});

test("a release stores the results of all, once", { timeout: WITHIN_MILLISECONDS }, async () => {
  expect(await kill(release)).toBeGreaterThanOrEqual(6);
});

test("the certificates of a call are issued to all who passed, once, and no number is left out", {
  timeout: WITHIN_MILLISECONDS,
}, async () => {
  // Two of each certificate, the log, the COMMIT and the answer.
  expect(await kill(certificates)).toBeGreaterThanOrEqual(9);
  const serials = await opened(database, () =>
    db.issuedDocument.findMany({ select: { serial: true }, orderBy: { serial: "asc" } }),
  );
  expect(serials.map(({ serial }) => serial)).toEqual(serials.map((_, index) => index + 1));
});
