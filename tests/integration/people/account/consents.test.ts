// @module-tag both
// A text that changed is agreed to again: which version, when and in which language stays written down.

import { expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { REGISTER, registrationBody } from "#tests/support/auth-bodies.ts";
import { createSession, createSignedIn, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const DUE = "textsToAgree { kind version }";

const publish = (number: number, hours: number) =>
  db.pageVersion.create({
    data: {
      key: "TERMS",
      number,
      effectiveAt: new Date(gateway().clock.now().getTime() + hours * HOUR),
      titleKo: "이용약관",
      contentKo: paragraph(`제${number}판`),
    },
  });

it("anyone who agreed to an earlier version is asked about the one in force, once", async () => {
  await publish(1, -3);
  const body = registrationBody();
  const { member_idx: memberId } = await (await gateway().send(REGISTER, body)).json();
  const { headers } = await createSession(memberId);
  const ask = async (query: string) => askGraphql(gateway(), query, { headers: { ...headers } });
  const due = async () => Object((await ask(`{ myAccount { ${DUE} } }`)).data).myAccount.textsToAgree;
  const agree = (version: number) =>
    ask(`mutation { agreeToText(kind: TERMS, version: ${version}, language: EN) { ${DUE} } }`);
  expect(await due()).toEqual([]);
  await publish(2, -1);
  await publish(3, 24);
  expect(await due()).toEqual([{ kind: "TERMS", version: 2 }]);

  for (const other of [1, 3]) expect((await agree(other)).code).toBe("CONFLICT");
  for (const _twice of [1, 2]) {
    expect((await agree(2)).data).toEqual({ agreeToText: { textsToAgree: [] } });
  }
  const rows = await db.consent.findMany({ where: { memberId, kind: "TERMS" }, orderBy: { id: "asc" } });
  expect(rows).toMatchObject([
    { pageVersion: 1, language: "KO", granted: true },
    { pageVersion: 2, language: "EN", granted: true, createdAt: expect.any(Date) },
  ]);
});

it("who never agreed to anything, such as the first administrator, is not asked", async () => {
  const { session } = await createSignedIn({ roles: ["SUPER"] });
  const { data } = await askGraphql(gateway(), `{ myAccount { ${DUE} } }`, {
    headers: { ...session.headers },
  });
  expect(Object(data).myAccount.textsToAgree).toEqual([]);
});
