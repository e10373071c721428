import { expect, test } from "vitest";
import { retryConflicts } from "#prisma/retry-conflicts.ts";

const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
const ofPrisma = Object.assign(new Error("write conflict"), { code: "P2034" });
const ofAdapter = Object.assign(new Error("raw query failed"), {
  code: "P2010",
  meta: { driverAdapterError: { cause: { originalCode: "40001", kind: "postgres" } } },
});

/** A transaction that meets these, one a try, and then succeeds. */
function meeting(...errors: Error[]) {
  let tries = 0;
  const transaction = () => {
    const error = errors[tries];
    tries += 1;
    return error ? Promise.reject(error) : Promise.resolve("done");
  };
  return { transaction, tries: () => tries };
}

test("a transaction that another one stood in the way of is run again, three times at most", async () => {
  const three = meeting(deadlock, ofPrisma, ofAdapter);
  await expect(retryConflicts(three.transaction)).resolves.toBe("done");
  expect(three.tries()).toBe(4);

  const four = meeting(deadlock, deadlock, deadlock, deadlock);
  await expect(retryConflicts(four.transaction)).rejects.toBe(deadlock);
  expect(four.tries()).toBe(4);
});

test("anything else is not", async () => {
  const taken = Object.assign(new Error("unique"), { code: "P2002" });
  const once = meeting(taken);
  await expect(retryConflicts(once.transaction)).rejects.toBe(taken);
  expect(once.tries()).toBe(1);
});
