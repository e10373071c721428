// Finds environment variables that are misspelt settings. An environment holds a hundred names that are not
// for us (PATH, npm_config_…). A name is taken for ours when it begins with a prefix that only we use, or
// when it is one slip away from a setting (two slips for the longer names).

/** Prefixes no shell, host or tool is known to use for itself; DATABASE_, NODE_ and PUBLIC_ are used by others. */
const OUR_PREFIXES = [
  "ADMIN_",
  "CORS_",
  "DEMO_",
  "FILES_",
  "HSTS_",
  "JWT_",
  "S3_",
  "SMTP_",
  "TOSS_",
  "TRUST_",
];
/** Names this short (PORT, HOST, DEMO) resemble too many others: only their own letters in another order count. */
const SHORT = 4;
const LONG = 9;

/** One sentence for each name that looks like a setting and is none. */
export function misspelt(names: readonly string[], settings: readonly string[]): string[] {
  const known = new Set(settings);
  const sentences: string[] = [];
  for (const name of names) {
    if (known.has(name)) continue;
    const meant = settings.find((setting) => resembles(name, setting));
    if (meant) sentences.push(`${name} is not a setting: did you mean ${meant}?`);
    else if (OUR_PREFIXES.some((prefix) => name.startsWith(prefix)))
      sentences.push(`${name} is not a setting`);
  }
  return sentences;
}

function resembles(name: string, setting: string): boolean {
  if (name.toUpperCase() === setting) return true;
  if (setting.length <= SHORT) return name.length === setting.length && isSwapped(name, setting);
  return slips(name, setting) <= (setting.length >= LONG ? 2 : 1);
}

function isSwapped(name: string, setting: string): boolean {
  return [...name].sort().join("") === [...setting].sort().join("") && slips(name, setting) === 1;
}

/** Optimal string alignment distance: letters left out, added, changed, or two neighbours swapped. */
function slips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap));
    }
  }
  return at(a.length, b.length);
}
