// Everything that a year is made of while it runs: the site, the people, what was acknowledged to them, and
// what the bank will say.
import { createHash } from "node:crypto";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import type { TestSmtp } from "#tests/support/smtp.ts";
import type { TossDouble } from "#tests/support/toss.ts";
import { noteActions } from "./acknowledged-actions.ts";
import type { YearBrowser } from "./browser.ts";
import type { FaultPlan } from "./fault-plan.ts";
import type { FaultRows } from "./fault-rows.ts";
import { ask, type Person, RefusedError } from "./people.ts";
import type { Random } from "./random.ts";
import type { AcknowledgedRow } from "./site-process.ts";
import type { YearPlaces } from "./year-place.ts";
import type { YearSite } from "./year-site.ts";

/** A line as the bank will list it. Whole won; below zero what goes out. */
interface BankLine {
  readonly at: Date;
  readonly sender: string;
  readonly amount: number;
}

/** Those of the office, by what they may do. */
export interface Office {
  readonly admin: Person;
  readonly content: Person;
  readonly programs: Person;
  readonly finance: Person;
  readonly members: Person;
  readonly journal: Person;
}

export interface YearProgram {
  readonly id: number;
  readonly applyTo: Date;
  readonly startsAt: Date;
  isRecorded: boolean;
}

/** A course with days. */
export interface YearCourse extends YearProgram {
  readonly openedAt: Date;
}

/** A session of the exam. */
export interface YearExam {
  readonly id: number;
  readonly siteId: number;
  readonly calledAt: Date;
  /** Members who have tried to apply. */
  readonly applicants: Set<number>;
  /** Raters without accounts; the link is of their mail. */
  readonly raters: { readonly email: string; readonly person: Person; link: string | null }[];
}

/** A manuscript of the journal. */
export interface YearManuscript {
  readonly id: number;
  readonly author: Person;
  /** Address of the second author. */
  readonly coAuthor: string;
  readonly begunAt: Date;
  readonly reviewers: Person[];
}

export interface World {
  readonly site: YearSite;
  /** Where sites of this year may have their data. */
  readonly places: YearPlaces;
  readonly smtp: TestSmtp;
  readonly toss: TossDouble;
  readonly random: Random;
  readonly office: Office;
  /** Of a visitor. */
  readonly browser: YearBrowser;
  /** Null: a year without faults. */
  readonly faultPlan: FaultPlan | null;
  readonly members: Person[];
  /** Members whose grade the office has not decided on. */
  readonly askedForGrade: Set<Person>;
  readonly programs: YearProgram[];
  readonly courses: YearCourse[];
  readonly exams: YearExam[];
  readonly manuscripts: YearManuscript[];
  /** Public addresses that the year made. */
  readonly posts: number[];
  readonly bank: BankLine[];
  /** As 2027-01. */
  readonly closedMonths: string[];
  /** Payments that were agreed to on the page of the card service. */
  readonly cardOrders: string[];
  /** The newest version of each row that was acknowledged to somebody. */
  readonly acknowledged: Map<string, AcknowledgedRow>;
  /** How often each action of the office was acknowledged. */
  readonly acknowledgedActions: Record<string, number>;
  /** What actors did, the newest last. */
  readonly acts: string[];
  /** How often each act was done and refused. */
  readonly counts: Map<string, { done: number; refused: number }>;
  now: Date;
  /** How many have joined. */
  joined: number;
  /** How many issues of the journal are out. */
  issues: number;
  /** How many of the received mails people have read. */
  mailsRead: number;
  readonly faultRows: FaultRows;
  /** Counts of all actions so far, by person, action and whether it was refused. */
  fingerprint: string;
}

/** A world on its first day, in which nobody has done anything. */
export const createWorld = (
  begun: Pick<
    World,
    "site" | "places" | "smtp" | "toss" | "random" | "office" | "browser" | "faultPlan" | "now"
  >,
): World => ({
  ...begun,
  members: [],
  askedForGrade: new Set(),
  programs: [],
  courses: [],
  exams: [],
  manuscripts: [],
  posts: [],
  bank: [],
  closedMonths: [],
  cardOrders: [],
  acknowledged: new Map(),
  acknowledgedActions: {},
  acts: [],
  counts: new Map(),
  joined: 0,
  issues: 0,
  faultRows: new Map(),
  mailsRead: 0,
  fingerprint: "",
});

/** Adds an act to the fingerprint. */
function sign(world: World, line: string): void {
  world.fingerprint = createHash("sha256")
    .update(world.fingerprint + line)
    .digest("hex")
    .slice(0, 16);
}

/** Notes that a row was acknowledged to somebody. */
export function acknowledge(world: World, row: AcknowledgedRow): void {
  world.acknowledged.set(`${row.table} ${row.id}`, row);
}

/** Refusals that people live with: somebody was faster, the time has passed, or it is not theirs. */
const LIVED_WITH: ReadonlySet<string> = new Set<RequestCode>([
  "CONFLICT",
  "NOT_FOUND",
  "PAYMENT_MOVE_REFUSED",
  "MONTH_CLOSED",
  "DUES_ASKED_ALREADY",
  "PROPOSAL_WAITS",
  "SECOND_PERSON_NEEDED",
  "ALREADY_APPLIED",
  "PROGRAM_FULL",
  "APPLICATIONS_CLOSED",
  "DEADLINE_PASSED",
  "OFFER_ENDED",
  "SEATS_GONE",
  "MOVE_REFUSED",
  "COUNT_CHANGED",
  "SENT_JUST_NOW",
]);

/**
 * Somebody does something, by one of the client's operations.
 * @param act as the report names it
 * @returns the answer; null when it was refused as people expect
 * @throws for any other failure
 */
export async function act(
  world: World,
  person: Person,
  name: string,
  document: string,
  variables: object = {},
): Promise<Readonly<Record<string, unknown>> | null> {
  const count = world.counts.get(name) ?? { done: 0, refused: 0 };
  world.counts.set(name, count);
  world.acts.push(
    `${world.now.toISOString()} ${person.name}: ${name} ${JSON.stringify(variables).slice(0, 200)}`,
  );
  if (world.acts.length > 400) world.acts.splice(0, 200);
  try {
    const answer = await ask(world.site, person, world.now, document, variables);
    count.done += 1;
    noteActions(world.acknowledgedActions, answer);
    sign(world, `${person.name} ${name}`);
    return answer;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (!error.wasRepeated && !LIVED_WITH.has(error.code)) throw error;
    count.refused += 1;
    sign(world, `${person.name} ${name} ${error.code}`);
    world.acts.push(`  refused: ${error.message.slice(0, 200)}`);
    return null;
  }
}
