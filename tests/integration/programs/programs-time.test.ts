// What changes by itself: every moment of a program is on the very next request, though answers were stored the moment before.

import { beforeAll, expect, test } from "vitest";
import { sweepTrash } from "#gateway/tasks/sweep-trash.ts";
import { db } from "#prisma/client.ts";
import type { ContentCache } from "#schema/context.ts";
import { DAY, MINUTE } from "#schema/validation/core/durations.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
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
const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds).toISOString();

/** The same request each time, as a visitor: answered from memory as long as nothing has changed. */
async function visitorSees(id: number) {
  const { data } = await askGraphql(
    gateway(),
    `{ program(id: ${id}) { state } programs { totalCount } past: programs(when: PAST) { totalCount } }`,
  );
  const { program, programs, past } = Object(data);
  return [program?.state ?? null, programs.totalCount, past.totalCount];
}

test("a program goes through its states, each on the next request after its moment", async () => {
  const id = await createProgramThrough(ask, {
    publishNow: false,
    publishedAt: at(MINUTE),
    applyFrom: at(3 * MINUTE),
    applyTo: at(5 * MINUTE),
    startsAt: at(7 * MINUTE),
    endsAt: at(9 * MINUTE),
  });
  const seen = [await visitorSees(id)];
  for (let minute = 0; minute < 5; minute += 1) {
    gateway().clock.advance(minute === 0 ? MINUTE : 2 * MINUTE);
    seen.push(await visitorSees(id));
  }
  expect(seen).toEqual([
    [null, 0, 0],
    ["COMING_SOON", 1, 0],
    ["OPEN", 1, 0],
    ["CLOSED", 1, 0],
    ["ONGOING", 1, 0],
    ["ENDED", 0, 1],
  ]);
});

test("every write of the office is on the next request", async () => {
  const id = await createProgramThrough(ask, { applyFrom: at(-DAY) });
  expect((await visitorSees(id))[0]).toBe("OPEN");
  await ask(`mutation { deleteProgram(id: ${id}) { id } }`);
  expect((await visitorSees(id))[0]).toBeNull();
  await ask(`mutation { restoreProgram(id: ${id}) { id } }`);
  expect((await visitorSees(id))[0]).toBe("OPEN");
  await ask(`mutation { cancelProgram(id: ${id}, version: 3) { id } }`);
  expect((await visitorSees(id))[0]).toBe("CANCELLED");
});

test("a published program that is saved again as of now keeps its date; a scheduled one appears", async () => {
  const publishedAt = at(-DAY);
  const out = await createProgramThrough(ask, { publishNow: false, publishedAt });
  const scheduled = await createProgramThrough(ask, { publishNow: false, publishedAt: at(DAY) });
  for (const id of [out, scheduled]) {
    expect((await ask(SAVE_PROGRAM, { id, version: 1, input: programInput() })).errors).toEqual([]);
  }
  const row = (id: number) => db.program.findUniqueOrThrow({ where: { id } });
  expect((await row(out)).publishedAt?.toISOString()).toBe(publishedAt);
  expect((await row(scheduled)).publishedAt?.getTime()).toBeLessThanOrEqual(gateway().clock.now().getTime());
});

test("the trash lets go after 30 days, and not before; old keys of forms are forgotten", async () => {
  const { clock } = gateway();
  const old = await createProgram({ deletedAt: at(-30 * DAY - 1_000) });
  const young = await createProgram({ deletedAt: at(-30 * DAY + MINUTE) });
  const { id: memberId } = await createProgramWriter(gateway());
  const key = (name: string, createdAt: string) => ({
    memberId,
    key: name,
    operation: "createProgram",
    createdAt,
  });
  await db.requestKey.createMany({ data: [key("oldoldold", at(-3 * DAY)), key("newnewnew", at(-DAY))] });
  const contentCache: ContentCache = {
    version: 0n,
    changed: async () => {},
    afterPendingUpdates: async () => {},
  };
  await sweepTrash({ clock, contentCache });
  const left = await db.program.findMany({ where: { id: { in: [old.id, young.id] } }, select: { id: true } });
  expect(left).toEqual([{ id: young.id }]);
  expect(await db.requestKey.findMany({ where: { memberId }, select: { key: true } })).toEqual([
    { key: "newnewnew" },
  ]);
});
