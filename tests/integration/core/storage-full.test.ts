// The disk of the database is full: what would be written is refused by a code that says so, what is read
// goes on, and the gateway says that it is not ready.
import { beforeAll, expect, it } from "vitest";
import { pool } from "#prisma/client.ts";
import { createSignedIn, TEST_PASSWORD, type TestSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
let session: TestSession;
beforeAll(async () => {
  ({ session } = await createSignedIn());
  // As PostgreSQL says it when a file can't grow (PostgreSQL manual, "PostgreSQL Error Codes").
  await pool.query(`
    CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER disk_full BEFORE INSERT ON consents FOR EACH STATEMENT EXECUTE FUNCTION disk_full();`);
});

const register = () =>
  gateway().send("/api/v1/register", {
    email: "new@example.org",
    password: TEST_PASSWORD,
    confirm_password: TEST_PASSWORD,
    name: "새 회원",
    country: "KR",
    consents: { terms: true, privacy: true, age14: true },
  });
const ask = (query: string) =>
  gateway().send("/graphql", { query }, { headers: { ...session.headers, accept: "application/json" } });

it("is 507 for what would be written, and 200 for what is read", async () => {
  expect((await gateway().request("/readyz")).status).toBe(200);
  const refused = await register();
  expect([refused.status, await refused.json()]).toEqual([507, { code: "STORAGE_FULL" }]);

  const mutation = await ask("mutation { chooseNewsletter(granted: true, language: KO) { email } }");
  expect([mutation.status, (await mutation.json()).errors[0].extensions.code]).toEqual([507, "STORAGE_FULL"]);

  const read = await ask("{ myAccount { email } }");
  expect([read.status, (await read.json()).errors]).toEqual([200, undefined]);
  for (const path of ["/readyz", "/health"]) {
    const ready = await gateway().request(path);
    expect([path, ready.status, await ready.json()]).toEqual([path, 507, { code: "STORAGE_FULL" }]);
  }
  expect((await gateway().request("/healthz")).status).toBe(200);
  const full = gateway().logLines.filter((line) => line.includes('"level":"error"'));
  expect(full).toHaveLength(2);
  expect(full.join("")).not.toContain("Request failed");
});
