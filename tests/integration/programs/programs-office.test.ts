// The office's list: its filters, and that the states it filters by are those that people see.

import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { inState } from "#schema/programs/programs/program-stage.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { PROGRAM_STATES } from "#schema/validation/programs/program-kinds.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createProgramWriter } from "#tests/support/program-writing.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
beforeAll(async () => {
  ask = (await createProgramWriter(gateway())).ask;
});

/** @param filter as GraphQL writes it */
const found = async (filter: string, page = 1) => {
  const args = `kinds: [SEMINAR, KITEC], filter: {${filter}}, page: ${page}`;
  const answer = await ask(`{ managedPrograms(${args}) { totalCount items { id stage state } } }`);
  expect(answer.errors).toEqual([]);
  return Object(answer.data).managedPrograms;
};
const idsOf = async (filter: string) => (await found(filter)).items.map(({ id }: { id: number }) => id);

test("every program is in exactly the state the filter says, at every edge", async () => {
  const now = new Date("2026-06-01T00:00:00Z");
  const around = [-2, -1, 0, 1, 2].map((step) => new Date(now.getTime() + step * HOUR));
  const data = [];
  for (const startsAt of around) {
    for (const applyFrom of [null, ...around]) {
      for (const applyTo of [null, ...around]) {
        if (applyFrom && applyTo && applyFrom >= applyTo) continue;
        for (const capacity of [null, 2]) {
          const endsAt = new Date(startsAt.getTime() + HOUR);
          const row = {
            kind: "WORKSHOP",
            titleKo: "가",
            startsAt,
            endsAt,
            applyFrom,
            applyTo,
            capacity,
          } as const;
          for (const seatsTaken of [0, 2])
            data.push({ ...row, seatsTaken }, { ...row, seatsTaken, cancelledAt: now });
        }
      }
    }
  }
  await db.program.createMany({ data });
  const rows = await db.program.findMany({ where: { kind: "WORKSHOP" } });
  expect(rows.length).toBeGreaterThan(500);
  for (const state of PROGRAM_STATES) {
    const inIt = await db.program.findMany({
      where: { AND: [{ kind: "WORKSHOP" }, inState(state, now)] },
      select: { id: true },
    });
    const expected = rows.filter((row) => stateAt(row, now) === state).map(({ id }) => id);
    expect(new Set(inIt.map(({ id }) => id)), state).toEqual(new Set(expected));
    expect(expected.length, state).toBeGreaterThan(0);
  }
});

describe("the list", () => {
  test("filters by stage, state, words and days, the newest date first", async () => {
    const on = (day: string) => ({
      startsAt: new Date(`${day}T00:00+09:00`),
      endsAt: new Date(`${day}T23:59+09:00`),
    });
    const hidden = await createProgram({ ...on("2031-03-01"), publishedAt: null, titleKo: "100% 번역" });
    const coming = await createProgram({
      ...on("2031-03-31"),
      publishedAt: new Date("2031-01-01"),
      titleEn: "About Poetry",
    });
    const shown = await createProgram({ ...on("2031-04-01"), kind: "KITEC" });
    const gone = await createProgram({ ...on("2031-05-01"), deletedAt: new Date() });
    const cancelled = await createProgram({ ...on("2031-06-01"), cancelledAt: new Date() });
    expect(await idsOf("")).toEqual([cancelled.id, shown.id, coming.id, hidden.id]);
    expect(await idsOf("stage: DRAFT")).toEqual([hidden.id]);
    expect(await idsOf("stage: SCHEDULED")).toEqual([coming.id]);
    expect(await idsOf("stage: VISIBLE")).toEqual([cancelled.id, shown.id]);
    expect(await idsOf("stage: TRASH")).toEqual([gone.id]);
    expect(await idsOf("phase: [CANCELLED]")).toEqual([cancelled.id]);
    expect(await idsOf("phase: [CANCELLED, COMING_SOON]")).toEqual([
      cancelled.id,
      shown.id,
      coming.id,
      hidden.id,
    ]);
    expect(await idsOf("kind: [KITEC]")).toEqual([shown.id]);
    expect(await idsOf("kind: [WORKSHOP]")).toEqual([]);
    expect(await idsOf('search: "poETRY"')).toEqual([coming.id]);
    expect(await idsOf('search: "100%"')).toEqual([hidden.id]);
    expect(await idsOf('search: "%"')).toEqual([hidden.id]);
    expect(await idsOf('period: { from: "2031-03-31", to: "2031-04-01" }')).toEqual([shown.id, coming.id]);
    expect(await idsOf('period: { to: "2031-03-30" }')).toEqual([hidden.id]);
    expect(await found("", 2)).toEqual({ totalCount: 4, items: [] });
    const refused = await ask(
      '{ managedPrograms(kinds: [SEMINAR], filter: { period: { from: "2031-02-30" } }) { totalCount } }',
    );
    expect(refused.errors[0]?.extensions?.fields).toEqual({ "filter.period.from": ["DATE_INVALID"] });
  });
});
