// `npm run year -- --seed 7 --members 200 [--days 365] [--faults] [--server] [--backup-every 1] [--report
// year.html]`: a year of a society on one seed. Ends with 1 when something that must hold does not; prints
// the seed, the day and what was done last. `--until 40` stops in the evening of a day and leaves the site
// there to look at.
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { ADMIN } from "./people.ts";
import { reportOf } from "./report.ts";
import type { World } from "./world.ts";
import { runYear } from "./year.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    members: { type: "string", default: "200" },
    days: { type: "string", default: "363" },
    until: { type: "string" },
    faults: { type: "boolean", default: false },
    server: { type: "boolean", default: false },
    "backup-every": { type: "string" },
    verbose: { type: "boolean", default: false },
    report: { type: "string", default: "test-results/year.html" },
  },
});
const SIGNALS = ["SIGINT", "SIGTERM"] as const;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The site is there as it was in the evening, until somebody presses Ctrl-C. */
async function leaveOpen({ site, office, members, now }: World): Promise<void> {
  const [member] = members.filter(({ hasLeft }) => !hasLeft);
  say(`\nIn the evening of ${now.toISOString().slice(0, 10)} the site is at ${site.url} until Ctrl-C.`);
  say(`Everybody has the password ${ADMIN.ADMIN_PASSWORD}`);
  for (const { name, email } of [...Object.values(office), ...(member ? [member] : [])])
    say(`  ${email} ${name}`);
  // The packages of the browser and of PostgreSQL would end this process at once: they are closed at the end of the year instead.
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  await Promise.race(SIGNALS.map((signal) => once(process, signal)));
}

const report = await runYear({
  seed: Number(values.seed),
  members: Number(values.members),
  days: Number(values.until ?? values.days),
  faults: values.faults,
  onServer: values.server,
  ...(values["backup-every"] === undefined ? {} : { backupEvery: Number(values["backup-every"]) }),
  ...(values.until === undefined ? {} : { atEnd: leaveOpen }),
  onDay: ({ day, date, broken, faults, figures }) => {
    if (values.verbose || day % 7 === 0 || broken.length > 0 || faults.length > 0)
      say(
        `day ${day} ${date}: ${figures.members} members, ${figures.won} won, ${figures.mailsSent} mails, ${Math.round((figures.memory ?? 0) / 1e6)} MB, night ${Math.round(figures.night ?? 0)} ms, day ${Math.round(figures.day ?? 0)} ms${faults.length > 0 ? `; ${faults.join(", ")}` : ""}`,
      );
  },
});
mkdirSync(dirname(values.report), { recursive: true });
writeFileSync(values.report, reportOf(report));
for (const [name, { done, refused }] of Object.entries(report.counts))
  say(`${name}: ${done} done, ${refused} refused`);
if (report.failure) {
  const { day, broken, acts } = report.failure;
  say(`\nseed ${values.seed}, day ${day}: what must hold does not`);
  for (const line of [...broken, "", "what was done last:", ...acts]) say(line);
  const options = [
    ...(values.faults ? ["--faults"] : []),
    ...(values.server ? ["--server"] : []),
    ...(values["backup-every"] ? [`--backup-every ${values["backup-every"]}`] : []),
  ].join(" ");
  say(
    `\nTo look at it: npm run year -- --seed ${values.seed} --members ${values.members} ${options} --until ${day}`,
  );
  process.exitCode = 1;
}
say(
  `\nseed ${values.seed}: ${report.days.length} days in ${report.seconds} s, ${report.acknowledged} rows acknowledged, ${report.lives} lives; ${values.report}`,
);
