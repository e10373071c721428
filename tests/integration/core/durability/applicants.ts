// People who apply for one program of three seats and withdraw again and again until the site dies, and remember every answer.
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { expectSound } from "#tests/support/applying.ts";
import { programInput } from "#tests/support/program-writing.ts";
import type { Crew } from "./lives.ts";
import { askOffice, type Office, openOffice } from "./office.ts";
import { newChanger, senderTo } from "./writers.ts";

const PEOPLE = 4;
/** Answers of each life before the blow. */
const ANSWERS = 4;

/** The last answer about an application. */
interface AnsweredApplication {
  readonly id: number;
  readonly state: string;
  readonly version: number;
}

interface Prepared {
  readonly programId: number;
  readonly people: readonly { readonly memberId: number; readonly authorization: string }[];
}

const CREATE = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
const MINE = "{ myApplications { id state version } }";
const APPLY =
  'mutation ($id: Id!) { apply(input: { programId: $id, form: { name: "견고한 신청인" } }) { id state version } }';
const WITHDRAW =
  "mutation ($id: Id!, $version: Int!) { withdrawApplication(id: $id, version: $version) { id state version } }";

async function prepare(url: string): Promise<Prepared> {
  const now = Date.now();
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  const times = { startsAt: at(10), endsAt: at(11), applyFrom: at(-1), applyTo: at(5) };
  const input = programInput({ ...times, capacity: 3, waitingList: true });
  const made = await askOffice(await openOffice(url), CREATE, { input });
  const send = senderTo(url, "198.51.101.1");
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => newChanger(send)));
  return { programId: Object(made?.data?.createProgram).id, people };
}

/** Applies and withdraws again and again, until the site is gone. */
async function keepApplying(
  person: Office,
  programId: number,
  report: (answered: AnsweredApplication) => void,
): Promise<void> {
  for (;;) {
    const mine = Object((await askOffice(person, MINE))?.data).myApplications;
    if (!mine) return;
    const live = mine.find(
      ({ state }: AnsweredApplication) => state !== "WITHDRAWN" && state !== "CANCELLED",
    );
    const answer = live
      ? await askOffice(person, WITHDRAW, { id: live.id, version: live.version })
      : await askOffice(person, APPLY, { id: programId });
    const { apply, withdrawApplication } = Object(answer?.data);
    const answered = apply ?? withdrawApplication;
    if (answered) report(answered);
  }
}

/** Of every application and withdrawal all is there, with its seat and its email, or nothing. */
export function createApplicants(): Crew {
  // Who withdrew stays so; who applied has moved on from there, or is there still.
  const withdrawn = new Set<number>();
  const applied = new Set<number>();
  let prepared: Promise<Prepared> | undefined;
  return {
    begin: async ({ url }) => {
      prepared ??= prepare(url);
      const { programId, people } = await prepared;
      let answers = 0;
      const report = ({ id, state }: AnsweredApplication) => {
        answers += 1;
        (state === "WITHDRAWN" ? withdrawn : applied).add(id);
      };
      const applying = people.map(({ authorization }) =>
        keepApplying({ url, session: { headers: { authorization } } }, programId, report),
      );
      return { isEnough: () => answers >= ANSWERS, ended: Promise.all(applying) };
    },
    expectStored: async () => {
      const { programId, people } = await (prepared ?? Promise.reject(new Error("Nobody has applied")));
      await expectSound(programId);
      const rows = await db.application.findMany({ where: { programId }, include: { payment: true } });
      const states = new Map(rows.map(({ id, state }) => [id, state]));
      for (const id of applied) expect(states.has(id)).toBe(true);
      for (const id of withdrawn) expect(states.get(id)).toBe("WITHDRAWN");
      // One email for each thing that was done, and none for what was not.
      const memberId = { in: people.map((person) => person.memberId) };
      const counted = async (kind: "APPLICATION_RECEIVED" | "APPLICATION_WITHDRAWN") =>
        await db.mail.count({ where: { kind, memberId } });
      expect(await counted("APPLICATION_RECEIVED")).toBe(rows.filter(({ payment }) => payment).length);
      expect(await counted("APPLICATION_WITHDRAWN")).toBe(
        rows.filter(({ state }) => state === "WITHDRAWN").length,
      );
      expect(applied.size).toBeGreaterThan(0);
      expect(withdrawn.size).toBeGreaterThan(0);
    },
  };
}
