// What the bench prints and keeps.
import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { join } from "node:path";
import { ROOT } from "#tests/support/source-files.ts";
import type { Medians } from "./rounds.ts";

/** One figure with the bound it is held to. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Section {
  readonly title: string;
  /** What was compared with what, in a line. */
  readonly how: string;
  readonly medians?: readonly Medians[];
  /** Rows of words below a row of headings; the first column names the row. */
  readonly table?: readonly (readonly string[])[];
  readonly figures: readonly Figure[];
}

/** Whether a figure keeps its bound; true without one. */
export function keeps({ value, atMost, atLeast }: Figure): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

export function printSection({ title, how, medians = [], table = [], figures }: Section): void {
  const lines = ["", title, `  ${how}`];
  if (medians.length > 0) lines.push(...aligned(medianRows(medians)));
  lines.push(...aligned(table));
  for (const figure of figures) {
    const bound =
      figure.atMost !== undefined
        ? `at most ${figure.atMost}`
        : figure.atLeast !== undefined
          ? `at least ${figure.atLeast}`
          : "";
    const verdict = bound === "" ? "" : `  (${bound}: ${keeps(figure) ? "kept" : "MISSED"})`;
    lines.push(`  ${figure.name}: ${round(figure.value)} ${figure.unit}${verdict}`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

const COLUMNS: ReadonlyArray<readonly [head: string, cell: (contender: Medians) => string]> = [
  ["", ({ name }) => name],
  ["answers/s", ({ rate }) => rate.toFixed(0)],
  ["share", ({ share }) => share.toFixed(3)],
  ["p50 ms", ({ p50 }) => p50.toFixed(2)],
  ["p99 ms", ({ p99 }) => p99.toFixed(2)],
  ["CPU ms", ({ cpuMs }) => cpuMs.toFixed(3)],
  ["share by CPU", ({ cpuShare }) => cpuShare.toFixed(3)],
  ["spread", ({ spread }) => `${(spread * 100).toFixed(0)} %`],
  ["errors", ({ errors }) => String(errors)],
  ["generator", ({ generatorBusy }) => `${(generatorBusy * 100).toFixed(0)} %`],
];

function medianRows(medians: readonly Medians[]): string[][] {
  return [
    COLUMNS.map(([head]) => head),
    ...medians.map((contender) => COLUMNS.map(([, cell]) => cell(contender))),
  ];
}

/** Lines of a table: names to the left, figures to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .replace(/^/, "  "),
  );
}

function round(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** The machine, for the person who compares two runs. */
export function machine(): Record<string, string | number> {
  return {
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    loadAtStart: Number(loadavg()[0]?.toFixed(2)),
  };
}

/** Keeps a run as test-results/bench.json. */
export function writeReport(report: object): string {
  const folder = join(ROOT, "test-results");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "bench.json");
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}
