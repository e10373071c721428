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
  readonly prices?: readonly object[];
  readonly examParts?: readonly string[];
  readonly languagePairs?: readonly string[];
  readonly sites?: readonly { readonly nameKo: string; readonly nameEn: string }[];
}

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

export interface MadeProgram {
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
  const made = await ask("mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }", {
    input,
  });
  const { id } = made.createProgram;
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
