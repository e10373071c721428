// The menu of my account leads to every part of it, to each once.
import { expect, test } from "vitest";
import { ACCOUNT_GROUPS, ACCOUNT_TABS } from "#web/features/people/account/account-tabs.ts";

test("every tab of my account is in one group of its menu", () => {
  const listed = ACCOUNT_GROUPS.flatMap(({ tabs }) => tabs);
  expect([...listed].sort()).toEqual([...ACCOUNT_TABS].sort());
});
