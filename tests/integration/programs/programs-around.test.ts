// What is around a program: the ones before and after it, and the day a page is written on.

import { beforeAll, expect, test } from "vitest";
import { startContentCache } from "#gateway/cache/content-cache.ts";
import { db } from "#prisma/client.ts";
import type { ProgramKind } from "#prisma/generated/enums.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();

interface Made {
  readonly kind?: ProgramKind;
  readonly published?: boolean;
  readonly deleted?: boolean;
}

/** A program that begins so many days from now. */
async function make(
  titleKo: string,
  days: number,
  { kind = "SEMINAR", published = true, deleted = false }: Made = {},
) {
  const now = gateway().clock.now();
  const startsAt = new Date(now.getTime() + days * DAY);
  const { id } = await db.program.create({
    data: {
      kind,
      titleKo,
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR),
      publishedAt: published ? new Date(now.getTime() - DAY) : null,
      deletedAt: deleted ? now : null,
    },
  });
  return id;
}

async function around(id: number): Promise<{ previous: string | null; next: string | null }> {
  const query = `{ program(id: ${id}) { previous { title(language: KO) { text } } next { title(language: KO) { text } } } }`;
  const { data } = await askGraphql(gateway(), query);
  const { previous, next } = Object(data).program;
  return { previous: previous?.title.text ?? null, next: next?.title.text ?? null };
}

const ids: number[] = [];
beforeAll(async () => {
  ids.push(await make("지난 세미나", -30), await make("이번 세미나", 5), await make("같은 날 세미나", 5));
  await make("초안", 1, { published: false });
  await make("휴지통", 2, { deleted: true });
  await make("워크숍", 3, { kind: "WORKSHOP" });
});

test("the neighbours of a seminar are the visible seminars before and after it, in order of their beginnings", async () => {
  const [past = 0, coming = 0, sameDay = 0] = ids;
  expect(await around(past)).toEqual({ previous: null, next: "이번 세미나" });
  expect(await around(coming)).toEqual({ previous: "지난 세미나", next: "같은 날 세미나" });
  expect(await around(sameDay)).toEqual({ previous: "이번 세미나", next: null });
});

test("midnight in Seoul is a change, because pages mark today", async () => {
  const cache = await startContentCache(gateway().clock);
  const now = gateway().clock.now().getTime();
  const midnight = (Math.floor((now + 9 * HOUR) / DAY) + 1) * DAY - 9 * HOUR;
  gateway().clock.advance(midnight - now - 1000);
  await cache.changed(0n);
  const before = cache.version;
  gateway().clock.advance(2000);
  await cache.changed(0n);
  expect(cache.version).not.toBe(before);
  await cache.stop();
});
