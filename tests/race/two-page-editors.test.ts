// @module-tag long
// Several people at the same page at the same moment, on a database of many connections.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { pageInput, SAVE_PAGE } from "#tests/support/page-writing.ts";
import { type Ask, createImageRow, createWriter } from "#tests/support/writing.ts";

const EDITORS = 6;
const ROUNDS = 8;
const gateway = useGateway();
const editors: Ask[] = [];

beforeAll(async () => {
  for (let i = 0; i < EDITORS; i += 1) editors.push((await createWriter(gateway())).ask);
});

test("one wins each version, everybody else is shown what the winner wrote", async () => {
  for (let base = 0; base < ROUNDS; base += 1) {
    const answers = await Promise.all(
      editors.map((ask, i) =>
        ask(SAVE_PAGE, {
          input: pageInput({
            baseNumber: base === 0 ? null : base,
            ko: { title: `${base}판 ${i}`, content: paragraph("본문") },
          }),
        }),
      ),
    );
    const winners = answers.flatMap(({ code }, i) => (code === null ? [i] : []));
    expect(winners).toHaveLength(1);
    const title = `${base}판 ${winners[0]}`;
    const stored = await db.pageVersion.findMany({ where: { key: "GREETING" }, orderBy: { number: "desc" } });
    expect([stored.length, stored[0]?.number, stored[0]?.titleKo]).toEqual([base + 1, base + 1, title]);
    for (const answer of answers.filter(({ code }) => code !== null)) {
      expect(answer.code).toBe("CONFLICT");
      expect(JSON.parse(answer.text).errors[0].extensions.conflict).toMatchObject({
        number: base + 1,
        ko: { title },
      });
    }
  }
});

test("restoring and saving at once: one of them, and the other is a conflict", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const base = ROUNDS + round;
    const restore = `mutation { restorePage(key: GREETING, number: 1, baseNumber: ${base}) { number } }`;
    const answers = await Promise.all([
      editors[0]?.(restore),
      editors[1]?.(SAVE_PAGE, { input: pageInput({ baseNumber: base }) }),
    ]);
    expect(answers.map((answer) => answer?.code).sort()).toEqual(["CONFLICT", null].sort());
    expect(await db.pageVersion.count({ where: { key: "GREETING" } })).toBe(base + 1);
  }
});

test("a portrait that is swept while a save puts it to use: one of them is refused", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const image = await createImageRow();
    const [saved, swept] = await Promise.all([
      editors[0]?.(SAVE_PAGE, {
        input: pageInput({
          key: "BOARD_MEMBERS",
          baseNumber: (await db.pageVersion.count({ where: { key: "BOARD_MEMBERS" } })) || null,
          people: [{ nameKo: "가", roleKo: "나", portraitId: image.id }],
        }),
      }),
      db.file.deleteMany({ where: { id: image.id, pagePortraits: { none: {} } } }).then(
        ({ count }) => count,
        () => 0,
      ),
    ]);
    expect(saved?.code).toBe(swept === 1 ? "VALIDATION" : null);
    expect(await db.file.count({ where: { id: image.id } })).toBe(1 - swept);
  }
});
