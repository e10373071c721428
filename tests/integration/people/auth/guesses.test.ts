// Passwords are judged in a thread of their own: one that was made to be slow holds up nobody but the person who sent it.
import { afterAll, expect, test } from "vitest";
import { createGuesses } from "#gateway/auth/guesses.ts";
import { isGuessable } from "#schema/validation/people/guessable-passwords.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const guesses = createGuesses();
afterAll(() => guesses.close());

/** As long as it is looked at, and of the pieces that fit together in the most ways. */
const SLOW = "0101{|{{|0101||{0101{{|0";

test("the thread knows the rule, with what is known of the person", async () => {
  const asked = [
    ["Liverpool1!", []],
    ["Brzeczyszczykiewicz1!", []],
    ["Brzeczyszczykiewicz1!", ["Brzeczyszczykiewicz"]],
    [SLOW, []],
  ] as const;
  expect(await Promise.all(asked.map(([password, own]) => guesses.isGuessable(password, own)))).toEqual(
    asked.map(([password, own]) => isGuessable(password, own)),
  );
});

test("the event loop turns while slow ones are judged, and answers others first", async () => {
  const ends: string[] = [];
  const judged = Promise.all(Array.from({ length: 10 }, () => guesses.isGuessable(SLOW, []))).then(() =>
    ends.push("ten slow passwords"),
  );
  const turn = new Promise((resolve) => setImmediate(resolve)).then(() => ends.push("a turn of the loop"));
  const answer = gateway()
    .request("/healthz")
    .then(({ status }) => ends.push(`an answer ${status}`));
  await Promise.all([judged, turn, answer]);
  expect(ends).toEqual(["a turn of the loop", "an answer 200", "ten slow passwords"]);
});

test("who comes when too many wait is told so at once, and those who wait are answered", async () => {
  const ends = await Promise.allSettled(
    Array.from({ length: 21 }, () => guesses.isGuessable("Liverpool1!", [])),
  );
  expect(ends.slice(0, 20)).toEqual(Array(20).fill({ status: "fulfilled", value: true }));
  expect(ends[20]).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE" } });
});
