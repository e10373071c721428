/**
 * The areas of schema/, web/features/, tests/integration/ and docs/, in the order in which they may know each
 * other (docs/architecture.md).
 */
export const AREAS = [
  "core",
  "people",
  "site",
  "money",
  "programs",
  "journal",
  "mailing",
  "overview",
] as const;
