// Shows who passed, failed and did not sit by part, language pair and site: a chart of each of which the session has several.
import { useIntl } from "react-intl";
import { SeriesChart } from "#web/components/charts/SeriesChart.tsx";
import { type UiLanguage, useLanguage } from "#web/i18n/language.ts";
import type { ExamResults } from "./exam-results.ts";

type Group = ExamResults["groups"][number];

const SERIES = ["passed", "failed", "open", "absent"] as const;
type Series = (typeof SERIES)[number];
/** Where there is no figure: nobody sat, or somebody has no result yet. */
const NONE = "–";
/** Of more the words under the bars would overlap; the table and each bar say them. */
const LABELLED = 6;

const KEYS = {
  part: ({ part }: Group) => part ?? "",
  pair: ({ pair }: Group) => pair ?? "",
  site: ({ siteKo }: Group) => siteKo ?? "",
} as const;
type Dimension = keyof typeof KEYS;

/** Those of a group in which somebody has no result are of no verdict yet. */
const AMOUNTS: Readonly<Record<Series, (group: Group) => number>> = {
  passed: ({ passed }) => passed ?? 0,
  failed: ({ sat, passed }) => (passed === null ? 0 : sat - passed),
  open: ({ sat, passed }) => (passed === null ? sat : 0),
  absent: ({ applied, sat }) => applied - sat,
};

export function GroupCharts({ groups }: { groups: readonly Group[] }) {
  return (["part", "pair", "site"] as const).map((by) => <GroupChart key={by} {...{ by, groups }} />);
}

function GroupChart({ by, groups }: { by: Dimension; groups: readonly Group[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const sets = Map.groupBy(groups, KEYS[by]);
  if (sets.size < 2) return null;
  const amountOf = (set: string, series: string) =>
    SERIES.filter((one) => one === series)
      .flatMap((one) => (sets.get(set) ?? []).map(AMOUNTS[one]))
      .reduce((sum, amount) => sum + amount, 0);
  const nameOf = ([{ part, pair, siteKo, siteEn } = NOBODY]: readonly Group[]): string => {
    if (by === "part") return part === null ? NONE : intl.formatMessage({ id: `exams.part.${part}` });
    if (by === "pair") return pair === null ? NONE : intl.formatMessage({ id: `exams.pair.${pair}` });
    return (language === "en" ? siteEn : null) ?? siteKo ?? NONE;
  };
  const rateOf = (set: string) => {
    const [passed, sat] = [amountOf(set, "passed"), amountOf(set, "passed") + amountOf(set, "failed")];
    const isKnown = sat > 0 && amountOf(set, "open") === 0;
    return isKnown ? intl.formatNumber(passed / sat, { style: "percent" }) : NONE;
  };
  const periods = [...sets].map(([key, set]) => {
    const name = nameOf(set);
    const label = by === "pair" ? languageOf(language, key) : name;
    return { key, name, label: sets.size > LABELLED ? undefined : label };
  });
  const rates = intl.formatList(
    periods.map(({ key, name }) => `${name} ${rateOf(key)}`),
    { type: "unit" },
  );
  const format = (value: number) => intl.formatNumber(value);
  return (
    <SeriesChart
      title={intl.formatMessage({ id: `exam-results.by.${by}` })}
      finding={intl.formatMessage({ id: "exam-results.by.finding" }, { rates })}
      heading={intl.formatMessage({ id: `exam-results.column.${by}` })}
      series={SERIES.map((key) => ({ key, label: intl.formatMessage({ id: `exam-results.years.${key}` }) }))}
      areGroups
      {...{ periods, amountOf, format, formatShort: format }}
    />
  );
}

const NOBODY: Group = {
  part: null,
  pair: null,
  siteKo: null,
  siteEn: null,
  applied: 0,
  sat: 0,
  passed: 0,
};

/** The other language of a pair, which is short enough for a place under a bar: "영어" of KO_EN. */
const languageOf = (language: UiLanguage, pair: string): string => {
  const [, other = ""] = pair.split("_");
  return other === ""
    ? NONE
    : (new Intl.DisplayNames([language], { type: "language" }).of(other.toLowerCase()) ?? NONE);
};
