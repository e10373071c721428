// What a year's run came to, as one page that a society's board can read.
import { bars, escaped, grouped, lines } from "./charts.ts";
import type { FaultRow } from "./fault-rows.ts";
import { INVARIANTS } from "./invariants.ts";
import type { YearReport } from "./year.ts";
import type { DayReport } from "./year-day.ts";

const STYLE = `
:root{color:#1b2240;background:#fff}*{box-sizing:border-box}
body{font:16px/1.5 Pretendard,system-ui,sans-serif;max-width:74rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem;color:#2B4285}h2{font-size:1.25rem;margin:3rem 0 1rem;padding-top:1rem;border-top:2px solid #2B4285;color:#2B4285}
h3{font-size:1rem;margin:0}.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(30rem,100%),1fr));gap:1.5rem 2rem}figure{margin:0}p,ul{max-width:46rem}.acts{columns:22rem;column-gap:2rem}.acts tr{break-inside:avoid}figcaption{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline}
svg{width:100%;height:auto;display:block;margin-top:.25rem}.grid line{stroke:#dfe3ee}.grid text{fill:#565d78;font-size:12px}@media(max-width:36rem){.grid text{font-size:18px}}
.key{font-size:.875rem;color:#565d78}.key i{display:inline-block;width:.75rem;height:.75rem;margin-right:.35rem;vertical-align:-1px}.key b{color:#1b2240;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:1.5rem 0}dl div{background:#f5f3ee;padding:.75rem 1rem}dt{font-size:.875rem;color:#565d78}dd{margin:0;font-size:1.5rem;font-weight:700;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9375rem}th,td{padding:.4rem .75rem;border-bottom:1px solid #dfe3ee;text-align:right;font-variant-numeric:tabular-nums}th:first-child{text-align:left;font-weight:400}thead th{font-size:.8125rem;color:#565d78;vertical-align:bottom}
.held{color:#1d6b4a;font-weight:700}.broken{color:#a3271b;font-weight:700}`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="scroll"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${escaped(head)}</th>`)
    .join("")}</tr></thead><tbody>${rows
    .map(
      ([first = "", ...cells]) =>
        `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`,
    )
    .join("")}</tbody></table></div>`;

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const middle = (of: readonly number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

const faultCells = ({ fault, tries, acknowledged, lost, wrong, recovery }: FaultRow): readonly string[] => [
  ...[fault, grouped(tries), acknowledged === 0 ? "–" : grouped(acknowledged), grouped(lost), grouped(wrong)],
  ...(recovery.length === 0 ? ["–", "–"] : [seconds(middle(recovery)), seconds(Math.max(...recovery))]),
];

function drawAll(days: readonly DayReport[]): string {
  const dates = days.map(({ date }) => date);
  const line = (name: string, figure: string, by = 1) => ({
    name,
    values: days.map(({ figures }) => Math.round((figures[figure] ?? 0) / by)),
  });
  const draw = (title: string, ...drawn: readonly ReturnType<typeof line>[]) => lines(title, dates, drawn);
  return [
    draw("Money, in won", line("ledger", "won"), line("bank", "bank"), line("by card", "byCard")),
    draw("Members", line("members", "members"), line("in good standing", "inGoodStanding")),
    draw("Seats of seminars, courses and the exam", line("taken", "seats"), line("waiting", "waiting")),
    draw("Certificates", line("exam", "certificates"), line("courses", "completions")),
    draw("Mailings and mails", line("written", "mails"), line("sent", "mailsSent")),
    ...(days.some(({ faults }) => faults.length > 0)
      ? [bars("Faults", dates, { name: "faults", values: days.map(({ faults }) => faults.length) })]
      : []),
    bars("What was checked", dates, { name: "checks", values: days.map(({ checks }) => checks) }),
    draw(
      "Database, disk and memory, in MB",
      ...[line("database", "database", 1e6), line("disk", "disk", 1e6), line("gateway", "memory", 1e6)],
    ),
  ].join("\n");
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** @returns a page of HTML that needs no other file */
export function reportOf({
  options,
  days,
  counts,
  faults,
  lives,
  seconds: took,
  failure,
  ...rest
}: YearReport): string {
  const title = `A year of a society: seed ${options.seed}${options.faults ? ", with faults" : ""}${options.onServer ? ", on a server" : ""}`;
  const acts = Object.values(counts);
  const tiles: readonly (readonly [string, number])[] = [
    ["days", days.length],
    ["acts done", sum(acts.map(({ done }) => done))],
    ["acts refused", sum(acts.map(({ refused }) => refused))],
    ["checks", sum(days.map(({ checks }) => checks))],
    ["faults", sum(days.map(({ faults: today }) => today.length))],
    ["acknowledged and lost", sum(faults.map(({ lost }) => lost))],
  ];
  const outcome = failure
    ? `<p class="broken">Broken on day ${failure.day}: ${escaped(failure.broken.join("; "))}</p>`
    : `<p class="held">Everything held, every evening.</p>`;
  const happened = days.flatMap(({ date, faults: today }) => today.map((fault) => [date, fault]));
  const byName = Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><header><h1>${escaped(title)}</h1>${outcome}
<p>Lived in ${grouped(took)} seconds with ${grouped(options.members)} members; ${grouped(rest.acknowledged)} acknowledged rows were looked for each evening; a gateway was started ${grouped(lives)} times. Equal years have the fingerprint ${escaped(rest.fingerprint)}.</p></header>
<dl>${tiles.map(([name, value]) => `<div><dt>${name}</dt><dd>${grouped(value)}</dd></div>`).join("")}</dl>
<main><h2>The year</h2><div class="charts">${drawAll(days)}</div>
<h2>Faults</h2>${
    faults.length === 0
      ? "<p>None.</p>"
      : table(
          ["fault", "tries", "answered well", "lost", "wrong", "recovery, median", "slowest"],
          faults.map(faultCells),
        )
  }
<h2>What holds every evening</h2><ul>${INVARIANTS.map(({ name }) => `<li>${escaped(name)}</li>`).join("")}
<li>Every acknowledged row is there, and no older than it was acknowledged; every acknowledged action of the office is in the audit log</li><li>The card service and the site say the same (every morning)</li>
<li>Memory, database and disk grow with what is in them</li>
<li>The audit log is a chain; pages are whole in their language, and axe finds nothing; a visitor finds nothing that is hidden; certificates are true at their address; every file has its bytes (every week)</li><li>A backup of the running site, restored, has its rows and sums (every four weeks, or as often as the run was asked to)</li></ul>
<h2>What people did</h2>${table(
    ["act", "done", "refused"],
    byName.map(([name, { done, refused }]) => [name, grouped(done), grouped(refused)]),
  )}
${happened.length === 0 ? "" : `<h2>The days of the faults</h2>${table(["day", "fault"], happened)}`}
</main></body></html>
`;
}
