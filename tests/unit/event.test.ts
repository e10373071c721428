// What follows from an event follows in order, in its transaction, and never silently not at all.
import { expect, test } from "vitest";
import { db, type Tx } from "#prisma/client.ts";
import { domainEvent } from "#schema/core/shared/event.ts";

const tx: Tx = db;

test("subscribers are awaited one after the other, and their answers come in that order", async () => {
  const onPaid = domainEvent<{ readonly id: number }, string>("onPaid");
  const log: string[] = [];
  const slow = async (_tx: Tx, { id }: { readonly id: number }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`seat ${id}`);
    return "seat";
  };
  const quick = async () => {
    log.push("grade");
    return "grade";
  };
  onPaid.subscribe(slow, quick);
  expect(await onPaid.happen(tx, { id: 7 })).toEqual(["seat", "grade"]);
  expect(log).toEqual(["seat 7", "grade"]);
});

test("an error of a subscriber ends it", async () => {
  const onPaid = domainEvent<null>("onPaid");
  let isReached = false;
  onPaid.subscribe(
    () => Promise.reject(new Error("no seat")),
    async () => {
      isReached = true;
    },
  );
  await expect(onPaid.happen(tx, null)).rejects.toThrow("no seat");
  expect(isReached).toBe(false);
});

test("an event that nobody was subscribed to is an error", async () => {
  await expect(domainEvent<null>("onPaid").happen(tx, null)).rejects.toThrow("schema/events.ts");
});
