// A manuscript is read before everything else that waits: its author looks at the check until it was.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { openQueue } from "#prisma/queue.ts";
import { askForText } from "#schema/core/files/ask-for-text.ts";
import { enqueueUnread } from "#schema/overview/files/enqueue-unread.ts";
import { ATTACHMENT_TYPES } from "#schema/validation/core/files.ts";
import { useDatabase } from "#tests/support/database.ts";

useDatabase();

const kinds = ["ATTACHMENT", "ATTACHMENT", "MANUSCRIPT"] as const;

async function createFiles(begin: number) {
  const data = kinds.map((kind, at) => ({
    kind,
    key: String(begin + at).padStart(32, "0"),
    name: "가.docx",
    mimeType: ATTACHMENT_TYPES.docx,
    size: 9,
  }));
  return await db.file.createManyAndReturn({ data, select: { id: true, kind: true } });
}

/** The files whose jobs are taken, one at a time. */
async function inTurn(): Promise<number[]> {
  const queue = await openQueue();
  const taken: number[] = [];
  for (let turn = 0; turn < kinds.length; turn += 1) {
    const [job] = await queue.fetch<{ key: string }>("texts", { batchSize: 1 });
    taken.push(Number(job?.data.key));
  }
  return taken;
}

test.each(["at its upload", "when nobody asked for it yet"])("%s", async (when) => {
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'texts'`;
  await db.file.deleteMany({ where: { name: "가.docx" } });
  const files = await createFiles(when.length * 10);
  if (when === "at its upload") for (const file of files) await askForText(db, [file]);
  else expect(await enqueueUnread()).toBe(files.length);
  const [one, other, manuscript] = files.map(({ id }) => id);
  expect(await inTurn()).toEqual([manuscript, one, other]);
});
