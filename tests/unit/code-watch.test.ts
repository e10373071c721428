// Slips before the camera at the door.
import { expect, test } from "vitest";
import { createCodeWatch } from "#web/features/programs/attendance/scan/code-watch.ts";

test("a slip before the camera is found once, also after its record is undone or another was photographed", () => {
  const watch = createCodeWatch();
  expect(watch("hana", 0)).toBe("hana");
  for (let at = 150; at < 10_000; at += 150) expect(watch("hana", at)).toBeNull();
});

test("pictures in which it is not read do not make it a new one, and time away does", () => {
  const watch = createCodeWatch();
  watch("hana", 0);
  expect(watch(null, 1_000)).toBeNull();
  expect(watch("hana", 2_000)).toBeNull();
  expect(watch("hana", 5_000)).toBe("hana");
});

test("of two slips before the camera each is found once", () => {
  const watch = createCodeWatch();
  const found = ["hana", "duri", "hana", "duri", "hana"].map((text, look) => watch(text, look * 150));
  expect(found).toEqual(["hana", "duri", null, null, null]);
});
