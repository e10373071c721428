// @module-tag both
// Where a member is signed in, the newsletter, and the file with everything that is stored.
import { describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { deviceOf } from "#schema/people/account/device.ts";
import { LOGIN } from "#tests/support/auth-bodies.ts";
import { createMember, createSession, createSignedIn, TEST_PASSWORD } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { unzip } from "#tests/support/unzip.ts";
import { photo, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();

const SESSIONS = "{ myAccount { sessions { id browser system isCurrent } } }";

interface Session {
  readonly headers: { readonly authorization: string };
}
const ask = (query: string, { headers }: Session) =>
  askGraphql(gateway(), query, { headers: { ...headers } });
const sessionsOf = async (session: Session) => Object((await ask(SESSIONS, session)).data).myAccount.sessions;

describe("my sessions", () => {
  it("are listed by device, this one first; one can be ended, and its token is worth nothing", async () => {
    const { id, email } = await createMember();
    const mine = await createSession(id);
    const signedIn = await gateway().send(
      LOGIN,
      { email, password: TEST_PASSWORD },
      { headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36" } },
    );
    const other = { headers: { authorization: signedIn.headers.get("authorization") ?? "" } };
    const [first, second] = await sessionsOf(mine);
    expect(first).toEqual({ id: mine.id, browser: null, system: null, isCurrent: true });
    expect(second).toMatchObject({ browser: "Chrome", system: "Windows", isCurrent: false });
    expect(await sessionsOf(other)).toHaveLength(2);
    const ended = await ask(`mutation { endMySession(id: "${second.id}") { sessions { id } } }`, mine);
    expect(ended.data).toEqual({ endMySession: { sessions: [{ id: mine.id }] } });
    expect((await ask(SESSIONS, other)).status).toBe(401);
  });

  it("of somebody else are not there to be ended", async () => {
    const [mine, other] = [await createSignedIn(), await createSignedIn()];
    for (const id of [other.session.id, "no id"]) {
      const answer = await ask(`mutation { endMySession(id: "${id}") { id } }`, mine.session);
      expect(answer.code).toBe("NOT_FOUND");
    }
    expect(await db.session.count({ where: { memberId: other.id } })).toBe(1);
  });

  it("end all at once but for this one", async () => {
    const { id, session } = await createSignedIn();
    await Promise.all([createSession(id), createSession(id)]);
    const bystander = await createSignedIn();
    await ask("mutation { endMyOtherSessions { id } }", session);
    expect(await sessionsOf(session)).toHaveLength(1);
    expect(await sessionsOf(bystander.session)).toHaveLength(1);
  });

  it("know the browsers people have", () => {
    const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
    const names = [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${apple} Version/19.0 Mobile Safari/604.1`,
      "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0",
      "Mozilla/5.0 (Linux; Android 14; SM-S921N) Chrome/140.0 Mobile Safari/537.36 KAKAOTALK 25.1",
      "curl/8",
    ].map(deviceOf);
    expect(names).toEqual([
      { browser: "Safari", system: "iPhone" },
      { browser: "Edge", system: "Windows" },
      { browser: "KakaoTalk", system: "Android" },
      { browser: null, system: null },
    ]);
  });
});

describe("the newsletter", () => {
  it("is a row of consent each time the mind changes, also of many clicks at once", async () => {
    const { id, session } = await createSignedIn();
    const choose = (granted: boolean) =>
      ask(`mutation { chooseNewsletter(granted: ${granted}, language: EN) { wantsNewsletter } }`, session);
    await Promise.all([choose(true), choose(true), choose(true)]);
    expect((await choose(false)).data).toEqual({ chooseNewsletter: { wantsNewsletter: false } });
    const rows = await db.consent.findMany({ where: { memberId: id }, orderBy: { id: "asc" } });
    expect(rows.map(({ kind, granted, language }) => [kind, granted, language])).toEqual([
      ["NEWSLETTER", true, "EN"],
      ["NEWSLETTER", false, "EN"],
    ]);
  });
});

describe("my data", () => {
  it("holds all that is stored about the person, and nothing that opens the account", async () => {
    const { id, email, session } = await createSignedIn({ officeNote: "전화로 문의" });
    const payment = { type: "ANNUAL", nameKo: "연회비", nameEn: "Dues", amountDue: 50_000 } as const;
    await db.payment.create({
      data: { ...payment, memberId: id, payerName: "회원", payerEmail: email, depositorName: "회원0001" },
    });
    await db.consent.create({
      data: { memberId: id, kind: "TERMS", granted: true, pageVersion: 2, language: "KO" },
    });
    await db.mail.create({
      data: {
        kind: "ACCOUNT_WITHDRAWN",
        memberId: id,
        toAddress: email,
        language: "KO",
        subject: "안내",
        text: "안녕하세요.",
      },
    });
    const sent = {
      kind: "photo",
      name: "사진.jpg",
      bytes: await photo({ width: 300, height: 400 }),
    } as const;
    const { body } = await upload(gateway().url, session, sent);
    const lost = await db.file.create({
      data: { key: newFileKey(), name: "lost.pdf", mimeType: "application/pdf", size: 9, uploadedById: id },
    });
    const answer = await gateway().request("/api/v1/my-data", { headers: session.headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const entries = await unzip(await answer.arrayBuffer());
    const text = String(entries.get("my-data.json"));
    const { member, files } = JSON.parse(text);
    expect(member).toMatchObject({
      id,
      email,
      officeNote: "전화로 문의",
      payments: [{ nameKo: "연회비", amountDue: 50_000 }],
      consents: [{ kind: "TERMS", pageVersion: 2 }],
      mails: [{ subject: "안내", text: "안녕하세요." }],
    });
    // The photo as it is stored, under the name it came with; what the store lost is named, and holds nothing up.
    expect(files).toEqual([
      { id: lost.id, name: "lost.pdf", path: null },
      { id: body.id, name: "사진.webp", path: `files/${body.id}-사진.webp` },
    ]);
    expect([...entries.keys()]).toEqual([`files/${body.id}-사진.webp`, "my-data.html", "my-data.json"]);
    // In words of the person's language, without a name of a column or a code.
    const page = String(entries.get("my-data.html"));
    expect(page).toContain('<html lang="ko">');
    for (const words of ["<dt>이메일</dt>", "전화로 문의", "연회비", "50,000원", "이용약관", "안녕하세요."])
      expect(page).toContain(words);
    expect(page).not.toMatch(/officeNote|amountDue|TERMS|PENDING|REGULAR/);
    const { pass } = await (
      await gateway().request("/api/v1/file-pass", { headers: session.headers })
    ).json();
    const stored = await (await gateway().request(`${body.url}?t=${pass}`)).arrayBuffer();
    expect(entries.get(`files/${body.id}-사진.webp`)?.equals(Buffer.from(stored))).toBe(true);
    expect(member.sessions).toHaveLength(1);
    expect(text).not.toContain("argon2");
    expect(text).not.toContain(session.id);
    expect((await gateway().request("/api/v1/my-data")).status).toBe(403);
  });
});
