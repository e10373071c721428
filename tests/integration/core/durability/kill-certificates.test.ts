// @module-tag long
// @module-tag both
// kill -9 again and again while the office issues 500 certificates, over many calls: nobody gets two, no number is left out, and what was
// acknowledged is there. Each step of one call: kill-exams.test.ts.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { warmSite } from "#tests/support/site.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { dyingSite } from "./each-step.ts";
import { askFor, createOffice, createPassed, ISSUE_CERTIFICATES } from "./exam-acts.ts";
import { openOffice } from "./office.ts";
import { opened } from "./opened.ts";

const PASSED = 500;
/** Certificates of one call, which is one transaction. */
const AT_ONCE = 25;
/**
 * Steps of a life before its death, over its calls: a call has two of each certificate, a few for the log,
 * the COMMIT and the answer.
 */
const DEATHS = [1, 53, 54, 131];
const WITHIN_MILLISECONDS = 900_000;
/** A session that was released yesterday; all have passed. */
async function prepare(): Promise<number> {
  await createOffice();
  return await createPassed(PASSED);
}

/** Issues all that are left. @returns how many were acknowledged, and whether the site lived to the end of it */
async function issue(url: string, programId: number) {
  const office = await openOffice(url);
  let acknowledged = 0;
  for (let after: number | null = null; ; ) {
    const answer = await askFor(office, ISSUE_CERTIFICATES, { programId, after });
    if (answer === null) return { acknowledged, isDone: false };
    acknowledged += answer.issueExamCertificates.issued;
    after = answer.issueExamCertificates.after;
    if (after === null) return { acknowledged, isDone: true };
  }
}

test("500 certificates are issued over deaths, one to each who passed", {
  timeout: WITHIN_MILLISECONDS,
}, async () => {
  const database = await createSiteDatabase("migrated");
  const { options, arm, disarm, forget } = dyingSite(database);
  try {
    const programId = await opened(database, prepare);
    let acknowledged = 0;
    const stored: number[] = [];
    for (const death of DEATHS) {
      const site = await (await warmSite(options)).start();
      await arm(death, "issued_documents");
      const life = await issue(site.url, programId);
      expect(life.isDone).toBe(false);
      await site.kill();
      acknowledged += life.acknowledged;
      const count = await opened(database, () => db.issuedDocument.count());
      // A call is stored whole or not at all; one whose answer was lost may be.
      expect(count % AT_ONCE).toBe(0);
      expect(count).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = count;
      stored.push(count);
    }
    await disarm();
    const site = await (await warmSite(options)).start();
    expect(await issue(site.url, programId)).toEqual({ acknowledged: PASSED - acknowledged, isDone: true });
    await site.kill();
    expect(new Set(stored).size).toBeGreaterThan(1);
    await opened(database, async () => {
      const documents = await db.issuedDocument.findMany({ orderBy: { serial: "asc" } });
      expect(documents.map(({ serial }) => serial)).toEqual(documents.map((_, index) => index + 1));
      expect(new Set(documents.map(({ applicationId }) => applicationId)).size).toBe(PASSED);
      expect(documents).toHaveLength(PASSED);
      expect(await db.auditEntry.count({ where: { action: "issueExamCertificates" } })).toBe(PASSED);
    });
  } finally {
    await forget();
    await database.remove();
  }
});
