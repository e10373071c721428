// What the people of the walk write, in each language (manuscript-walk.spec.ts).

/** What is typed into one author of the form, by the field's name. */
type AuthorWords = Readonly<Record<string, string>>;

interface Words {
  readonly content: Readonly<Record<string, string>>;
  readonly title: string;
  /** In their order; the first is the account's own. */
  readonly authors: readonly AuthorWords[];
  readonly file: string;
  readonly nextFile: string;
  readonly reviewer: string;
  readonly remark: string;
  readonly begun: string;
  readonly answer: string;
  /** What is before the title where it is cited. */
  readonly cited: string;
  readonly bibtex: string;
}

export const WALK: Readonly<Record<"ko" | "en", Words>> = {
  ko: {
    title: "번역이 서는 자리",
    content: {
      titleKo: "번역이 서는 자리",
      titleEn: "Where translation is",
      abstractKo: "번역이 서는 자리를 묻는다.",
      abstractEn: "It asks where translation is.",
      keywordsKo: "번역, 자리",
    },
    authors: [
      {},
      { nameKo: "김공저", affiliationKo: "한강대학교" },
      { nameKo: "이공저", affiliationKo: "한강대학교" },
    ],
    file: "원고.docx",
    nextFile: "고친원고.docx",
    reviewer: "박심사",
    remark: "둘째 장의 예문이 모자랍니다.",
    begun: "결론이 앞 장과 이어지지 않습니다.",
    answer: "예문을 보탰습니다.",
    cited: "한가온·김공저·이공저 (2020). 「번역이 서는 자리」",
    bibtex: "author = {{한가온} and {김공저} and {이공저}}",
  },
  en: {
    title: "A place for translation",
    content: {
      titleEn: "A place for translation",
      abstractEn: "On the place of translation.",
      keywordsEn: "translation, place",
    },
    authors: [
      { familyName: "Han", givenName: "Gaon", affiliationEn: "Hangang University" },
      { familyName: "Kim", givenName: "Minji", affiliationEn: "Hangang University" },
      { familyName: "Lee", givenName: "Suji", affiliationEn: "Hangang University" },
    ],
    file: "paper.docx",
    nextFile: "revised.docx",
    reviewer: "Reviewer",
    remark: "The second chapter needs examples.",
    begun: "The conclusion does not follow from what came before.",
    answer: "Examples were added.",
    cited: "Han, G., Kim, M., & Lee, S. (2020).",
    bibtex: "author = {Han, Gaon and Kim, Minji and Lee, Suji}",
  },
};
