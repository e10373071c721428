// How the code of the frequent questions becomes that of another noun: its names, fields, prose, samples and messages.

export interface NewNoun {
  /** Many of them, in small letters: "sponsors". */
  readonly many: string;
  readonly one: string;
  readonly area: string;
  /** What it is called in Korean: "후원사". */
  readonly korean: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "sponsors" is one "sponsor", "categories" one "category". */
export const singularOf = (many: string): string =>
  many.endsWith("ies") ? `${many.slice(0, -3)}y` : many.replace(/s$/, "");

/** Comments, descriptions and titles of tests: they say what the rows are. */
const isProse = (line: string): boolean => /^\s*(?:\/\/|\/?\*)|description: "|: "All |^test\("/.test(line);

/** "question", "the questions that are often asked", "frequent questions" and their like. */
const QUESTIONS =
  /\b(?:frequent )?question(s?)(?: and answers| that (?:are|is) often asked(?:, and its answer)?)?\b/gi;

/** Prose says what the rows are; code says which of their two texts. */
function renameLine(line: string, { many, one }: NewNoun): string {
  if (!isProse(line)) return line.replaceAll(/\bquestion\b/g, "title");
  return line
    .replaceAll(QUESTIONS, (found, plural: string) => {
      const word = plural === "" ? one : many;
      return /^[QF]/.test(found) ? capital(word) : word;
    })
    .replace(`answers a ${one}`, `writes a ${one}`)
    .replace('and an answer"', 'and a text"')
    .replaceAll(/\b([Aa]) (?=[aeiou])/g, "$1n ");
}

/** What the tests of the questions write, and what those of the new noun write in its place. */
const samplesOf = ({ one, korean }: NewNoun): readonly (readonly [from: string, to: string])[] => [
  ['"회비는 얼마인가요?"', `"첫째 ${korean}"`],
  ['"How much are the dues?"', `"The first ${one}"`],
  ["등급마다 다릅니다.\\n\\n내 계정에 나옵니다.", "첫째 문단입니다.\\n\\n둘째 문단입니다."],
  ["등급마다 다릅니다.", "새 문단입니다."],
  ['"It depends on the grade."', '"Two paragraphs in Korean."'],
  ['"영수증이 있나요?"', `"둘째 ${korean}"`],
  ['"Is there a receipt?"', `"The second ${one}"`],
  ['"있습니다."', '"내용입니다."'],
  ['"Yes."', '"Its text."'],
  ['"명찰" : "badge"', `"${korean}" : "${one}"`],
  ["어디에서 받나요?", "제목"],
  ["Where do I get my ", "The "],
  ["}?`", "}`"],
  ["접수대에 있습니다.", "내용입니다."],
  ["is at the desk.", "is described here."],
];

/** A file, or a piece of one, as the new noun has it. */
export function renamed(text: string, noun: NewNoun): string {
  const { many, one, area } = noun;
  return (
    samplesOf(noun)
      .reduce((rest, [from, to]) => rest.replaceAll(from, to), text)
      .split("\n")
      .map((line) => renameLine(line, noun))
      .join("\n")
      .replaceAll("site/faqs", `${area}/faqs`)
      .replaceAll(/(["`/])(admin\/)?faq(?=["`:])/g, (_all, before: string, office = "") =>
        before === "/" ? `/${office}${many}` : `${before}${office}${one}`,
      )
      .replaceAll("FAQ_ADDRESS", `"/${many}"`)
      .replaceAll(/question(?=Ko|En|_ko|_en)/g, "title")
      .replaceAll(/answer(?=Ko|En|_ko|_en)/g, "text")
      .replaceAll("FAQ_ANSWER", "FAQ_TEXT")
      // The field of a row; `answer: () =>` is what an action answers.
      .replaceAll(/\banswer\b(?!: \(\))/g, "text")
      .replaceAll("FAQS", many.toUpperCase())
      .replaceAll("FAQ", one.toUpperCase())
      .replaceAll("Faqs", capital(many))
      .replaceAll("Faq", capital(one))
      .replaceAll("faqs", many)
      .replaceAll("faq", one)
  );
}

/** The words of the new noun's screens, to be said better: a message a line. */
export function wordsOf(
  { many, one, korean }: NewNoun,
  language: "ko" | "en",
): Readonly<Record<string, string>> {
  const [all, each] = [capital(many), capital(one)];
  const words: Readonly<Record<string, readonly [ko: string, en: string]>> = {
    title: [korean, all],
    description: [`학회의 ${korean} 안내입니다.`, `${all} of the association.`],
    none: ["아직 등록된 내용이 없습니다.", `There are no ${many} yet.`],
    "office.lede": [
      "여기에 있는 순서대로 표시됩니다. 저장하면 바로 반영됩니다.",
      `The page shows the ${many} in this order. Changes appear as soon as you save.`,
    ],
    "office.loading": [`${korean} 목록을 불러오는 중입니다`, `Loading the ${many}`],
    "office.failed": [`${korean} 목록을 불러오지 못했습니다.`, `The ${many} could not be loaded.`],
    "office.saved": ["저장했습니다.", "Saved."],
    "office.rows": [`${korean} 목록`, all],
    "office.row": [`${korean} {number, number}`, `${each} {number, number}`],
    "office.add": [`${korean} 추가`, `Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`],
    "field.titleKo": ["한국어 제목", "Title in Korean"],
    "field.titleEn": ["영어 제목", "Title in English"],
    "field.textKo": ["한국어 내용", "Text in Korean"],
    "field.textEn": ["영어 내용", "Text in English"],
  };
  return Object.fromEntries(
    Object.entries(words).map(([id, [ko, en]]) => [`${many}.${id}`, language === "ko" ? ko : en]),
  );
}

/** The page that visitors read. */
export const publicPage = (noun: NewNoun): string =>
  renamed(
    `// /faq: questions in the office's order.
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { type FaqPageQueryVariables, useFaqPageQuery } from "#web/gql/faqs.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { usePageVariables } from "#web/page/page-variables.ts";

export function Component() {
  const intl = useIntl();
  const [{ data }] = useFaqPageQuery({ variables: usePageVariables<FaqPageQueryVariables>() });
  if (data === undefined) return null;
  const heading = intl.formatMessage({ id: "faqs.title" });
  const crumbs = [{ label: intl.formatMessage({ id: "layout.nav.communication" }) }, { label: heading }];
  return (
    <article>
      <PageHead crumbs={crumbs} heading={<h1>{heading}</h1>} tabs={sectionTabs(intl, "communication")} />
      <div className="frame aboutPage">
        {data.faqs.length === 0 ? <EmptyState title={<FormattedMessage id="faqs.none" />} /> : null}
        {data.faqs.map(({ id, title, text }) => (
          <section key={id} className="listRow">
            <h2 className="h3">{title}</h2>
            <p className="lines longWords">{text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
`,
    noun,
  );
