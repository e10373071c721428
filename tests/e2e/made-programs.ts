// Programs for the journeys, made over the API as the office's forms make them: one a state, for nobody else.

import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";

const STAFF = { email: "program@example.org", password: "Demo!2345" };

/** The moment so many milliseconds from now, as the API writes it. */
const from = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

interface Wanted {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly applyFrom?: string;
  readonly applyTo?: string;
  readonly applyLink?: string;
  readonly kind?: "KITEC";
  readonly fee?: number;
  readonly capacity?: number;
  readonly waitingList?: boolean;
  readonly takesGroups?: boolean;
  readonly prices?: readonly object[];
  readonly examParts?: readonly string[];
  readonly languagePairs?: readonly string[];
  readonly sites?: readonly { readonly nameKo: string; readonly nameEn: string }[];
}

/** Settings of a session of the exam that hold what the law asks for, and nothing else. */
const NOTICE = {
  registrationNumber: "2024-001234",
  holderKo: "학회",
  holderEn: "Society",
  gradeKo: "단일 등급",
  gradeEn: "Single grade",
  contact: "02-000-0000",
  costNoteKo: "응시료",
  costNoteEn: "Exam fee",
  ratersPerScript: 2,
  ratersAgreeing: 0,
  showsCriteria: false,
  objectionDays: 7,
  papers: [],
  sites: [],
};

const LINK = "https://apply.example.org/seminar";
/** Two o'clock in Seoul, so that whatever lasts hours ends on its day, at whatever hour the journeys run. */
const TWO = seoulMidnight(seoulDay(new Date()), 20).getTime() + 14 * HOUR;
const later = { startsAt: new Date(TWO).toISOString(), endsAt: new Date(TWO + 3 * HOUR).toISOString() };

/** What puts a program in each state that needs no applicants; FULL is in the demo. */
export const IN_STATE = {
  COMING_SOON: { ...later, applyFrom: from(5 * DAY), applyLink: LINK },
  OPEN: { ...later, applyFrom: from(-DAY), applyTo: from(10 * DAY), applyLink: LINK },
  CLOSED: { ...later, applyFrom: from(-5 * DAY), applyTo: from(-DAY), applyLink: LINK },
  ONGOING: { startsAt: from(-HOUR), endsAt: from(8 * HOUR), applyFrom: from(-5 * DAY), applyLink: LINK },
  ENDED: { startsAt: from(-3 * DAY), endsAt: from(-2 * DAY), applyFrom: from(-9 * DAY), applyLink: LINK },
  CANCELLED: { ...later, applyFrom: from(-DAY), applyLink: LINK },
} as const satisfies Record<string, Wanted>;

interface MadeProgram {
  readonly id: number;
  readonly title: string;
}

/** Makes a seminar that is there for everybody; `korean` leaves the English out. */
export async function makeSeminar(
  request: APIRequestContext,
  wanted: Wanted,
  { korean = false, cancelled = false } = {},
): Promise<MadeProgram> {
  const authorization = await staffToken(request);
  const title = `Seminar ${randomUUID().slice(0, 8)}`;
  const text = { title, description: "A seminar of the journeys.", location: "Hall 1, 12 Main Street" };
  const ask = async (query: string, variables: Record<string, unknown>) => {
    const answer = await request.post("/graphql", {
      headers: { authorization },
      data: { query, variables },
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const input = {
    kind: "SEMINAR",
    publishNow: true,
    fee: 30_000,
    capacity: 60,
    prices: [{ labelKo: "정회원", labelEn: "Regular members", grades: ["REGULAR"], amount: 20_000 }],
    ko: text,
    ...(korean ? {} : { en: text }),
    ...wanted,
  };
  const isExam = wanted.kind === "KITEC";
  const sitesOf = async (program: number) => {
    const query =
      "query ($id: Id!) { programForEditing(id: $id) { sites { id nameKo nameEn addressKo addressEn } } }";
    return (await ask(query, { id: program })).programForEditing.sites;
  };
  const made = await ask("mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }", {
    // A session of the exam gets its legal notice before it takes applications.
    input: isExam ? { ...input, publishNow: false } : input,
  });
  const { id } = made.createProgram;
  if (isExam) {
    await ask(
      "mutation ($id: Id!, $input: ExamSessionInput!) { saveExamSession(programId: $id, version: 0, input: $input) { version } }",
      { id, input: NOTICE },
    );
    await ask(
      "mutation ($id: Id!, $input: ProgramInput!) { saveProgram(id: $id, version: 1, input: $input) { id } }",
      { id, input: { ...input, sites: await sitesOf(id) } },
    );
  }
  if (cancelled) {
    await ask(
      'mutation ($id: Id!) { cancelProgram(id: $id, version: 1, noteKo: "연사가 오지 못합니다.", noteEn: "The speaker cannot come.") { id } }',
      { id },
    );
  }
  return { id, title };
}

async function staffToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post("/api/v1/login", { data: STAFF });
  if (answer.status() !== 200) throw new Error(`Sign-in: ${answer.status()} ${await answer.text()}`);
  return answer.headers().authorization ?? "";
}
