// @module-tag long
// @module-tag both
// kill -9 while examinees are written to after the minute of a release: each gets one letter.
import { once } from "node:events";
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createMember } from "#tests/support/factories.ts";
import { createScoredExam } from "#tests/support/scored-exams.ts";
import { warmSite } from "#tests/support/site.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { dyingSite } from "./each-step.ts";
import { askFor, createOffice, SECOND } from "./exam-acts.ts";
import { openOffice } from "./office.ts";
import { opened } from "./opened.ts";

/** Three parts of 25. */
const EXAMINEES = 60;
/** Steps of the emails before a death: in the first part, and in what is left of them. */
const DEATHS = [10, 40];
const WITHIN_MILLISECONDS = 900_000;
const MAILS = "{ outbox(filter: { kind: [EXAM_RESULTS] }) { totalCount } }";
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE = `mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }`;

async function prepare(): Promise<number> {
  await createOffice();
  const exam = await createScoredExam(new Date());
  for (let index = 0; index < EXAMINEES; index += 1) {
    const { id: memberId, email } = await createMember({ emailProvedAt: new Date() });
    await exam.addExaminee([70, 72], { memberId, email });
  }
  return exam.programId;
}

const written = () => db.mail.findMany({ where: { kind: "EXAM_RESULTS" }, select: { memberId: true } });

test("each examinee gets one email over deaths", { timeout: WITHIN_MILLISECONDS }, async () => {
  const database = await createSiteDatabase("migrated");
  const { options, arm, disarm, forget } = dyingSite(database);
  try {
    const programId = await opened(database, prepare);
    const counts: number[] = [];
    for (const [index, death] of DEATHS.entries()) {
      const next = await warmSite(options);
      await disarm();
      // The emails begin by themselves: from the second life on as soon as it is there.
      if (index > 0) await arm(death, "exam_releases");
      const starting = next.start().catch(() => null);
      const site = await starting;
      if (index === 0 && site !== null) {
        await askFor(await openOffice(site.url), LOCK, { programId });
        const second = await openOffice(site.url, SECOND);
        await askFor(second, RELEASE, { programId, at: new Date() });
        await arm(death, "exam_releases");
      }
      if (site !== null && site.process.signalCode === null) await once(site.process, "exit");
      await site?.kill();
      counts.push((await opened(database, written)).length);
    }
    expect(counts.every((count) => count % 25 === 0 && count < EXAMINEES)).toBe(true);
    await disarm();
    const last = await (await warmSite(options)).start();
    const office = await openOffice(last.url);
    const all = async () => Object((await askFor(office, MAILS, {}))?.outbox).totalCount;
    await expect.poll(all, { timeout: 240_000, interval: 500 }).toBe(EXAMINEES);
    await last.kill();
    const people = (await opened(database, written)).map(({ memberId }) => memberId);
    expect(new Set(people).size).toBe(EXAMINEES);
    expect(people).toHaveLength(EXAMINEES);
  } finally {
    await forget();
    await database.remove();
  }
});
