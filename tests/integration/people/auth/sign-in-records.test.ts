// Sign-ins are logged, and the owner of the account is notified (docs/sign-in.md#sign-in).
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { LOGIN, NEW_PASSWORD } from "#tests/support/auth-bodies.ts";
import { createMember, createSignedIn, type TestMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway({ config: { trustProxy: 1 } });

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
let last = 0;
const nextAddress = () => `198.51.100.${++last}`;

function logIn({ email, password }: Omit<TestMember, "id">, address = nextAddress(), cookie = "") {
  const headers = { "x-forwarded-for": address, "user-agent": CHROME, ...(cookie && { cookie }) };
  return gateway().send(LOGIN, { email, password }, { headers });
}

const linesOf = (memberId: number | null) =>
  db.signInRecord.findMany({
    where: { memberId },
    omit: { id: true, createdAt: true, userAgent: true },
    orderBy: { id: "asc" },
  });
const newDeviceMails = (memberId: number) => db.mail.findMany({ where: { memberId, kind: "NEW_DEVICE" } });

let member: TestMember;
beforeEach(async () => {
  member = await createMember();
});

describe("a line", () => {
  it("stands for a sign-in, a wrong password, a refusal unread (once) and a sign-out", async () => {
    const address = nextAddress();
    const answer = await logIn(member, address);
    for (let round = 0; round < 8; round++) await logIn({ ...member, password: "Wrong!Horse7" }, address);
    const authorization = answer.headers.get("authorization") ?? "";
    await gateway().send(
      "/api/v1/logout",
      {},
      { headers: { authorization, "x-forwarded-for": address, "user-agent": CHROME } },
    );
    const line = { memberId: member.id, accountDigest: null, address };
    const failed = { ...line, kind: "FAILED", reason: "WRONG_PASSWORD" };
    expect(await linesOf(member.id)).toEqual([
      { ...line, kind: "SIGNED_IN", reason: null },
      ...Array.from({ length: 5 }, () => failed),
      { ...line, kind: "LOCKED", reason: null },
      { ...line, kind: "SIGNED_OUT", reason: null },
    ]);
  });

  it("tells a suspended account from none, whose address it keeps as a digest only", async () => {
    const suspended = await createMember({ status: "SUSPENDED" });
    await logIn(suspended);
    expect(await linesOf(suspended.id)).toMatchObject([{ kind: "FAILED", reason: "NOT_ACTIVE" }]);
    await logIn({ email: "nobody@example.org", password: "Wrong!Horse7" });
    expect(await linesOf(null)).toMatchObject([{ kind: "FAILED", reason: "NO_ACCOUNT" }]);
    const [line] = await linesOf(null);
    expect(line?.accountDigest).toMatch(/^[\w-]{43}$/);
  });

  it("stands for a change of password, with the action or not at all", async () => {
    const { id, password, session } = await createSignedIn();
    const change = { old_password: password, new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD };
    const init = { method: "PATCH", headers: { ...session.headers, "x-forwarded-for": nextAddress() } };
    expect((await gateway().send("/api/v1/change-password", change, init)).status).toBe(204);
    expect((await linesOf(id)).map(({ kind }) => kind)).toEqual(["PASSWORD_CHANGED"]);
  });

  it("stands for what somebody signed in may not, once in ten minutes for each", async () => {
    const { id, session } = await createSignedIn();
    const headers = { ...session.headers, "x-forwarded-for": "198.51.101.1" };
    const ask = () => askGraphql(gateway(), "{ auditEntries { totalCount } }", { headers });
    expect((await ask()).code).toBe("FORBIDDEN");
    expect((await ask()).code).toBe("FORBIDDEN");
    expect((await gateway().send("/api/v1/exports", {}, { headers })).status).toBe(403);
    expect((await linesOf(id)).map(({ kind, reason }) => [kind, reason])).toEqual([
      ["FORBIDDEN", "auditEntries"],
      ["FORBIDDEN", "/api/v1/exports"],
    ]);
  });
});

describe("a mail", () => {
  it("goes to the owner, in the owner's language, when a device is new, and not when it is known", async () => {
    const owner = await createMember({ language: "EN" });
    const first = await logIn(owner);
    expect(await newDeviceMails(owner.id)).toEqual([]);
    const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    await logIn(owner, nextAddress(), cookie);
    expect(await newDeviceMails(owner.id)).toEqual([]);
    await logIn(owner);
    const [mail] = await newDeviceMails(owner.id);
    expect(mail?.subject).toContain("Login from a new device");
    expect(mail?.text).toContain("Device: Chrome · Windows");
    expect((await linesOf(owner.id)).map(({ kind }) => kind)).toEqual([
      "SIGNED_IN",
      "SIGNED_IN",
      "NEW_DEVICE",
    ]);
  });

  it("goes also with the first sign-in on record of an old account", async () => {
    const owner = await createMember({ createdAt: new Date(Date.now() - 2 * DAY) });
    await logIn(owner);
    expect(await newDeviceMails(owner.id)).toHaveLength(1);
  });
});

describe("the list", () => {
  const LIST =
    "query ($filter: SignInFilter!) { signIns(filter: $filter) { items { kind member { email } } } signInDays { day signedIn failed } }";

  it("is narrowed by account, address and kind, counts days, and is itself a look at people's data", async () => {
    const owner = await createMember({ name: "문가온" });
    const address = nextAddress();
    await logIn(owner, address);
    await logIn({ ...owner, password: "Wrong!Horse7" }, address);
    const { id, session } = await createSignedIn({ roles: ["SUPER"] });
    const ask = async (filter: object) => {
      const { data } = await askGraphql(gateway(), LIST, { variables: { filter }, headers: session.headers });
      return Object(data);
    };
    const kindsOf = (items: readonly { kind: string }[]) => items.map(({ kind }) => kind);
    expect(kindsOf((await ask({ who: "문가온" })).signIns.items)).toEqual(["FAILED", "SIGNED_IN"]);
    expect(kindsOf((await ask({ who: address })).signIns.items)).toEqual(["FAILED", "SIGNED_IN"]);
    const { signIns, signInDays } = await ask({ who: "문가온", kind: ["FAILED"] });
    expect(signIns.items).toEqual([{ kind: "FAILED", member: { email: owner.email } }]);
    expect(signInDays).toHaveLength(30);
    const today = await db.signInRecord.groupBy({
      by: ["kind"],
      where: { createdAt: { gt: new Date(Date.now() - HOUR) } },
      _count: true,
    });
    const countOf = (...kinds: string[]) =>
      today.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { _count }) => sum + _count, 0);
    expect(signInDays.at(-1)).toMatchObject({
      signedIn: countOf("SIGNED_IN", "NEW_DEVICE"),
      failed: countOf("FAILED", "LOCKED"),
    });
    expect(await db.auditEntry.count({ where: { actorId: id, action: "viewSignIns" } })).toBe(3);
  });

  it("shows owners their own lines, without what they were not allowed", async () => {
    await db.signInRecord.createMany({
      data: (["SIGNED_IN", "FORBIDDEN"] as const).map((kind) => ({
        kind,
        memberId: member.id,
        createdAt: gateway().clock.now(),
      })),
    });
    const { session } = await createSignedIn();
    const own = "{ myAccount { signIns { kind member { id } } } }";
    const others = await askGraphql(gateway(), "{ myAccount { signIns { kind } } }", {
      headers: session.headers,
    });
    expect(others.data).toEqual({ myAccount: { signIns: [] } });
    const answer = await logIn(member);
    const headers = { authorization: answer.headers.get("authorization") ?? "" };
    const mine = await askGraphql(gateway(), "{ myAccount { signIns { kind address } } }", { headers });
    expect(Object(mine.data).myAccount.signIns.map(({ kind }: { kind: string }) => kind)).toContain(
      "SIGNED_IN",
    );
    expect(mine.text).not.toContain("FORBIDDEN");
    expect((await askGraphql(gateway(), own, { headers })).code).toBe("FORBIDDEN");
  });
});
