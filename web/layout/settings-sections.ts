/**
 * The parts of the settings in the order of their page: what an address names behind its #, and
 * `settings.section.<name>` calls it.
 */
export const SETTINGS_SECTIONS = [
  "association",
  "contact",
  "bank",
  "mail",
  "documents",
  "journal",
  "times",
  "yearlyDues",
  "security",
  "refunds",
  "dues",
] as const;
