// @module-tag long
// Several people of the office and several applicants at one program, on connections of their own: one wins, nothing is half written.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  CREATE_PROGRAM,
  createProgramThrough,
  createProgramWriter,
  programInput,
  SAVE_PROGRAM,
} from "#tests/support/program-writing.ts";
import { type Ask, createImageRow, figure } from "#tests/support/writing.ts";

const gateway = useGateway();
const EDITORS = 5;
const ROUNDS = 8;
let editors: Ask[] = [];
beforeAll(async () => {
  const made = await Promise.all(Array.from({ length: EDITORS }, () => createProgramWriter(gateway())));
  editors = made.map(({ ask }) => ask);
});
const first = (): Ask => {
  const [ask] = editors;
  if (!ask) throw new Error("Nobody is there");
  return ask;
};

/** Takes a seat as an application will: within the capacity, of what is not in the trash. */
const takeSeat = (id: number) =>
  db.$executeRaw`UPDATE programs SET seats_taken = seats_taken + 1
    WHERE id = ${id} AND deleted_at IS NULL AND (capacity IS NULL OR seats_taken < capacity)`;

test("of several saves of one version one is saved, with all of its rows; the others learn the current version", async () => {
  const id = await createProgramThrough(first());
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answers = await Promise.all(
      editors.map((ask, i) => {
        const name = `${round}-${i}`;
        const input = programInput({
          ko: { title: name },
          speakers: [{ nameKo: name }, { nameKo: name }],
          prices: [{ labelKo: name, amount: i }],
        });
        return ask(SAVE_PROGRAM, { id, version: round, input });
      }),
    );
    const winner = answers.findIndex(({ code }) => code === null);
    expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(EDITORS - 1);
    const stored = await db.program.findUniqueOrThrow({
      where: { id },
      include: { speakers: true, prices: true },
    });
    const name = `${round}-${winner}`;
    expect(stored).toMatchObject({ version: round + 1, titleKo: name });
    expect(stored.speakers.map(({ nameKo }) => nameKo)).toEqual([name, name]);
    expect(stored.prices.map(({ labelKo }) => labelKo)).toEqual([name]);
    for (const { code, text } of answers) {
      if (code !== null)
        expect(JSON.parse(text).errors[0].extensions.conflict).toMatchObject({ ko: { title: name } });
    }
  }
});

test("a smaller capacity and seats that are taken meanwhile: never more seats than capacity", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await createProgram({ capacity: 10, seatsTaken: 4 });
    const save = first()(SAVE_PROGRAM, { id, version: 1, input: programInput({ capacity: 5 }) });
    const [answer] = await Promise.all([save, ...Array.from({ length: 4 }, () => takeSeat(id))]);
    const { capacity, seatsTaken } = await db.program.findUniqueOrThrow({ where: { id } });
    expect(seatsTaken).toBeLessThanOrEqual(capacity ?? 0);
    expect(capacity).toBe(answer.code === null ? 5 : 10);
    if (answer.code !== null) {
      expect(answer.errors[0]?.extensions?.fields).toEqual({ capacity: ["CAPACITY_BELOW_SEATS"] });
    }
  }
});

test("deleting and a seat taken meanwhile: what has an applicant is not in the trash", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await createProgram({ capacity: 10 });
    const [deleted, seat] = await Promise.all([
      first()(`mutation { deleteProgram(id: ${id}) { id } }`),
      takeSeat(id),
    ]);
    const { deletedAt, seatsTaken } = await db.program.findUniqueOrThrow({ where: { id } });
    expect([deletedAt !== null, seatsTaken]).toEqual(seat === 1 ? [false, 1] : [true, 0]);
    expect(deleted.code).toBe(seat === 1 ? "PROGRAM_HAS_APPLICANTS" : null);
  }
});

test("a form that is sent several times at once makes one program", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await db.program.count();
    const sent = { input: programInput(), key: `same-form-${round}` };
    const answers = await Promise.all(Array.from({ length: 6 }, () => first()(CREATE_PROGRAM, sent)));
    expect(new Set(answers.map(({ data }) => Object(data).createProgram.id)).size).toBe(1);
    expect(await db.program.count()).toBe(before + 1);
  }
});

test("a file that is swept while a save puts it to use: one of them is refused", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const image = await createImageRow();
    const [saved, swept] = await Promise.all([
      first()(CREATE_PROGRAM, { input: programInput({ ko: { title: "가", content: figure(image.key) } }) }),
      db.file.deleteMany({ where: { id: image.id, programFigures: { none: {} } } }).then(
        ({ count }) => count,
        () => 0,
      ),
    ]);
    expect(saved.code).toBe(swept === 1 ? "VALIDATION" : null);
    expect(await db.file.count({ where: { id: image.id } })).toBe(1 - swept);
  }
});

test("a tag several people think of at once is one tag", async () => {
  const TAG = 'mutation ($ko: String!) { createProgramTag(nameKo: $ko, nameEn: "Events") { id slug } }';
  const same = await Promise.all(editors.map((ask) => ask(TAG, { ko: "행사" })));
  expect(new Set(same.map(({ data }) => Object(data).createProgramTag.id)).size).toBe(1);
  const other = await Promise.all(editors.map((ask, i) => ask(TAG, { ko: `행사 ${i}` })));
  expect(new Set(other.map(({ data }) => Object(data).createProgramTag.slug)).size).toBe(EDITORS);
});
