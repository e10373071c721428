// What a year's run came to, as one page with charts that a society's board can read.

import { INVARIANTS } from "./invariants.ts";
import type { DayReport, YearReport } from "./year.ts";

const WIDTH = 880;
const HEIGHT = 160;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A line over the days, with its largest value in words. */
function chart(title: string, days: readonly DayReport[], read: (day: DayReport) => number): string {
  const values = days.map(read);
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (value / most) * (HEIGHT - 8)).toFixed(1)}`;
  });
  const label = `${title}: at most ${most.toLocaleString("en-GB")}, at the end ${(values.at(-1) ?? 0).toLocaleString("en-GB")}`;
  return `<figure><figcaption>${escaped(label)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}"><polyline points="${points.join(" ")}" fill="none" stroke="#2B4285" stroke-width="2"/></svg></figure>`;
}

export function reportOf({
  options,
  days,
  counts,
  acknowledged,
  lives,
  seconds,
  failure,
}: YearReport): string {
  const faults = days.flatMap(({ date, faults: happened }) => happened.map((fault) => `${date}: ${fault}`));
  const rows = Object.entries(counts).map(
    ([name, { done, refused }]) =>
      `<tr><th scope="row">${escaped(name)}</th><td>${done}</td><td>${refused}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A year of seed ${options.seed}</title>
<style>body{font:16px/1.5 system-ui;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1b2240}h1,h2{color:#2B4285}figure{margin:1rem 0}svg{width:100%;border-bottom:1px solid #ccd}td{text-align:right;padding:0 1rem}th{text-align:left;font-weight:400}</style></head>
<body><h1>A year of seed ${options.seed}${options.faults ? ", with faults" : ""}</h1>
<p>${days.length} days in ${seconds} seconds; ${acknowledged} acknowledged rows were looked for each evening; the site was started ${lives} times.
${failure ? `<strong>Broken on day ${failure.day}: ${escaped(failure.broken.join("; "))}</strong>` : "Everything held."}</p>
${chart("Members", days, ({ figures }) => figures.members ?? 0)}
${chart("Members in good standing", days, ({ figures }) => figures.inGoodStanding ?? 0)}
${chart("Won in the ledger", days, ({ figures }) => figures.won ?? 0)}
${chart("Seats taken", days, ({ figures }) => figures.seats ?? 0)}
${chart("Mails sent", days, ({ figures }) => figures.mailsSent ?? 0)}
${chart("Database, MB", days, ({ figures }) => Math.round((figures.database ?? 0) / 1e6))}
${chart("Memory of the gateway, MB", days, ({ figures }) => Math.round((figures.memory ?? 0) / 1e6))}
<h2>What was looked at each evening</h2><ul>${INVARIANTS.map(({ name }) => `<li>${escaped(name)}</li>`).join("")}<li>The audit log is a chain (weekly)</li><li>Pages answer in their language (weekly)</li></ul>
<h2>What people did</h2><table><thead><tr><th>act</th><td>done</td><td>refused</td></tr></thead><tbody>${rows.join("")}</tbody></table>
<h2>Faults</h2>${faults.length > 0 ? `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join("")}</ul>` : "<p>None.</p>"}
</body></html>
`;
}
