// Several SUPERs give up the role at the same moment, in every way there is: one always stays.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createMember, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const ROUNDS = 6;
const SET = "mutation ($id: Id!) { setStaffRoles(memberId: $id, roles: [], expected: [SUPER]) { id } }";
let keeper: { id: number };
const active = () => db.staffAssignment.count({ where: { role: "SUPER", member: { status: "ACTIVE" } } });
beforeAll(async () => {
  keeper = await createMember({ roles: ["SUPER"] });
});

test("of several who step down at once one stays SUPER", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = await Promise.all(Array.from({ length: 4 }, () => createSignedIn({ roles: ["SUPER"] })));
    await db.staffAssignment.deleteMany({ where: { memberId: keeper.id } });
    const answers = await Promise.all(
      people.map(({ id, session }, i) =>
        i % 2 === 0
          ? askGraphql(gateway(), SET, { variables: { id }, headers: session.headers }).then(
              ({ code }) => code,
            )
          : db.member.update({ where: { id }, data: { status: "SUSPENDED" } }).then(
              () => null,
              () => "LAST_SUPER",
            ),
      ),
    );
    expect(await active()).toBe(1);
    expect(answers.filter((code) => code === "LAST_SUPER")).toHaveLength(1);
    expect(answers.filter((code) => code === null)).toHaveLength(people.length - 1);
    await db.staffAssignment.create({ data: { memberId: keeper.id, role: "SUPER" } });
    await db.staffAssignment.deleteMany({ where: { memberId: { not: keeper.id } } });
  }
});
