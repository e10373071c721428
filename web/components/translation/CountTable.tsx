// The words and characters of texts by bands: a row a text, and what all of them are together.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { sumOf } from "#schema/validation/core/translation/word-count.ts";
import table from "#web/components/charts/table.module.css";
import { Localized } from "#web/components/Localized.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { TranslationCountsQuery } from "#web/gql/count.ts";

type TextCount = TranslationCountsQuery["translationCounts"][number];
type Band = TextCount["bands"][number];

/** @param label says what is counted */
export function CountTable({ counts, label }: { counts: readonly TextCount[]; label: string }) {
  const intl = useIntl();
  const bands = counts[0]?.bands.map(({ band }) => band) ?? [];
  const all = bands.map((band) => ({
    band,
    ...sumOf(counts.flatMap((count) => count.bands.filter((one) => one.band === band))),
  }));
  return (
    <ScrollRegion label={label} isGroup>
      <table className={table.table} data-long>
        <caption className="spoken">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: "translation.count.text" })}</th>
            {bands.map((band) => (
              <th key={band} scope="col" className={table.figure}>
                <FormattedMessage id={`translation.count.band.${band}`} />
              </th>
            ))}
            {(["words", "characters", "segments"] as const).map((name) => (
              <th key={name} scope="col" className={table.figure}>
                <FormattedMessage id={`translation.count.${name}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(counts).map(([key, { title, bands: own }]) => (
            <Row key={key} name={<Localized text={title} />} bands={own} />
          ))}
          {counts.length < 2 ? null : (
            <Row name={<FormattedMessage id="translation.count.all" />} bands={all} />
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ name, bands }: { name: ReactNode; bands: readonly Omit<Band, "__typename">[] }) {
  const { words, characters, segments } = sumOf(bands);
  return (
    <tr>
      <th scope="row" className={table.whole}>
        {name}
      </th>
      {bands.map((one) => (
        <Figure key={one.band} value={one.words}>
          <Text fz="xs" c="var(--ink-3)">
            <FormattedMessage id="translation.count.inCharacters" values={{ characters: one.characters }} />
          </Text>
        </Figure>
      ))}
      <Figure value={words} />
      <Figure value={characters} />
      <Figure value={segments} />
    </tr>
  );
}

const Figure = ({ value, children }: { value: number; children?: ReactNode }) => (
  <td className={table.figure}>
    <FormattedNumber value={value} />
    {children}
  </td>
);
