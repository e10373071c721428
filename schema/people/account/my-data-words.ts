// The words of the page of the own data: its own, and those that the site's pages have for the same things.
import type { Language } from "#prisma/generated/enums.ts";
import manuscriptsEn from "#web/messages/en/journal/manuscripts.json" with { type: "json" };
import paymentsEn from "#web/messages/en/money/payments.json" with { type: "json" };
import printedEn from "#web/messages/en/overview/printed.json" with { type: "json" };
import accountEn from "#web/messages/en/people/account.json" with { type: "json" };
import gradesEn from "#web/messages/en/people/grades.json" with { type: "json" };
import dataEn from "#web/messages/en/people/own-data.json" with { type: "json" };
import signInsEn from "#web/messages/en/people/sign-ins.json" with { type: "json" };
import staffEn from "#web/messages/en/people/staff.json" with { type: "json" };
import applicationsEn from "#web/messages/en/programs/applications.json" with { type: "json" };
import manuscriptsKo from "#web/messages/ko/journal/manuscripts.json" with { type: "json" };
import paymentsKo from "#web/messages/ko/money/payments.json" with { type: "json" };
import printedKo from "#web/messages/ko/overview/printed.json" with { type: "json" };
import accountKo from "#web/messages/ko/people/account.json" with { type: "json" };
import gradesKo from "#web/messages/ko/people/grades.json" with { type: "json" };
import dataKo from "#web/messages/ko/people/own-data.json" with { type: "json" };
import signInsKo from "#web/messages/ko/people/sign-ins.json" with { type: "json" };
import staffKo from "#web/messages/ko/people/staff.json" with { type: "json" };
import applicationsKo from "#web/messages/ko/programs/applications.json" with { type: "json" };

const ofPeople = {
  KO: { ...accountKo, ...gradesKo, ...signInsKo, ...staffKo, ...dataKo },
  EN: { ...accountEn, ...gradesEn, ...signInsEn, ...staffEn, ...dataEn },
} as const;
const ofOthers = {
  KO: { ...paymentsKo, ...applicationsKo, ...manuscriptsKo, ...printedKo },
  EN: { ...paymentsEn, ...applicationsEn, ...manuscriptsEn, ...printedEn },
} as const;

/** Words of people and their accounts. */
export const peopleWords = (language: Language, id: keyof typeof ofPeople.KO): string =>
  ofPeople[language][id];

/** Words of what a person does here: payments, applications, manuscripts, certificates. */
export const otherWords = (language: Language, id: keyof typeof ofOthers.KO): string =>
  ofOthers[language][id];
