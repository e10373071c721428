// Defines what a manuscript needs before it is accepted, and an article before it is assigned to an issue or
// published. Which of it a journal asks for is data of its settings; from which step on it counts is said
// here (decision 209).

export const REQUIREMENTS = [
  "CONSENTS",
  "SIMILARITY",
  "TITLE_EN",
  "ABSTRACT_EN",
  "FEE",
  "COPYRIGHT",
  "PDF",
  "PAGES",
  "DOI",
] as const;
export type RequirementName = (typeof REQUIREMENTS)[number];

/** In their order. */
export const REQUIREMENT_STEPS = ["ACCEPTANCE", "ISSUE", "PUBLICATION"] as const;
export type RequirementStep = (typeof REQUIREMENT_STEPS)[number];

/**
 * The first step that needs it. Fees are those asked for by then: the fee of publication is asked for at
 * acceptance. Rights are transferred by authors whose manuscript is accepted.
 */
export const NEEDED_FROM: Readonly<Record<RequirementName, RequirementStep>> = {
  CONSENTS: "ACCEPTANCE",
  SIMILARITY: "ACCEPTANCE",
  TITLE_EN: "ACCEPTANCE",
  ABSTRACT_EN: "ACCEPTANCE",
  FEE: "ACCEPTANCE",
  COPYRIGHT: "ISSUE",
  PDF: "PUBLICATION",
  PAGES: "PUBLICATION",
  DOI: "PUBLICATION",
};

export const DEFAULT_REQUIREMENTS: readonly RequirementName[] = [
  "CONSENTS",
  "SIMILARITY",
  "TITLE_EN",
  "ABSTRACT_EN",
  "FEE",
  "COPYRIGHT",
];

/** What authors give with the manuscript: it is asked of them before they send it, so that no acceptance waits for it. */
export const ASKED_OF_AUTHORS = [
  "SIMILARITY",
  "TITLE_EN",
  "ABSTRACT_EN",
] as const satisfies readonly RequirementName[];

/** Whether a step needs it. */
export const isNeededAt = (requirement: RequirementName, step: RequirementStep): boolean =>
  REQUIREMENT_STEPS.indexOf(NEEDED_FROM[requirement]) <= REQUIREMENT_STEPS.indexOf(step);

interface ManuscriptParts {
  readonly authors: readonly {
    readonly name: string;
    /** Empty: the author's data are erased, and nobody can be asked (docs/manuscripts.md#authors-whose-account-is-erased). */
    readonly email: string;
    readonly consentedAt: Date | null;
  }[];
  readonly files: readonly { readonly kind: string; readonly mimeType: string }[];
  /** Fees that are asked for and not paid. */
  readonly openFees: number;
}

interface TextParts {
  readonly titleEn: string | null;
  readonly abstractEn: string | null;
}

interface ArticleParts {
  readonly mimeType: string | null;
  readonly firstPage: number | null;
  readonly doi: string | null;
}

/**
 * What is looked at. An article takes the place of its manuscript's texts; one that was written by the office has no manuscript.
 */
export interface ExaminedParts {
  readonly texts: TextParts;
  readonly manuscript: ManuscriptParts | null;
  readonly article: ArticleParts | null;
}

export interface MissingRequirement {
  readonly requirement: RequirementName;
  /** Of whom it is missing; empty where it is nobody's. */
  readonly names: readonly string[];
}

/** Authors who did not agree and can be asked. */
const withoutConsent = ({ authors }: ManuscriptParts): readonly string[] =>
  authors.flatMap(({ name, email, consentedAt }) => (consentedAt === null && email !== "" ? [name] : []));

const PDF = "application/pdf";

function isMissing(requirement: RequirementName, { texts, manuscript, article }: ExaminedParts): boolean {
  const has = (kind: string, accepts: (mimeType: string) => boolean) =>
    manuscript === null || manuscript.files.some((one) => one.kind === kind && accepts(one.mimeType));
  switch (requirement) {
    case "CONSENTS":
      return manuscript !== null && withoutConsent(manuscript).length > 0;
    case "SIMILARITY":
      return !has("SIMILARITY", (mimeType) => mimeType === PDF);
    case "COPYRIGHT":
      return !has("COPYRIGHT", () => true);
    case "FEE":
      return manuscript !== null && manuscript.openFees > 0;
    case "TITLE_EN":
      return texts.titleEn === null;
    case "ABSTRACT_EN":
      return texts.abstractEn === null;
    case "PDF":
      return article?.mimeType !== PDF;
    case "PAGES":
      return (article?.firstPage ?? null) === null;
    case "DOI":
      return (article?.doi ?? null) === null;
  }
}

/**
 * What is missing of what a journal asks for, in the order of REQUIREMENTS.
 * @param asked what the journal's settings ask for
 */
export function missingRequirements(
  parts: ExaminedParts,
  asked: readonly RequirementName[],
): readonly MissingRequirement[] {
  return REQUIREMENTS.flatMap((requirement) => {
    if (!asked.includes(requirement) || !isMissing(requirement, parts)) return [];
    const names = requirement === "CONSENTS" && parts.manuscript ? withoutConsent(parts.manuscript) : [];
    return [{ requirement, names }];
  });
}
