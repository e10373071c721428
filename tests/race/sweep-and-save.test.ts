// A save that puts a file to use while the sweep is about to remove it. One connection would hide it.
import { expect, it } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { db, pool } from "#prisma/client.ts";
import { createPost, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
const clock = { now: () => new Date(Date.now() + 30 * 60 * 60 * 1000) };
const sweep = () => sweepFiles({ store: gateway().files, clock });

it("a file that a save holds is skipped, whatever else is swept", async () => {
  const { session } = await createSignedIn({ roles: ["CONTENT"] });
  const [held, free] = [await upload(gateway().url, session), await upload(gateway().url, session)];
  const post = await createPost();
  const saving = await pool.connect();
  try {
    await saving.query("begin");
    // As schema/site/posts/post-references.ts does it.
    await saving.query("select id from files where id = $1 for key share", [held.body.id]);
    await Promise.all([sweep(), sweep()]);
    await saving.query("insert into attachments (post_id, file_id) values ($1, $2)", [post.id, held.body.id]);
    await saving.query("commit");
  } finally {
    saving.release();
  }
  await sweep();
  expect(await db.file.findMany({ select: { id: true } })).toEqual([{ id: held.body.id }]);
  expect((await gateway().request(held.body.url)).status).toBe(200);
  expect((await gateway().request(`${free.body.url}?t=${free.body.pass}`)).status).toBe(404);
});
