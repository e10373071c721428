// Seminars with waiting lists: the office announces them, members apply, withdraw and take seats that became
// free, attendance is written down.
import { randomUUID } from "node:crypto";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import type { Person } from "#tests/year/people.ts";
import { acknowledge, act, type World, type YearProgram } from "#tests/year/world.ts";
import { ApplicantsDocument, RecordAttendanceDocument } from "#web/gql/applicants.ts";
import {
  AcceptOfferDocument,
  ApplyDocument,
  MyApplicationsDocument,
  WithdrawApplicationDocument,
} from "#web/gql/applications.ts";
import { CreateProgramDocument } from "#web/gql/program-office.ts";

/** A seminar in six weeks, out at once. */
export async function announce(world: World): Promise<void> {
  const { random, now } = world;
  const startsAt = new Date(now.getTime() + 42 * DAY);
  const applyTo = new Date(now.getTime() + 35 * DAY);
  const number = world.programs.length + 1;
  const input = {
    kind: "SEMINAR",
    number,
    publishNow: true,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 3 * HOUR).toISOString(),
    applyFrom: now.toISOString(),
    applyTo: applyTo.toISOString(),
    fee: random.pick([0, 20_000, 30_000]),
    capacity: random.between(6, 20),
    waitingList: true,
    ko: { title: `제${number}회 번역 세미나`, location: "서울" },
    en: { title: `Translation Seminar ${number}`, location: "Seoul" },
  };
  const answer = await act(world, world.office.programs, "announce a seminar", CreateProgramDocument, {
    input,
    requestKey: randomUUID(),
  });
  const id = Number(Object(answer?.createProgram).id);
  if (!answer) return;
  acknowledge(world, { table: "programs", id, version: 1 });
  world.programs.push({ id, applyTo, startsAt, isRecorded: false });
}

export const isOpen = ({ applyTo }: YearProgram, now: Date): boolean => now < applyTo;

export async function apply(world: World, person: Person, { id }: YearProgram): Promise<void> {
  const answer = await act(world, person, "apply", ApplyDocument, {
    input: { programId: id, form: { name: person.name } },
    requestKey: randomUUID(),
  });
  const application = Object(answer?.apply);
  if (answer) acknowledge(world, { table: "applications", id: Number(application.id), version: 1 });
}

interface MyApplication {
  readonly id: number;
  readonly version: number;
  readonly state: string;
  readonly viewerCanWithdraw: boolean;
}

/** Somebody looks at the own applications, takes what is offered, and sometimes withdraws. */
export async function lookAfterApplications(world: World, person: Person, withdraws: boolean): Promise<void> {
  const answer = await act(world, person, "look at my applications", MyApplicationsDocument, {
    language: "KO",
  });
  const applications: readonly MyApplication[] = Array.isArray(answer?.myApplications)
    ? answer.myApplications
    : [];
  for (const { id, version, state, viewerCanWithdraw } of applications) {
    if (state === "OFFERED") await act(world, person, "accept an offer", AcceptOfferDocument, { id });
    else if (withdraws && viewerCanWithdraw) {
      const gone = await act(world, person, "withdraw an application", WithdrawApplicationDocument, {
        id,
        version,
        refundAccount: "국민 123-456-789012",
        sent: false,
      });
      if (gone) acknowledge(world, { table: "applications", id, version: version + 1 });
    }
  }
}

/** The day after: who came and who did not. */
export async function recordAttendance(world: World, program: YearProgram): Promise<void> {
  program.isRecorded = true;
  const { programs } = world.office;
  const answer = await act(world, programs, "look at applicants", ApplicantsDocument, {
    programId: program.id,
    filter: { state: ["CONFIRMED"] },
    sort: "CREATED",
    descending: false,
    page: 1,
    size: 100,
    language: "KO",
  });
  const people: readonly { id: number }[] = Object(answer?.applicants).items ?? [];
  const missing = world.random.some(people, Math.floor(people.length / 8));
  const came = people.filter((one) => !missing.includes(one));
  for (const [group, attended] of [
    [came, true],
    [missing, false],
  ] as const) {
    if (group.length === 0) continue;
    await act(world, programs, "record attendance", RecordAttendanceDocument, {
      ids: group.map(({ id }) => id),
      attended,
    });
  }
}
