// Charts of a year's report: lines over its days, and bars of its weeks, as SVG that needs nothing else.

const WIDTH = 560;
const HEIGHT = 200;
const LEFT = 48;
const BOTTOM = 24;
const TOP = 10;
/** They differ in lightness, too. */
const COLOURS = ["#2B4285", "#C0561F", "#5E9C8F"] as const;

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const grouped = (value: number) => value.toLocaleString("en-GB");
const short = (value: number) =>
  value >= 1e6
    ? `${Number((value / 1e6).toFixed(1))} m`
    : value >= 1e4
      ? `${Math.round(value / 1e3)} k`
      : grouped(value);

interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

/** The next of 1, 2, 4, 8, 20, 40, … that is not below a value: a quarter of it is a round number. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const steps = value > 1 ? [2, 4, 8, 20] : [1];
  return steps.map((times) => times * power).find((top) => top >= value) ?? value;
}

const yOf = (value: number, top: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
const xOf = (index: number, count: number) => LEFT + (index / Math.max(1, count - 1)) * (WIDTH - LEFT - 8);

/** Four lines across with what they stand for, and the months below. */
function grid(top: number, dates: readonly string[]): string {
  const across = [0, 0.25, 0.5, 0.75, 1]
    .filter((share) => top >= 4 || share === 0 || share === 1)
    .map((share) => {
      const y = yOf(share * top, top).toFixed(1);
      return `<line x1="${LEFT}" x2="${WIDTH - 8}" y1="${y}" y2="${y}"/><text x="${LEFT - 8}" y="${y}" text-anchor="end" dy=".32em">${short(share * top)}</text>`;
    });
  const months = dates.flatMap((date, index) =>
    index === 0 || date.endsWith("-01")
      ? [`<text x="${xOf(index, dates.length).toFixed(1)}" y="${HEIGHT - 6}">${date.slice(0, 7)}</text>`]
      : [],
  );
  // On a whole year every third month has room.
  const shown = months.length > 4 ? months.filter((_, index) => index % 3 === 1) : months;
  return `<g class="grid">${across.join("")}${shown.join("")}</g>`;
}

const figure = (
  title: string,
  said: string,
  { legend, drawn }: { legend: string; drawn: string },
) => `<figure>
<figcaption><h3>${escaped(title)}</h3>${legend}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(`${title}: ${said}`)}">${drawn}</svg></figure>`;

const key = (index: number, name: string, value: string) =>
  `<span class="key"><i style="background:${COLOURS[index % COLOURS.length]}"></i>${escaped(name)} <b>${value}</b></span>`;

/** Lines over days, each with its value at the end. */
export function lines(title: string, dates: readonly string[], drawn: readonly Line[]): string {
  const top = roundUp(Math.max(1, ...drawn.flatMap(({ values }) => values)));
  const paths = drawn.map(({ values }, index) => {
    const points = values.map(
      (value, day) => `${xOf(day, values.length).toFixed(1)},${yOf(value, top).toFixed(1)}`,
    );
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${COLOURS[index % COLOURS.length]}" stroke-width="2" stroke-linejoin="round"/>`;
  });
  const said = drawn
    .map(({ name, values }) => `${name} ${grouped(values.at(-1) ?? 0)} at the end`)
    .join(", ");
  const legend = drawn
    .map(({ name, values }, index) => key(index, name, grouped(values.at(-1) ?? 0)))
    .join("");
  return figure(title, said, { legend, drawn: grid(top, dates) + paths.join("") });
}

/** A bar a week, of what is counted in days. */
export function bars(title: string, dates: readonly string[], { name, values }: Line): string {
  const weeks = Array.from({ length: Math.ceil(values.length / 7) }, (_, week) =>
    values.slice(week * 7, week * 7 + 7).reduce((sum, value) => sum + value, 0),
  );
  const top = roundUp(Math.max(1, ...weeks));
  const width = (WIDTH - LEFT - 8) / weeks.length;
  const drawn = weeks.map((value, week) => {
    const y = yOf(value, top);
    return `<rect x="${(LEFT + week * width + 1).toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(1, width - 2).toFixed(1)}" height="${(HEIGHT - BOTTOM - y).toFixed(1)}" fill="${COLOURS[0]}"/>`;
  });
  const all = grouped(values.reduce((sum, value) => sum + value, 0));
  const legend = key(0, `${name}, a bar a week; in all`, all);
  return figure(title, `${all} ${name}`, { legend, drawn: grid(top, dates) + drawn.join("") });
}
