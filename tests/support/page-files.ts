// Stored images with bytes, for tests of their readers.
import { db } from "#prisma/client.ts";
import type { Gateway } from "./gateway.ts";
import { createImageRow } from "./writing.ts";

/** An image that nothing uses yet, with bytes behind it, and the path of its bytes. */
export async function createFileOnDisk(gateway: Gateway): Promise<{ id: number; key: string; path: string }> {
  const { id, key } = await createImageRow();
  const bytes = Buffer.from("an image");
  await gateway.files.write(key, bytes);
  await db.file.update({ where: { id }, data: { size: bytes.length } });
  return { id, key, path: `/files/${key}/a` };
}
