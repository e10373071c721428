// A table of old addresses is checked first and then imported; an address that redirects already stays.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importRedirects } from "#gateway/site-import/import-redirects.ts";
import { db } from "#prisma/client.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();

test("rows that can be are taken once, the others are named", async () => {
  const { id: memberId } = await createMember();
  const folder = await mkdtemp(join(tmpdir(), "redirects-"));
  const path = join(folder, "table.csv");
  await writeFile(
    path,
    "옛 주소,새 주소\n/old/1?b=2&a=1,/faq\nhttps://old.example/old/2/,/glossary\n/old/3,https://evil.example/\n/old/4,/faq\n",
  );
  await db.redirect.create({ data: { address: "/old/4", target: "/glossary" } });
  const author = { memberId, now: gateway().clock.now() };
  const tried = await importRedirects(path, { isWritten: false, author });
  expect(tried).toEqual([
    "Addresses that can be taken: 3",
    "Rows that cannot: 1",
    "  row 4: /old/3 → https://evil.example/",
  ]);
  expect(await db.redirect.count()).toBe(1);
  const added = async () => (await importRedirects(path, { isWritten: true, author }))[1];
  expect(await added()).toMatch(/^Added: 2;/);
  expect(await added()).toMatch(/^Added: 0;/);
  expect(await db.redirect.findMany({ orderBy: { address: "asc" } })).toMatchObject([
    { address: "/old/1?a=1&b=2", target: "/faq" },
    { address: "/old/2", target: "/glossary" },
    { address: "/old/4", target: "/glossary" },
  ]);
  expect(await db.auditEntry.count({ where: { actorId: memberId, action: "addRedirect" } })).toBe(1);
  await rm(folder, { recursive: true });
});
