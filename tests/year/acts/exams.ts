// A session of the exam from its call to certificates: members apply with a photo, the office numbers and
// seats them, two raters score what was written, two people release it, and who passed gets a certificate.
import { randomUUID } from "node:crypto";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { examInput } from "#tests/support/exams.ts";
import { photo } from "#tests/support/uploads.ts";
import { type Person, upload } from "#tests/year/people.ts";
import { acknowledge, act, type World, type YearExam } from "#tests/year/world.ts";
import { ApplyDocument } from "#web/gql/applications.ts";
import { OfficeCheckInDocument, SendAttendanceDocument } from "#web/gql/check-in.ts";
import { IssueExamCertificatesDocument } from "#web/gql/exam-certificates.ts";
import { LockResultsDocument, ReleaseResultsDocument } from "#web/gql/exam-results.ts";
import { ExamSeatingPlanDocument, NumberExamineesDocument } from "#web/gql/exam-seats.ts";
import { ExamSessionEditorDocument, SaveExamSessionDocument } from "#web/gql/exam-session.ts";
import { CreateProgramDocument, SaveProgramDocument } from "#web/gql/program-office.ts";

/** Days from the call to the day of the exam. */
const HELD_AFTER = 8;
const SEATS = 20;
const RULE = { order: "NAME", seed: null, prefix: "KT", hasPart: true, digits: 3 };

/** A draft with its settings, which is published once its legal notice is whole. */
export async function callForExam(world: World): Promise<YearExam> {
  const { now, office } = world;
  const startsAt = new Date(now.getTime() + HELD_AFTER * DAY);
  const program = (more: object) => ({
    kind: "KITEC",
    number: world.exams.length + 1,
    publishNow: false,
    fee: 0,
    capacity: SEATS,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 2 * HOUR).toISOString(),
    applyFrom: now.toISOString(),
    applyTo: new Date(startsAt.getTime() - DAY).toISOString(),
    examParts: ["TRANSLATION"],
    languagePairs: ["KO_EN"],
    sites: [{ nameKo: "서울", nameEn: "Seoul" }],
    ko: { title: "번역 시험", location: "서울" },
    en: { title: "Translation exam" },
    ...more,
  });
  const created = await act(world, office.programs, "prepare an exam", CreateProgramDocument, {
    input: program({}),
    requestKey: randomUUID(),
  });
  const id = Number(Object(created?.createProgram).id);
  const editor = await act(world, office.programs, "look at an exam", ExamSessionEditorDocument, { id });
  const sites: readonly { id: number }[] = Object(editor?.examSessionForEditing).sites;
  const siteId = Number(sites[0]?.id);
  const given = examInput(siteId, SEATS);
  const input = { ...given, papers: given.papers.map((paper) => ({ ...paper, startsAt })) };
  await act(world, office.programs, "save an exam", SaveExamSessionDocument, {
    programId: id,
    version: 0,
    input,
  });
  const published = program({ publishNow: true, sites: [{ id: siteId, nameKo: "서울", nameEn: "Seoul" }] });
  const saved = await act(world, office.programs, "publish an exam", SaveProgramDocument, {
    id,
    version: 1,
    input: published,
  });
  if (saved) acknowledge(world, { table: "programs", id, version: 2 });
  const exam: YearExam = { id, siteId, calledAt: now, applicants: new Set(), raters: [] };
  world.exams.push(exam);
  return exam;
}

let portrait: Promise<Buffer> | undefined;

/** Somebody applies with a photo of a passport's shape. */
export async function applyForExam(world: World, person: Person, exam: YearExam): Promise<void> {
  if (exam.applicants.has(person.id)) return;
  exam.applicants.add(person.id);
  portrait ??= photo({ width: 600, height: 800 });
  const path = "/api/v1/files?kind=photo&name=photo.jpg";
  const { body } = await upload(world.site, person, world.now, path, await portrait);
  const place = { siteId: exam.siteId, examPart: "TRANSLATION", languagePair: "KO_EN" };
  const answer = await act(world, person, "apply for an exam", ApplyDocument, {
    input: { programId: exam.id, form: { name: person.name, ...place, photoId: Number(body.id) } },
    requestKey: randomUUID(),
  });
  const application = Object(answer?.apply);
  if (answer) acknowledge(world, { table: "applications", id: Number(application.id), version: 1 });
}

/** Numbers and seats, as the preview shows them. */
export async function numberThem(world: World, { id: programId }: YearExam): Promise<void> {
  const { programs } = world.office;
  const asked = { programId, rule: RULE };
  const answer = await act(world, programs, "preview seats", ExamSeatingPlanDocument, {
    ...asked,
    first: 50,
  });
  const { digest } = Object(answer?.examSeating).plan;
  await act(world, programs, "give numbers", NumberExamineesDocument, { ...asked, digest, language: "KO" });
}

/** A phone at the door: one in eight does not come. */
export async function checkIn(world: World, { id: programId }: YearExam): Promise<void> {
  const { random, office } = world;
  const answer = await act(world, office.programs, "open the door", OfficeCheckInDocument, {
    programId,
    language: "KO",
    after: null,
  });
  const { people = [], occasions = [] } = Object(answer?.checkIn);
  const sentAt = world.now.toISOString();
  const records = people.map(({ id: applicationId }: { id: number }, sequence: number) => ({
    sequence,
    applicationId,
    occasion: occasions[0]?.key,
    at: sentAt,
    state: random.oneIn(8) ? "ABSENT" : "PRESENT",
  }));
  if (records.length === 0) return;
  await act(world, office.programs, "check in", SendAttendanceDocument, {
    programId,
    batch: { device: `phone-${programId}-door`, sentAt, records },
  });
}

/** The office of programs locks, the head of the office releases. */
export async function releaseExam(world: World, { id: programId }: YearExam): Promise<void> {
  const { programs, admin } = world.office;
  await act(world, programs, "lock results", LockResultsDocument, { programId });
  const at = new Date(world.now.getTime() + HOUR).toISOString();
  // The one who locked them is not the second person.
  await act(world, programs, "release alone", ReleaseResultsDocument, { programId, at });
  await act(world, admin, "release results", ReleaseResultsDocument, { programId, at });
}

/** Everybody who passed gets one in each language. */
export async function certify(world: World, { id: programId }: YearExam): Promise<void> {
  for (const language of ["KO", "EN"]) {
    await act(world, world.office.programs, "issue certificates", IssueExamCertificatesDocument, {
      programId,
      language,
      after: null,
    });
  }
}
