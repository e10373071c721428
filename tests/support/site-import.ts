// Imports of former websites in tests: their files on this machine, and the answers of their addresses afterwards.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, vi } from "vitest";
import type { NamedReaders, NamedTargets } from "#gateway/site-import/board-targets.ts";
import type { FormerSite } from "#gateway/site-import/former-site.ts";
import { importSite } from "#gateway/site-import/import-site.ts";
import { createSignedIn } from "./factories.ts";
import type { Gateway } from "./gateway.ts";

/** Files of all three systems in one folder, and an account in whose name it is written. */
export function useSiteImport(gateway: () => Gateway) {
  let folder: string;
  let memberId: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-import-"));
    memberId = (await createSignedIn({ roles: ["SUPER"] })).id;
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#246" } })
      .png()
      .toBuffer();
    const put = async (path: string, bytes: string | Uint8Array) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    };
    await put("data/editor/1905/pic.png", picture);
    await put("data/file/notice/abc_doc.pdf", "%PDF-1.4\n%%EOF\n");
    await put("data/file/gal/shot.png", picture);
    await put("data/file/notice/virus.exe", "MZ");
    await put("data/editor/1905/big.png", picture);
    await put("files/attach/images/1/pic.png", picture);
    await put("files/attach/binaries/2/x", "%PDF-1.4\n%%EOF\n");
    await put("uploads/2019/05/pic.png", picture);
  });
  afterAll(async () => await rm(folder, { recursive: true }));

  const take = async (
    site: FormerSite,
    files: string,
    isWritten: boolean,
    said: { readonly targets?: NamedTargets; readonly readers?: NamedReaders } = {},
  ) =>
    await importSite({
      site,
      folder: join(folder, files),
      targets: said.targets ?? new Map(),
      readers: said.readers ?? new Map(),
      store: gateway().files,
      now: gateway().clock.now(),
      memberId,
      isWritten,
    });
  const led = async (path: string) => {
    const { status, headers } = await gateway().request(path, {
      redirect: "manual",
      headers: { "user-agent": "Firefox" },
    });
    return [status, headers.get("location")];
  };
  /** A gateway learns of what another process wrote within a second. */
  const leadsTo = (path: string, target: string) =>
    vi.waitFor(async () => expect(await led(path)).toEqual([301, target]), {
      timeout: 20_000,
      interval: 200,
    });
  /** Writes a dump. @returns its path */
  const at = async (path: string, text: string | Uint8Array): Promise<string> => {
    await writeFile(join(folder, path), text);
    return join(folder, path);
  };
  return { take, led, leadsTo, at, memberId: () => memberId };
}
