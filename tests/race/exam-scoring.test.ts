// Two raters who score and one who says "done" at once, on connections of their own: nothing is half, nothing
// changes after the lock, and a third rater is asked once.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import {
  assignAll,
  byLink,
  createExam,
  FINISH_RATING,
  MAKE_SCRIPTS,
  readSheet,
  SAVE_SCORES,
  scoreAll,
  startRating,
} from "#tests/support/rating.ts";

const gateway = useGateway();
let office: Somebody;
beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
});

test("scores are saved or refused whole while the rater locks them, and both raters' locks ask one third rater", async () => {
  for (let round = 0; round < 4; round += 1) {
    const exam = await createExam({ session: { thirdRaterAbove: 10 } });
    const start = (name: string) =>
      startRating(gateway(), office, exam.programId, `${name}-race-${round}@garam.example`);
    const [first, second] = [await start("a"), await start("b")];
    await assignAll(office, exam.programId);
    const third = await start("c");
    await scoreAll(gateway(), { link: first.link, ...exam }, () => [50, 30]);
    await scoreAll(gateway(), { link: second.link, ...exam }, () => [20, 30]);
    const sheet = await readSheet(gateway(), first.link);
    const rows = sheet.map(({ code, version }) => ({ code, version, note: null, points: [51, 31] }));
    const [saved, ...locked] = await Promise.all([
      byLink(gateway(), SAVE_SCORES, { link: first.link, paperId: exam.paperId, rows }),
      byLink(gateway(), FINISH_RATING, { link: first.link }),
      byLink(gateway(), FINISH_RATING, { link: second.link }),
    ]);
    expect(locked.map(({ code }) => code)).toEqual([null, null]);
    expect([null, "MOVE_REFUSED", "CONFLICT"]).toContain(saved.code);
    const points = (await readSheet(gateway(), first.link)).map((row) => row.points.join());
    expect(new Set(points)).toEqual(new Set([saved.code === null ? "51,31" : "50,30"]));
    const thirds = await db.examRating.groupBy({
      by: ["scriptId"],
      where: { isThird: true, raterId: third.id },
      _count: true,
    });
    expect(thirds.map(({ _count }) => _count)).toEqual([1, 1, 1, 1]);
  }
});

test("scripts are made after the person who holds an application, and hold nothing that the other one needs", async () => {
  const { programId } = await createExam();
  const { id } = await db.application.findFirstOrThrow({ where: { programId } });
  let made: ReturnType<typeof office.ask> | undefined;
  await db.$transaction(async (tx) => {
    await lockWithPayments(tx, [id]);
    made = office.ask(MAKE_SCRIPTS, { programId });
    await expect
      .poll(
        async () => {
          const waiting = await tx.$queryRaw<unknown[]>`
          SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`;
          return waiting.length;
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    // As a withdrawal does next.
    await tx.$queryRaw`SELECT id FROM programs WHERE id = ${programId} FOR NO KEY UPDATE NOWAIT`;
  });
  expect((await made)?.code).toBeNull();
  expect(await db.examScript.count({ where: { paper: { programId } } })).toBe(4);
});
