// Every export there is, by the name of its list. A noun's own file says what is in it.
import { applicantExport } from "#schema/applications/applicant-export.ts";
import { glossaryExport } from "#schema/glossary/glossary-export.ts";
import { memberExport } from "#schema/members/member-export.ts";
import { moveExport } from "#schema/payments/move-export.ts";
import { paymentExport } from "#schema/payments/payment-export.ts";
import { redirectExport } from "#schema/redirects/redirect-export.ts";
import { journalAffiliationExport, journalYearExport } from "#schema/reviews/journal-export.ts";
import type { ExportSource } from "./export-source.ts";

/** A map, because clients name the list: `constructor` is none of its keys. */
export const EXPORTS: ReadonlyMap<string, ExportSource> = new Map(
  Object.entries({
    applicants: applicantExport,
    glossary: glossaryExport,
    journalAffiliations: journalAffiliationExport,
    journalYears: journalYearExport,
    members: memberExport,
    moves: moveExport,
    payments: paymentExport,
    redirects: redirectExport,
  }),
);
