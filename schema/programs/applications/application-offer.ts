// Defines what the form of an application needs to know, for the person who asks: whether and how to apply,
// at which price, and what is known already.
import { db } from "#prisma/client.ts";
import type { Application, Program } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { latinName, NAME_COLUMNS } from "#schema/core/shared/person-name.ts";
import { deadlineOfApplication } from "#schema/money/payments/program-deadline.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { takesGroups } from "#schema/programs/groups/group-facts.ts";
import { ProgramStateRef } from "#schema/programs/programs/program-kind.ts";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";
import { askedFields, EXAM_FIELDS } from "#schema/validation/programs/applications.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";
import { ApplicationRef } from "./application.ts";
import { ENTRIES, type Entry, entryOf } from "./application-entry.ts";
import { requirementsOf } from "./application-requirements.ts";
import { countsPlaces } from "./exam-places.ts";
import { findMemberPrice, MemberPriceRef } from "./member-price.ts";
import { type Quote, quote } from "./quote.ts";

interface Offer {
  readonly program: Program & { readonly sites: readonly { readonly id: number }[] };
  readonly memberId: number;
  readonly grade: MemberGrade;
  readonly price: Quote;
  readonly own: Application | null;
  readonly waiting: number;
  readonly entry: Entry | null;
  readonly now: Date;
}

const EntryRef = builder.enumType("ApplicationEntry", {
  description: "`SEAT`: takes a seat at once. `WAITING_LIST`: waits for one.",
  values: ENTRIES,
});

const ExamFieldRef = builder.enumType("ApplicationField", {
  description: "What some programs ask for beside who somebody is.",
  values: EXAM_FIELDS,
});

const PriceRef = builder.objectRef<Quote>("ApplicationPrice").implement({
  description: "What this person pays now. Whole won.",
  fields: (t) => ({
    amount: t.exposeInt("amount", { description: "Without the enrolment fee." }),
    enrollmentFee: t.exposeInt("enrollmentFee", {
      description:
        "For those who take part in this kind of program for the first time; 0 for everybody else.",
    }),
    total: t.exposeInt("total"),
    label: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "Which price it is; null: the fee for everybody.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ tier }, { language }) => tier && lineIn(tier.labelKo, tier.labelEn, language),
    }),
    until: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when this price holds, excluded; null: to the end.",
      resolve: ({ tier }) => tier?.until ?? null,
    }),
  }),
});

interface Prefill {
  readonly name: string;
  readonly nameEn: string | null;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly affiliation: string | null;
}

const PrefillRef = builder.objectRef<Prefill>("ApplicationPrefill").implement({
  description: "What is known of the person. The address is the account's and can't be another.",
  fields: (t) => ({
    name: t.exposeString("name"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    email: t.exposeString("email"),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    affiliation: t.exposeString("affiliation", { nullable: true }),
  }),
});

export const ApplicationOfferRef = builder.objectRef<Offer>("ApplicationOffer").implement({
  description: "What the form of an application needs, for the person who asks.",
  fields: (t) => ({
    program: t.prismaField({
      type: "Program",
      resolve: (query, { program }) => db.program.findUniqueOrThrow({ ...query, where: { id: program.id } }),
    }),
    state: t.field({ type: ProgramStateRef, resolve: ({ program, now }) => stateAt(program, now) }),
    entry: t.field({
      type: EntryRef,
      nullable: true,
      description:
        "How the person could apply now; null: not at all (see `state`, `application` and the program's link).",
      resolve: ({ entry, own }) => (own === null ? entry : null),
    }),
    takesGroups: t.boolean({
      description: "Whether institutions may apply for several people.",
      resolve: ({ program }) => takesGroups(program),
    }),
    waitingCount: t.exposeInt("waiting", { description: "How many wait for a seat." }),
    price: t.field({ type: PriceRef, resolve: ({ price }) => price }),
    payUntil: t.field({
      type: "DateTime",
      description: "The first instant that is too late for the payment of who applies now.",
      resolve: ({ program, now }) => deadlineOfApplication(db, program.id, now),
    }),
    memberPrice: t.field({
      type: MemberPriceRef,
      nullable: true,
      description:
        "The lower price that the person misses because the membership does not count yet; null: there is none.",
      resolve: ({ program, memberId, grade, price, now }) =>
        findMemberPrice(db, program, { person: { memberId, grade }, price }, now),
    }),
    fields: t.field({
      type: [ExamFieldRef],
      description: "What is asked for beside who somebody is. The choices are the program's.",
      resolve: ({ program }) => askedFields(requirementsOf(program)),
    }),
    application: t.field({
      type: ApplicationRef,
      nullable: true,
      description: "The own application, while it is live.",
      resolve: ({ own }) => own,
    }),
    prefill: t.field({ type: PrefillRef, resolve: ({ memberId }) => prefillOf(memberId) }),
  }),
});

/** From the account; where it has no name in Latin letters, that of the person's last application. */
async function prefillOf(memberId: number): Promise<Prefill> {
  const { applications, familyName, givenName, ...member } = await db.member.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      ...NAME_COLUMNS,
      email: true,
      phoneNumber: true,
      affiliation: true,
      applications: { select: { nameEn: true }, orderBy: { id: "desc" }, take: 1 },
    },
  });
  return { ...member, nameEn: latinName({ familyName, givenName }) ?? applications[0]?.nameEn ?? null };
}

/** Null for a program that is not there for visitors either. */
export async function offerFor(programId: number, viewer: Viewer, now: Date): Promise<Offer | null> {
  const { memberId, grade } = viewer;
  const program = await db.program.findFirst({
    where: { id: programId, ...visiblePrograms(now) },
    include: { sites: { select: { id: true } } },
  });
  if (!program) return null;
  const [price, own, waiting, isCounted] = await Promise.all([
    quote(db, program, { memberId, grade }, now),
    db.application.findFirst({ where: { programId, memberId, state: { in: [...LIVE_STATES] } } }),
    db.application.count({ where: { programId, state: "WAITLISTED" } }),
    countsPlaces(db, programId),
  ]);
  const { entry } = await entryOf(db, program, isCounted, now);
  return { program, memberId, grade, price, own, waiting, entry, now };
}
