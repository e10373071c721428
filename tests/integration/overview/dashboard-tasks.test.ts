// Every task of the dashboard leads to a list that holds exactly as many: links and lists are the client's
// own, answers the server's.

import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createMember, createPost, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createManuscript, createSomebody } from "#tests/support/manuscripts.ts";
import { createListedPayment } from "#tests/support/payments.ts";
import { readListAddress } from "#web/components/list/list-address.ts";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { OUTBOX_LIST } from "#web/features/core/outbox/outbox-list.tsx";
import { TASKS_LIST } from "#web/features/core/translations/tasks-list.ts";
import { SUBMISSION_LIST } from "#web/features/journal/reviews/office/submissions-list.tsx";
import { PAYMENTS_LIST } from "#web/features/money/payments/office/payment-list.ts";
import { type Task, tasksOf } from "#web/features/overview/dashboard/tasks.ts";
import { MEMBERS_LIST } from "#web/features/people/members/office/members-list.ts";
import { programsList } from "#web/features/programs/programs/office/programs-list.tsx";
import { POPUPS_LIST } from "#web/features/site/popups/office/popups-list.tsx";
import { POSTS_LIST } from "#web/features/site/posts/office/posts-list.tsx";
import { BankRowsDocument } from "#web/gql/bank.ts";
import { DashboardDocument, type DashboardQuery } from "#web/gql/dashboard.ts";
import { ExamResultsDocument } from "#web/gql/exam-results.ts";
import { ExamSeatingDocument } from "#web/gql/exam-seats.ts";
import { ManagedPostsDocument } from "#web/gql/managed-posts.ts";
import { ManagedSubmissionsDocument } from "#web/gql/managed-submissions.ts";
import { MembersDocument } from "#web/gql/member-office.ts";
import { OutboxDocument } from "#web/gql/outbox.ts";
import { ManagedPaymentsDocument } from "#web/gql/payment-office.ts";
import { ManagedPopupsDocument } from "#web/gql/popups.ts";
import { ManagedProgramListDocument } from "#web/gql/program-office.ts";
import { TranslationTasksDocument } from "#web/gql/translations.ts";
import {
  BANK_PATH,
  MEMBERS_PATH,
  OUTBOX_PATH,
  PAYMENTS_PATH,
  POPUPS_PATH,
  POST_OFFICE_PATH,
  SUBMISSIONS_OFFICE_PATH,
  TRANSLATIONS_PATH,
} from "#web/paths.ts";

const gateway = useGateway();
const language = "KO";
const at = (days: number) => new Date(gateway().clock.now().getTime() + days * DAY);

/** What the page at an address asks, and how many it says there are. */
function listOf(to: string): { document: string; variables: object; count: (data: object) => number } {
  const [path = "", search = ""] = to.split("?");
  const query = new URLSearchParams(search);
  const total = (name: string) => (data: object) => Object(data)[name].totalCount;
  const office = Object.values(PROGRAM_OFFICES).find(({ list }) => list === path);
  if (office) {
    const { filter, page, size } = readListAddress(query, programsList(office));
    const variables = { kinds: office.kinds, filter, page, size, language };
    return { document: ManagedProgramListDocument, variables, count: total("managedPrograms") };
  }
  switch (path) {
    case MEMBERS_PATH: {
      const { columns: _, ...variables } = readListAddress(query, MEMBERS_LIST);
      return { document: MembersDocument, variables, count: total("members") };
    }
    case PAYMENTS_PATH: {
      const { columns: _, ...asked } = readListAddress(query, PAYMENTS_LIST);
      const variables = { ...asked, language };
      return { document: ManagedPaymentsDocument, variables, count: total("payments") };
    }
    case BANK_PATH: {
      const state = query.get("state");
      return {
        document: BankRowsDocument,
        variables: { state, page: 1, language },
        count: total("bankRows"),
      };
    }
    case OUTBOX_PATH: {
      const { filter, descending, page, size } = readListAddress(query, OUTBOX_LIST);
      const variables = { filter, descending, page, size };
      return { document: OutboxDocument, variables, count: total("outbox") };
    }
    case POST_OFFICE_PATH: {
      const { columns: _, ...asked } = readListAddress(query, POSTS_LIST);
      const variables = { ...asked, language };
      return { document: ManagedPostsDocument, variables, count: total("managedPosts") };
    }
    case SUBMISSIONS_OFFICE_PATH: {
      const { columns: _, ...asked } = readListAddress(query, SUBMISSION_LIST);
      return {
        document: ManagedSubmissionsDocument,
        variables: { ...asked, language },
        count: total("managedSubmissions"),
      };
    }
    case POPUPS_PATH: {
      const { columns: _, ...variables } = readListAddress(query, POPUPS_LIST);
      return { document: ManagedPopupsDocument, variables, count: total("managedPopups") };
    }
    case TRANSLATIONS_PATH: {
      const { columns: _, ...asked } = readListAddress(query, TASKS_LIST);
      const variables = { ...asked, language };
      return { document: TranslationTasksDocument, variables, count: total("translationTasks") };
    }
    default: {
      const session = /^(.*)\/(\d+)\/results$/.exec(path);
      if (session?.[1] === PROGRAM_OFFICES.evaluation.list) {
        const variables = { programId: Number(session[2]), page: 1 };
        const isOurs = ({ objection }: { objection: { step: string | null } }) =>
          objection.step === "REMARK" || objection.step === "ANSWER";
        const count = (data: object) => Object(data).examResults.objections.filter(isOurs).length;
        return { document: ExamResultsDocument, variables, count };
      }
      const seats = /^(.*)\/(\d+)\/seats$/.exec(path);
      if (seats?.[1] === PROGRAM_OFFICES.evaluation.list) {
        const variables = { programId: Number(seats[2]), language };
        const count = (data: object) => {
          const { examinees, numbered } = Object(data).examSeating;
          return examinees - numbered;
        };
        return { document: ExamSeatingDocument, variables, count };
      }
      throw new Error(`No list at ${path}`);
    }
  }
}

/** Of everything some that count, different in number from task to task where it is cheap, and neighbours that do not. */
async function fill(me: number): Promise<void> {
  const asks = (status: "PENDING" | "APPROVED") => ({ create: [{ grade: "REGULAR", status } as const] });
  await createMember({ gradeRequests: asks("PENDING") });
  await createMember({ gradeRequests: asks("PENDING"), status: "SUSPENDED" });
  await createMember({ gradeRequests: asks("APPROVED") });

  await createListedPayment({ state: "DECLARED", dueAt: at(2) });
  await createListedPayment({ state: "DECLARED", dueAt: at(-1) });
  await createListedPayment({ state: "PENDING", dueAt: at(-1) });
  await createListedPayment({ state: "PARTIAL", dueAt: at(-2), amountPaid: 1 });
  await createListedPayment({ state: "PENDING", dueAt: at(1) });
  await createListedPayment({ state: "PAID", dueAt: at(-1), amountPaid: 50_000 });
  await createListedPayment({ state: "REFUND_REQUESTED", amountPaid: 50_000 });
  await createListedPayment({ state: "PAID", type: "SEMINAR", amountPaid: 60_000 });
  const line = { at: at(-1), sender: "한가온", note: "", createdAt: at(-1) };
  await db.bankRow.create({ data: { ...line, hash: "in", amount: 50_000 } });
  await db.bankRow.create({ data: { ...line, hash: "out", amount: -50_000 } });
  await db.bankRow.create({ data: { ...line, hash: "aside", amount: 50_000, setAsideAt: at(-1) } });
  await db.bankRow.create({ data: { ...line, hash: "fee", amount: 50_000, outsideKind: "INTEREST" } });

  for (const [kind, count] of [
    ["SEMINAR", 1],
    ["WORKSHOP", 2],
    ["KITEC", 3],
  ] as const) {
    const open = { kind, applyFrom: at(-1), capacity: 10 };
    for (let made = 0; made < count; made += 1) {
      await createProgram({ ...open, seatsTaken: 8 + made });
      await createProgram({ kind, publishedAt: null });
      await createProgram({ kind, applyFrom: null });
    }
    await createProgram({ ...open, seatsTaken: 7 });
    await createProgram({ ...open, seatsTaken: 9, cancelledAt: at(-1) });
    await createProgram({ ...open, seatsTaken: 9, deletedAt: at(-1) });
    await createProgram({ ...open, seatsTaken: 9, startsAt: at(-1), endsAt: at(1) });
    await createProgram({ ...open, seatsTaken: 9, publishedAt: at(1) });
    await createProgram({ kind, publishedAt: at(1), applyFrom: null });
  }

  // The results of the first are released; the release of the other one was withdrawn.
  const [released, withheld] = await db.program.findMany({
    where: { kind: "KITEC", publishedAt: { lt: at(0) } },
    orderBy: { id: "asc" },
  });
  await db.program.update({ where: { id: released?.id ?? 0 }, data: { resultsReleasedAt: at(-1) } });
  for (const [session, state] of [
    [released, "OPEN"],
    [released, "REMARKING"],
    [released, "UPHELD"],
    [withheld, "OPEN"],
  ] as const) {
    await db.application.create({
      data: {
        programId: session?.id ?? 0,
        name: "응시자",
        email: "examinee@example.org",
        amount: 0,
        state: "ATTENDED",
        objection: { create: { state, reason: "재검토", createdAt: at(-1) } },
      },
    });
  }

  // Slips of the first are open; the others wait for theirs, are over, or are cancelled.
  for (const [slipFrom, more] of [
    [at(-1), {}],
    [at(1), {}],
    [at(-1), { startsAt: at(-3), endsAt: at(-2) }],
    [at(-1), { cancelledAt: at(-1) }],
  ] as const) {
    // With dates of application: without them it would be a task of another kind.
    const { id } = await createProgram({ kind: "KITEC", applyFrom: at(-2), applyTo: at(-1), ...more });
    await db.examSession.create({ data: { programId: id, slipFrom } });
    for (const [state, examNumber] of [
      ["CONFIRMED", null],
      ["CONFIRMED", "28-T-001"],
      ["WITHDRAWN", null],
    ] as const) {
      const examinee = { name: "응시자", email: "examinee@example.org", amount: 0 };
      await db.application.create({ data: { programId: id, state, examNumber, ...examinee } });
    }
  }

  await createPost();
  await createPost({ publishedAt: null });
  await createPost({ board: "NEWS", publishedAt: null });
  await createPost({ publishedAt: null, deletedAt: at(-1) });
  await createPost({ titleEn: null, contentEn: Prisma.DbNull, enUpdatedAt: null });
  await createPost({ titleKo: null, contentKo: Prisma.DbNull, koUpdatedAt: null, publishedAt: at(1) });
  for (const board of ["NOTICE", "NEWS", "GALLERY"] as const) {
    await createPost({ board, koUpdatedAt: at(-1), enUpdatedAt: at(-2) });
  }
  await createPost({ koUpdatedAt: at(-1), enUpdatedAt: at(-2), publishedAt: null });

  const task = async (part: { deletedAt?: Date } = {}) => ({ postId: (await createPost(part)).id });
  await db.translationTask.create({ data: { ...(await task()), assigneeId: me } });
  await db.translationTask.create({ data: { pageKey: "GREETING", assigneeId: me } });
  await db.translationTask.create({ data: { ...(await task({ deletedAt: at(-1) })), assigneeId: me } });
  await db.translationTask.create({ data: await task() });
  await db.translationTask.create({
    data: { ...(await task()), assigneeId: me, handedInAt: at(-1), handedIn: { en: {} } },
  });

  const author = await createSomebody(gateway(), "한가온");
  const sent = [author, author, { id: me, email: "me@example.org", name: "편집위원" }];
  for (const one of sent) await createManuscript({ authors: [one] });
  const { id: late } = await createManuscript({ authors: [author], state: "MINOR_REVISION" });
  await db.submission.update({ where: { id: late }, data: { dueAt: at(-1) } });

  const popup = { titleKo: "팝업", showsFrom: at(-1) };
  await db.popup.create({ data: { ...popup, showsTo: at(2) } });
  await db.popup.create({ data: { ...popup, showsTo: at(4) } });
  await db.popup.create({ data: { ...popup, showsTo: at(2), deletedAt: at(-1) } });
  await db.popup.create({ data: { ...popup, showsTo: at(-0.5) } });
  await db.popup.create({ data: { ...popup, showsFrom: at(1), showsTo: at(2) } });
}

test("each task leads to the list that holds exactly as many", async () => {
  const { id: me, session } = await createSignedIn({ roles: ["SUPER"] });
  const ask = async (document: string, variables: object): Promise<object> => {
    const { data, errors } = await askGraphql(gateway(), document, { variables, headers: session.headers });
    expect(errors).toEqual([]);
    return Object(data);
  };
  await fill(me);
  const { id } = await createMember();
  await ask(`mutation { sendResetLink(id: ${id}) { id } }`, {});
  await db.mail.updateMany({ data: { state: "FAILED" } });

  const { dashboard } = (await ask(DashboardDocument, { language })) as DashboardQuery;
  // Late since its deadline, not since it came to its state.
  const { dueAt } = await db.submission.findFirstOrThrow({ where: { state: "MINOR_REVISION" } });
  expect(dashboard.manuscripts?.late.since).toBe(dueAt?.toISOString());
  const tasks = tasksOf(dashboard);
  const lead = async ({ name, area, count, to }: Task) => {
    const { document, variables, count: listed } = listOf(to);
    return [[name, area].filter(Boolean).join(" "), count, listed(await ask(document, variables))];
  };
  const counts: Readonly<Record<string, number>> = {
    gradeRequests: 2,
    declared: 2,
    overdue: 3,
    bankLines: 1,
    unpaidDues: 5,
    surplus: 1,
    refunds: 1,
    lateManuscripts: 1,
    manuscripts: 2,
    failedMails: 1,
    translations: 2,
    reviews: 1,
    unnumbered: 1,
    objections: 2,
    "fillingUp seminars": 1,
    "fillingUp education": 2,
    "fillingUp evaluation": 3,
    endingPopups: 1,
    drafts: 3,
    "programDrafts seminars": 1,
    "programDrafts education": 2,
    "programDrafts evaluation": 3,
    "unannounced seminars": 1,
    "unannounced education": 2,
    "unannounced evaluation": 3,
    untranslated: 1,
    outdated: 3,
  };
  const expected = Object.entries(counts).map(([name, count]) => [name, count, count]);
  expect(await Promise.all(tasks.map(lead))).toEqual(expected);
});
