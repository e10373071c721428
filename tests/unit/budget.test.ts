import { expect, test } from "vitest";
import { createBudget } from "#gateway/http/budget.ts";
import type { HttpError } from "#gateway/http/errors.ts";

const LIMITS = {
  address: { burst: 1_000, perSecond: 100 },
  all: { burst: 5_000, perSecond: 400 },
  running: 3,
  piece: 2_000,
};

/** A budget whose clock goes on with the work. */
function makeBudget(limits = LIMITS) {
  let now = 0;
  const budget = createBudget(limits, () => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const work = (address: string, milliseconds: number) =>
    budget.spend(address, async () => {
      pass(milliseconds);
      return "made";
    });
  return { budget, pass, work };
}

test("an address goes on beyond its own while half is left for all; then it waits, and another does not", async () => {
  const { work, pass } = makeBudget();
  for (let number = 0; number < 4; number += 1) expect(await work("a", 1_000)).toBe("made");
  await expect(work("a", 1)).rejects.toMatchObject({
    code: "TOO_MANY_TRIES",
    headers: { "retry-after": "27" },
  });
  expect(await work("b", 1)).toBe("made");
  pass(1_000);
  expect(await work("a", 1)).toBe("made");
});

test("a machine that stood still for a minute has cost no more than one piece may", async () => {
  const { work } = makeBudget({ ...LIMITS, all: { burst: 3_000, perSecond: 1 } });
  expect(await work("a", 60_000)).toBe("made");
  await expect(work("a", 1)).rejects.toMatchObject({
    code: "TOO_MANY_TRIES",
    headers: { "retry-after": "10" },
  });
  expect(await work("b", 1)).toBe("made");
});

test("all addresses together are refused when the house has spent its own", async () => {
  const { work, pass } = makeBudget();
  const codes: string[] = [];
  for (let number = 0; number < 10; number += 1) {
    codes.push(await work(`address ${number}`, 1_100).catch((error: HttpError) => error.code));
  }
  expect(codes.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => "made"));
  expect(codes.slice(7)).toEqual(Array.from({ length: 3 }, () => "UNAVAILABLE"));
  pass(4_000);
  expect(await work("another", 1)).toBe("made");
});

test("what runs at once is bounded, and each counts its part of the time alone", async () => {
  const { budget, pass } = makeBudget({ ...LIMITS, all: { burst: 4_000, perSecond: 400 } });
  const finish: (() => void)[] = [];
  const begin = (address: string) =>
    budget.spend(address, () => new Promise<void>((resolve) => void finish.push(resolve)));
  const begun = ["a", "b", "c"].map(begin);
  await expect(begin("d")).rejects.toMatchObject({ code: "UNAVAILABLE", headers: { "retry-after": "1" } });
  pass(2_400);
  for (const end of finish) end();
  await Promise.all(begun);
  // A third of 2,400 each: less than the burst of an address.
  for (const address of ["a", "b", "c"]) expect(await budget.spend(address, async () => "made")).toBe("made");
});

test("work that fails is paid for as well", async () => {
  const { budget, pass, work } = makeBudget({ ...LIMITS, all: { burst: 2_000, perSecond: 400 } });
  const failing = budget.spend("a", async () => {
    pass(1_200);
    throw new Error("failed");
  });
  await expect(failing).rejects.toThrow("failed");
  await expect(work("a", 1)).rejects.toMatchObject({ code: "TOO_MANY_TRIES" });
});
