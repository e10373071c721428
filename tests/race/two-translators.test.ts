// @module-tag long
// Two translators at one text at the same moment: one hands in, the other is notified; of two saves none is lost unannounced.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { type Ask, createThrough, createWriter, postInput, SAVE } from "#tests/support/writing.ts";

const TRANSLATORS = 6;
const ROUNDS = 8;

const gateway = useGateway();
const translators: Ask[] = [];

beforeAll(async () => {
  for (let i = 0; i < TRANSLATORS; i += 1) translators.push((await createWriter(gateway())).ask);
});

const HAND_IN =
  "mutation ($of: TranslatedInput!, $form: Json!, $over: DateTime) { handInTranslation(of: $of, form: $form, over: $over) { id } }";
const create = () =>
  createThrough(translators[0] as Ask, { ko: { title: "글", content: paragraph("본문") }, en: null });

test("of several who hand in at once one does, and nobody writes over it", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await create();
    const of = { place: "POST", id };
    const answers = await Promise.all(translators.map((ask, i) => ask(HAND_IN, { of, form: { en: i } })));
    const winners = answers.flatMap(({ code }, i) => (code === null ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(TRANSLATORS - 1);
    expect(await db.translationTask.findFirstOrThrow({ where: { postId: id } })).toMatchObject({
      handedIn: { en: winners[0] },
    });
  }
});

test("a save that publishes while another one hands in ends the task or leaves what came after it", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await create();
    const en = { title: "A text", content: paragraph("Words") };
    const input = postInput({ ko: { title: "글", content: paragraph("본문") }, en });
    const [saved, handed] = await Promise.all([
      translators[1]?.(SAVE, { id, version: 1, input }),
      translators[2]?.(HAND_IN, { of: { place: "POST", id }, form: { en: 1 } }),
    ]);
    expect([saved?.code, handed?.code]).toEqual([null, null]);
    const task = await db.translationTask.findFirst({ where: { postId: id } });
    expect(task === null || task.handedInAt !== null).toBe(true);
    // The pairs are of what was saved, no matter who came first.
    expect(await db.translationPair.count({ where: { postId: id, since: null } })).toBe(2);
  }
});
