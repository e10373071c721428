// Prices, speakers and sessions keep their ids when a program is saved: by them two editors' changes meet.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  createProgramThrough,
  createProgramWriter,
  programInput,
  SAVE_PROGRAM,
} from "#tests/support/program-writing.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
beforeAll(async () => {
  ask = (await createProgramWriter(gateway())).ask;
});

const byPlace = (programId: number) => ({ where: { programId }, orderBy: { position: "asc" } }) as const;
const save = async (id: number, version: number, overrides: object) => {
  const answer = await ask(SAVE_PROGRAM, { id, version, input: programInput(overrides) });
  expect(answer.errors).toEqual([]);
};
const session = (titleKo: string, hour: number, id?: number) => ({
  titleKo,
  startsAt: `2030-12-07T${hour}:00:00+09:00`,
  endsAt: `2030-12-07T${hour + 1}:00:00+09:00`,
  ...(id === undefined ? {} : { id }),
});

test("a row that is moved and changed keeps its id, one that is left out is gone, a new one gets one", async () => {
  const id = await createProgramThrough(ask, {
    prices: [
      { labelKo: "회원", amount: 1 },
      { labelKo: "조기", amount: 2 },
    ],
    speakers: [{ nameKo: "한가람" }, { nameKo: "두나래" }],
    sessions: [session("여는 말", 14), session("발표", 15)],
  });
  const [first, second] = await db.programPrice.findMany(byPlace(id));
  const [, speaker] = await db.programSpeaker.findMany(byPlace(id));
  const [opening] = await db.programSession.findMany(byPlace(id));
  await save(id, 1, {
    prices: [
      { id: second?.id, labelKo: "조기 신청", amount: 3 },
      { labelKo: "학생", amount: 4 },
      { id: first?.id, labelKo: "회원", amount: 1 },
    ],
    speakers: [{ id: speaker?.id, nameKo: "두나래" }],
    sessions: [session("발표", 14), session("닫는 말", 15, opening?.id)],
  });
  const prices = await db.programPrice.findMany(byPlace(id));
  expect(prices.map((row) => [row.labelKo, row.id])).toEqual([
    ["조기 신청", second?.id],
    ["학생", expect.any(Number)],
    ["회원", first?.id],
  ]);
  expect(new Set(prices.map((row) => row.id)).size).toBe(3);
  expect((await db.programSpeaker.findMany(byPlace(id))).map((row) => row.id)).toEqual([speaker?.id]);
  expect((await db.programSession.findMany(byPlace(id)))[1]?.id).toBe(opening?.id);
});

test("an id of another program, one that is gone, and one that comes twice make new rows", async () => {
  const other = await createProgramThrough(ask, { speakers: [{ nameKo: "남" }] });
  const id = await createProgramThrough(ask, { speakers: [{ nameKo: "나" }] });
  const [theirs] = await db.programSpeaker.findMany(byPlace(other));
  const [mine] = await db.programSpeaker.findMany(byPlace(id));
  await save(id, 1, {
    speakers: [
      { id: mine?.id, nameKo: "나" },
      { id: mine?.id, nameKo: "나 둘" },
      { id: theirs?.id, nameKo: "남" },
      { id: 2_000_000_000, nameKo: "없음" },
    ],
  });
  const rows = await db.programSpeaker.findMany(byPlace(id));
  expect(rows.map(({ nameKo }) => nameKo)).toEqual(["나", "나 둘", "남", "없음"]);
  expect(rows[0]?.id).toBe(mine?.id);
  expect((await db.programSpeaker.findMany(byPlace(other))).map((row) => row.id)).toEqual([theirs?.id]);
});
