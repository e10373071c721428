// Two sites for all journeys: one with demo content, which sends its mails and takes cards, and one empty. Journeys make the accounts they change themselves,
// so they can share the sites. TRUST_PROXY lets every journey come from an address of its own, so that the throttle counts them apart.
// The logs of the sites are kept beside the reports.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { startToss, TOSS_KEY } from "#tests/support/toss.ts";
import { STAFF } from "./accounts.ts";
import { openMailbox } from "./mailbox.ts";

export default async function globalSetup(): Promise<() => Promise<void>> {
  const mailbox = await openMailbox();
  const toss = await startToss();
  const env = { TRUST_PROXY: "1" };
  const first = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password };
  const [demo, empty] = await Promise.all([
    startSite({
      demo: true,
      env: {
        ...env,
        SMTP_URL: mailbox.url,
        TOSS_SECRET_KEY: TOSS_KEY,
        TOSS_BASE_URL: toss.url,
        TOSS_ACCOUNTS: "1",
      },
    }),
    startSite({ demo: false, env: { ...env, ...first } }),
  ]);
  process.env.DEMO_SITE = demo.url;
  process.env.EMPTY_SITE = empty.url;
  process.env.CARD_SERVICE = toss.url;
  return async () => {
    const results = join(ROOT, "test-results");
    mkdirSync(results, { recursive: true });
    for (const [name, site] of Object.entries({ demo, empty })) {
      const stopped = site.stop();
      await stopped.finally(() => writeFileSync(join(results, `site-${name}.log`), site.log()));
    }
    await Promise.all([mailbox.close(), toss.close()]);
  };
}
