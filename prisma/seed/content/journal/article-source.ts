// An invented article of the demo's journal, as its issues list it.

/** Names: Korean, family and given in Latin letters; affiliation ko and en; the last digits of an ORCID that nobody has. */
export interface AuthorSource {
  readonly name: readonly [ko: string | null, family: string, given: string];
  readonly at: readonly [ko: string | null, en: string];
  readonly orcid?: string;
  readonly corresponding?: boolean;
}

export interface ArticleSource {
  readonly type?: "RESEARCH" | "NOTE" | "REVIEW" | "TRANSLATION" | "FOREWORD";
  readonly language?: "KO" | "EN";
  readonly title: readonly [ko: string | null, en: string | null];
  readonly authors: readonly AuthorSource[];
  readonly abstract?: readonly [ko: string | null, en: string | null];
  readonly keywords?: readonly [ko: readonly string[], en: readonly string[]];
  /** How many pages it has. */
  readonly pages: number;
  /** What its PDF says beside the abstract. */
  readonly body: string;
  readonly references?: readonly string[];
  readonly state?: "CORRECTED" | "RETRACTED";
  readonly notice?: readonly [ko: string, en: string];
}

export interface IssueSource {
  readonly title?: readonly [ko: string, en: string];
  readonly articles: readonly ArticleSource[];
}
