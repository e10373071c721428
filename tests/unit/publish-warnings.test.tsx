// What an issue lacks is said before it is published: page numbers and DOIs can hardly be added to what others have cited.
import { describe, expect, test } from "vitest";
import { LANGUAGES, speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { PublishWarnings } from "#web/features/journal/journal/office/PublishWarnings.tsx";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";

type Article = EditedIssueFragment["articles"][number];

const whole: Article = {
  id: 1,
  type: "RESEARCH",
  language: "KO",
  titleKo: "번역의 자리",
  titleEn: null,
  firstPage: 1,
  lastPage: 20,
  state: "CURRENT",
  doi: "10.1234/example.1",
  submissionId: null,
  downloads: 0,
  missing: [],
  authors: [{ id: 1, nameKo: "김서연", givenName: null, familyName: null }],
  file: { id: 1 },
};
const issue: EditedIssueFragment = {
  id: 1,
  version: 1,
  volume: 3,
  number: 1,
  year: 2026,
  issuedOn: "2026-01-31",
  titleKo: null,
  titleEn: null,
  publishedAt: null,
  state: "DRAFT",
  articleCount: 1,
  articles: [],
};

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaker(language);
  const textOf = (articles: readonly Article[], isWhole: boolean) =>
    markupInApp(<PublishWarnings issue={{ ...issue, articles }} isWhole={isWhole} />, { language }).replace(
      /<[^>]+>/g,
      "",
    );
  const pages = say("journal-office.publish.noPages", { count: 2 });
  const doi = say("journal-office.publish.noDoi", { count: 1 });

  test("articles without page numbers or DOI are counted, whatever the settings ask for", () => {
    const pageless = { ...whole, firstPage: null, lastPage: null };
    const text = textOf([whole, pageless, { ...pageless, doi: null }], true);
    expect(text).toContain(pages);
    expect(text).toContain(doi);
    expect(textOf([whole], true)).toBe("");
  });

  test("what the list of requirements names already is said again in the question alone", () => {
    const asked: Article = { ...whole, doi: null, missing: [{ requirement: "DOI", names: [] }] };
    expect(textOf([asked], false)).toBe("");
    expect(textOf([asked], true)).toBe(doi);
  });
});
