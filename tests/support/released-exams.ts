// A session of the exam around its release, for tests of who learns what when: scored, with an examinee who has an account and
// the link of the application.
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "./applying.ts";
import { TEST_SECRET } from "./factories.ts";
import type { Gateway } from "./gateway.ts";
import { createScoredExam } from "./scored-exams.ts";

export const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });

const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE =
  "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }";

/** The token of a link of an application. */
export async function linkOf(applicationId: number, now: Date): Promise<string> {
  const token = links.newToken();
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 300 * DAY) };
  await db.oneTimeToken.create({ data: { ...token, ...times, kind: "APPLICATION", applicationId } });
  return new URL(links.linkTo("APPLICATION", token.id, "KO")).hash.slice(1);
}

/** A session that is scored, with an examinee who has an account, and who averages 61.50. */
export async function createSat(gateway: Gateway) {
  const now = gateway.clock.now();
  const exam = await createScoredExam(now, { objectionDays: 7, showsCriteria: true });
  const examinee = await createPerson(gateway);
  const own = await exam.addExaminee([61, 62], { memberId: examinee.id, email: examinee.email });
  return { exam, examinee, own, link: await linkOf(own.id, now) };
}
export type Sat = Awaited<ReturnType<typeof createSat>>;

/** Two people who lock and confirm. */
export const createOffices = async (gateway: Gateway): Promise<readonly [Person, Person]> => [
  await createPerson(gateway, { roles: ["PROGRAM"] }),
  await createPerson(gateway, { roles: ["PROGRAM"] }),
];

/** Locks and confirms the results, which are released at a moment. */
export async function confirmResults(
  [first, second]: readonly [Person, Person],
  programId: number,
  at: Date,
): Promise<void> {
  answered(await first.ask(LOCK, { programId }), "lockResults");
  answered(await second.ask(RELEASE, { programId, at: at.toISOString() }), "releaseResults");
}
