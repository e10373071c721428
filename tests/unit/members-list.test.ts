// The tabs of the list of members: each shows whom its word names.
import { expect, test } from "vitest";
import { MEMBERS_LIST } from "#web/features/people/members/office/members-list.ts";

test("who is exempt is not counted as having paid", () => {
  const tabs = MEMBERS_LIST.views?.tabs ?? [];
  const paid = tabs.find(({ id }) => id === "member-office.tab.paid");
  expect(paid?.filter).toEqual({ membershipStatus: ["PAID"] });
});
