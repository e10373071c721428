// The columns of the journal's figures, on the page and in its files.

export const YEAR_COLUMNS = [
  "year",
  "submitted",
  "accepted",
  "rejected",
  "withdrawn",
  "open",
  "acceptanceRate",
  "daysToDecision",
  "daysToAcceptance",
  "reviews",
  "reviewers",
  "affiliations",
] as const;

export const AFFILIATION_COLUMNS = ["year", "name", "authors"] as const;
