// A page as it would be, were what somebody is typing saved: the columns of a version.
import { dayOf, documentOf, lineOf, numberOf } from "#schema/core/previews/typed-values.ts";
import type { TypedPage } from "#schema/validation/site/previewed-page.ts";

/** @param typed the form as it was stored */
export function columnsOfTyped({ values: { ko, en, entries, people, effectiveAt } }: TypedPage) {
  return {
    effectiveAt: dayOf(effectiveAt),
    titleKo: lineOf(ko.title),
    titleEn: lineOf(en.title),
    contentKo: documentOf(ko.content),
    contentEn: documentOf(en.content),
    entries: entries.map(({ key: rowKey, year, month, day, titleKo, titleEn, bodyKo, bodyEn }) => ({
      rowKey,
      year: numberOf(year),
      month: numberOf(month),
      day: numberOf(day),
      titleKo: titleKo.trim(),
      titleEn: lineOf(titleEn),
      bodyKo: lineOf(bodyKo),
      bodyEn: lineOf(bodyEn),
    })),
    people: people.map(({ key: rowKey, termFrom, termTo, portrait, ...person }) => ({
      rowKey,
      nameKo: person.nameKo.trim(),
      nameEn: lineOf(person.nameEn),
      roleKo: person.roleKo.trim(),
      roleEn: lineOf(person.roleEn),
      affiliationKo: lineOf(person.affiliationKo),
      affiliationEn: lineOf(person.affiliationEn),
      termFrom: numberOf(termFrom),
      termTo: numberOf(termTo),
      portraitId: portrait?.id ?? null,
    })),
  };
}
