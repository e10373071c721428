// The secret that signs tokens, where the settings name none (never in production). It is made once and
// stored beside the data, so that a restart signs nobody out.
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SECRET_BYTES = 48;

/** The stored secret, made when there is none. Servers that start together agree on the one that was first. */
export async function storedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "jwt-secret");
  const stored = await readFile(file, "utf8").catch(() => null);
  return stored ?? (await makeSecret(dataDir, file));
}

/** Written whole under another name first: anyone who finds the file finds all of it. */
async function makeSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, randomBytes(SECRET_BYTES).toString("base64url"), { flag: "wx", mode: 0o600 });
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return await readFile(file, "utf8");
}
