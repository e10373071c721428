// Mistakes of the office, each of which is seen on the same day and corrected.
import type { Person } from "#tests/year/people.ts";
import { act, type World } from "#tests/year/world.ts";
import { RestoreMemberDocument, SuspendMemberDocument } from "#web/gql/member-office.ts";
import { CloseMonthDocument, MonthEndDocument, OpenMonthDocument } from "#web/gql/month-end.ts";
import { SetStaffRolesDocument } from "#web/gql/staff.ts";

type Mistake = (world: World, person: Person) => Promise<void>;

/** The wrong one of two namesakes. */
const suspendTheWrongOne: Mistake = async (world, person) => {
  const { members } = world.office;
  const { id } = person;
  await act(world, members, "suspend the wrong one", SuspendMemberDocument, { id, reason: "동명이인 착오" });
  await act(world, members, "restore a member", RestoreMemberDocument, { id });
  person.token = null;
};

const giveTheWrongRole: Mistake = async (world, person) => {
  const { admin } = world.office;
  const roles = (from: readonly string[], to: readonly string[], name: string) =>
    act(world, admin, name, SetStaffRolesDocument, { memberId: person.id, roles: to, expected: from });
  await roles([], ["CONTENT"], "give the wrong person a role");
  await roles(["CONTENT"], [], "take the role away");
  person.token = null;
};

/** A month is opened to look, and closed again as it was. */
const openTheWrongMonth: Mistake = async (world) => {
  const { admin, finance } = world.office;
  const month = world.closedMonths.at(-1);
  if (month === undefined) return;
  const opened = await act(world, admin, "open the wrong month", OpenMonthDocument, { month, note: "착오" });
  if (!opened) return;
  await act(world, finance, "look at a month", MonthEndDocument, { month });
  await act(world, finance, "close a month again", CloseMonthDocument, { month, note: "착오로 다시 연 달" });
};

const MISTAKES: readonly Mistake[] = [suspendTheWrongOne, giveTheWrongRole, openTheWrongMonth];

export async function makeMistake(world: World): Promise<void> {
  const { random, members } = world;
  const [person] = random.some(
    members.filter(({ hasLeft }) => !hasLeft),
    1,
  );
  if (person) await random.pick(MISTAKES)(world, person);
}
