// What the PDFs of the demo's journal say.
import { demoSite } from "#prisma/seed/content/settings.ts";
import type { PrintedArticle } from "./demo-issues.ts";

/** What its PDF says, all of it text (gateway/documents/article.typ). */
interface ArticlePages {
  readonly lang: "ko" | "en";
  readonly journal: string;
  readonly place: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly names: readonly string[];
  readonly authors: readonly { readonly name: string; readonly at: string }[];
  readonly abstracts: readonly {
    readonly label: string;
    readonly paragraphs: readonly string[];
    readonly keywords: string;
  }[];
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly references: readonly string[];
  readonly referencesLabel: string;
  readonly foot: string;
  readonly firstPage: number;
  /** 2026-08-31. */
  readonly issuedOn: string;
}

/** Sets an article; the gateway has the one typesetter. */
export type ArticlePdf = (article: ArticlePages) => Promise<Uint8Array>;

const WORDS = {
  ko: {
    abstract: "초록",
    other: "Abstract",
    body: "본문(발췌)",
    references: "참고문헌",
    keywords: "주제어: ",
    otherKeywords: "Keywords: ",
    foot: "보기로 만든 학술지의 발췌본입니다. 사람과 자료는 모두 지어낸 것입니다.",
  },
  en: {
    abstract: "Abstract",
    other: "초록",
    body: "Text (excerpt)",
    references: "References",
    keywords: "Keywords: ",
    otherKeywords: "주제어: ",
    foot: "An excerpt from the journal of a demonstration: its people and data are invented.",
  },
} as const;

/** The pages of an article in the language it is written in. */
export function articlePages(printed: PrintedArticle): ArticlePages {
  const { source, volume, number, issuedOn, firstPage, lastPage, doi } = printed;
  const isKorean = source.language !== "EN";
  const words = WORDS[isKorean ? "ko" : "en"];
  const inOrder = <T>(both: readonly [T, T]): readonly [T, T] => (isKorean ? both : [both[1], both[0]]);
  const [title, subtitle] = inOrder(source.title);
  const abstracts = inOrder(source.abstract ?? [null, null]);
  const keywords = inOrder(source.keywords ?? [[], []]);
  const authors = source.authors.map(({ name: [ko, family, given], at }) => ({
    name: (isKorean ? ko : null) ?? `${given} ${family}`,
    at: (isKorean ? at[0] : null) ?? at[1],
  }));
  return {
    lang: isKorean ? "ko" : "en",
    journal: (isKorean ? demoSite.journalNameKo : demoSite.journalNameEn) ?? "",
    place: `${volume}(${number}), ${firstPage}–${lastPage} · ${doi}`,
    title: title ?? subtitle ?? "",
    subtitle: title === null ? null : subtitle,
    names: authors.map(({ name }) => name),
    authors,
    abstracts: abstracts.flatMap((text, at) =>
      text === null
        ? []
        : {
            label: at === 0 ? words.abstract : words.other,
            paragraphs: text.split("\n\n"),
            keywords:
              (keywords[at]?.length ?? 0) === 0
                ? ""
                : (at === 0 ? words.keywords : words.otherKeywords) + keywords[at]?.join(", "),
          },
    ),
    sections: [{ title: words.body, text: source.body }],
    references: source.references ?? [],
    referencesLabel: words.references,
    foot: words.foot,
    firstPage,
    issuedOn,
  };
}
