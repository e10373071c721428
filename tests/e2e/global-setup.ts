// Two sites for all journeys: one with demo content, which sends its mails and takes cards, and one empty.
// Journeys make the accounts they change themselves, so they can share the sites. The demo's folder is copied
// before anybody has been there, and a site of one journey's own begins with that (own-site.ts): making the
// demo takes six times as long as starting on it. TRUST_PROXY lets every journey come from an address of its
// own, so that the throttle counts them apart. The logs of the sites are stored beside the reports.
import { mkdirSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { startToss, TOSS_KEY } from "#tests/support/toss.ts";
import { OWNER } from "./accounts.ts";
import { openMailbox } from "./mailbox.ts";

/** A folder with the demo as the first start makes it. */
async function makeDemo(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "demo-site-"));
  const site = await startSite({ dataDir, demo: true });
  await site.stop();
  return dataDir;
}

export default async function globalSetup(): Promise<() => Promise<void>> {
  const mailbox = await openMailbox();
  const toss = await startToss();
  const env = { TRUST_PROXY: "1" };
  const first = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  const [dataDir, empty] = await Promise.all([
    makeDemo(),
    startSite({ demo: false, env: { ...env, ...first } }),
  ]);
  const untouched = await mkdtemp(join(tmpdir(), "demo-untouched-"));
  await cp(dataDir, untouched, { recursive: true });
  const demo = await startSite({
    demo: true,
    dataDir,
    env: {
      ...env,
      SMTP_URL: mailbox.url,
      TOSS_SECRET_KEY: TOSS_KEY,
      TOSS_BASE_URL: toss.url,
      TOSS_ACCOUNTS: "1",
    },
  });
  process.env.DEMO_SITE = demo.url;
  process.env.UNTOUCHED_DEMO = untouched;
  process.env.EMPTY_SITE = empty.url;
  // For a site of one journey's own, whose people get their mails there, too.
  process.env.MAILBOX_URL = mailbox.url;
  process.env.CARD_SERVICE = toss.url;
  return async () => {
    const results = join(ROOT, "test-results");
    mkdirSync(results, { recursive: true });
    for (const [name, site] of Object.entries({ demo, empty })) {
      const stopped = site.stop();
      await stopped.finally(() => writeFileSync(join(results, `site-${name}.log`), site.log()));
    }
    const folders = [dataDir, untouched].map((folder) => rm(folder, { recursive: true, force: true }));
    await Promise.all([mailbox.close(), toss.close(), ...folders]);
  };
}
