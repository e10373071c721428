// The legal notice of a private qualification is on the page of its session, in both languages.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { ExamNotice } from "#web/features/programs/programs/public/ExamNotice.tsx";

type Props = Parameters<typeof ExamNotice>[0];
const WORDS = {
  ko: {
    holder: "한국통번역학회",
    grade: "번역사 2급",
    costNote: "응시료 80,000원, 자격증 10,000원",
    private: "공인자격이 아닌",
  },
  en: {
    holder: "The Association",
    grade: "Translator, grade 2",
    costNote: "Exam and certificate KRW 90,000",
    private: "not a state-recognised one",
  },
} as const;

function shown(language: "ko" | "en", registrationNumber: string | null): string {
  const { private: _, ...words } = WORDS[language];
  const texts = Object.entries(words).map(([name, text]) => [
    name,
    { text, language: language.toUpperCase() },
  ]);
  const exam: Props["exam"] = Object({
    registrationNumber,
    contact: "02-000-0000",
    slipFrom: null,
    resultsAt: null,
    papers: [],
    seats: [],
    ...Object.fromEntries(texts),
  });
  const program: Props["program"] = Object({ sites: [] });
  return markupInApp(<ExamNotice exam={exam} program={program} />, { language });
}

test.each(["ko", "en"] as const)(
  "in %s it says number, operator, grade, contact, the whole cost, and that the state does not recognise it",
  (language) => {
    const page = shown(language, "2024-001234");
    const facts = [...Object.values(WORDS[language]), "2024-001234", "02-000-0000"];
    expect(facts.filter((fact) => !page.includes(fact))).toEqual([]);
  },
);

test("a session without a registration number has none", () => {
  expect(shown("ko", null)).not.toContain(WORDS.ko.private);
});
