// What the form of an emergency notice starts from.
import { expect, test } from "vitest";
import { toEmergencyInput, toEmergencyValues } from "#web/features/site/emergency/office/emergency-values.ts";

test("a first notice is shown from now, without an end, unless somebody says otherwise", () => {
  const values = toEmergencyValues(null, new Date("2026-11-27T00:30:00Z"));
  expect(values).toMatchObject({ isOn: true, showsFrom: "2026-11-27T09:30", showsTo: "" });
  expect(toEmergencyInput(values)).toMatchObject({ showsFrom: "2026-11-27T00:30:00.000Z", showsTo: null });
});
