// Pictures that are being uploaded when the process is killed: whatever was acknowledged is there in all of its sizes.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Site, startSite } from "#tests/support/site.ts";
import { photo, type UploadAnswer, upload } from "#tests/support/uploads.ts";
import type { Row } from "./row.ts";

const LIVES = 4;
const SENDERS = 2;
const ADMIN = { ADMIN_EMAIL: "faults@example.org", ADMIN_PASSWORD: "Faults!Horse9" };

export async function killWhilePictures(): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
  const options = { dataDir, env: { ...ADMIN, JWT_SECRET: "the same secret for every life of one site" } };
  const bytes = await photo({ width: 900, height: 600 });
  const uploaded: UploadAnswer["body"][] = [];
  const wrong: string[] = [];
  const recovery: number[] = [];
  let headers = { authorization: "" };
  for (let life = 1; life <= LIVES; life += 1) {
    const from = performance.now();
    const site = await startSite(options);
    if (life > 1) recovery.push(performance.now() - from);
    headers = { authorization: await signIn(site) };
    const before = uploaded.length;
    const senders = Array.from({ length: SENDERS }, async () => {
      for (;;) {
        const answer = await upload(site.url, { headers }, { kind: "image", name: "a.jpg", bytes }).catch(
          () => null,
        );
        if (!answer) return;
        if (answer.status === 201) uploaded.push(answer.body);
        else wrong.push(`an upload was ${answer.status}`);
      }
    });
    while (uploaded.length === before) await sleep(20);
    await sleep(Math.random() * 1_000);
    await site.kill();
    await Promise.all(senders);
  }
  const site = await startSite(options);
  headers = { authorization: await signIn(site) };
  const lost = (await Promise.all(uploaded.map((one) => isWhole(site, one, headers)))).filter(
    (whole) => !whole,
  ).length;
  await site.stop();
  await rm(dataDir, { recursive: true });
  return {
    fault: "embedded: pictures under kill -9",
    tries: LIVES,
    acknowledged: uploaded.length,
    lost,
    wrong,
    recovery,
  };
}

async function signIn({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  return answer.headers.get("authorization") ?? "";
}

/** All sizes of a picture come with as many bytes as they have. */
async function isWhole(
  { url }: Site,
  { variants }: UploadAnswer["body"],
  headers: { authorization: string },
): Promise<boolean> {
  const answer = await fetch(`${url}/api/v1/file-pass`, { headers });
  const { pass } = await answer.json();
  for (const variant of variants) {
    const address = new URL(variant.url, url);
    address.searchParams.set("t", pass);
    const file = await fetch(address);
    const { byteLength } = await file.arrayBuffer();
    if (file.status !== 200 || byteLength !== variant.size) return false;
  }
  return variants.length > 0;
}
