import { expect, test } from "vitest";
import { maskName } from "#schema/validation/core/mask-name.ts";

test.each([
  ["김서연", "김*연"],
  ["김연", "김*"],
  ["연", "연"],
  ["Seo-yeon Kim", "S******n K*m"],
  ["Jean-François Le", "J***********s L*"],
])("%s is masked as %s", (name, masked) => {
  expect(maskName(name.normalize("NFD"))).toBe(masked);
});
