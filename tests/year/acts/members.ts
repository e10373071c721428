// What members do: they join, prove their address, pay their dues, and some leave.

import { DAY } from "#schema/validation/core/durations.ts";
import { type Person, register, send } from "#tests/year/people.ts";
import { acknowledge, act, type World } from "#tests/year/world.ts";
import { ApproveGradeRequestDocument, ManagedMemberDocument } from "#web/gql/member-office.ts";
import { DeclarePaymentDocument } from "#web/gql/payable.ts";
import { MyPaymentsDocument } from "#web/gql/payments.ts";
import { payByCard } from "./cards.ts";

const FAMILY = ["김", "이", "박", "최", "정", "강", "조", "윤", "장", "임", "한", "오"] as const;
const GIVEN = [
  "서연",
  "민준",
  "지우",
  "하은",
  "도윤",
  "예린",
  "시우",
  "수아",
  "주원",
  "다은",
  "현우",
  "채원",
] as const;
const GRADES = ["REGULAR", "REGULAR", "REGULAR", "ASSOCIATE", "GENERAL"] as const;

/** Somebody registers. Anyone who asks for a grade waits for the office. */
export async function join(world: World): Promise<Person> {
  const { random, site } = world;
  world.joined += 1;
  const grade = random.pick(GRADES);
  const person = await register(site, {
    email: `member${world.joined}@example.org`,
    name: `${random.pick(FAMILY)}${random.pick(GIVEN)}${world.joined}`,
    grade,
    language: random.oneIn(5) ? "en" : "ko",
  });
  world.members.push(person);
  acknowledge(world, { table: "members", id: person.id, version: 1 });
  if (grade !== "GENERAL") world.askedForGrade.add(person);
  return person;
}

const PROOF = /\/verify-email\?token=([\w.%-]+)/;

/** People read the mails that came since, and prove their addresses. Some do it later, some never. */
export async function readMails(world: World): Promise<void> {
  const came = world.smtp.received.slice(world.mailsRead);
  world.mailsRead += came.length;
  // They come over several connections: by address it is the same order in each run.
  for (const { mail } of came.toSorted((one, other) => one.to.localeCompare(other.to))) {
    const token = PROOF.exec(mail.text ?? "")?.[1];
    if (token === undefined || world.random.oneIn(12)) continue;
    const body = JSON.stringify({ token: decodeURIComponent(token) });
    await send(world.site, "/api/v1/verify-email", { address: "10.255.0.1", body });
  }
}

/** The office decides on the grades that were asked for. */
export async function decideGrades(world: World): Promise<void> {
  for (const person of [...world.askedForGrade]) {
    if (world.random.oneIn(4)) continue;
    world.askedForGrade.delete(person);
    const found = await act(world, world.office.members, "look at a member", ManagedMemberDocument, {
      id: person.id,
      language: "KO",
    });
    const requests = Object(found?.managedMember).record?.profile?.gradeRequests ?? [];
    const open = requests.find(({ status }: { status: string }) => status === "PENDING");
    if (open)
      await act(world, world.office.members, "approve a grade", ApproveGradeRequestDocument, { id: open.id });
  }
}

interface MyPayment {
  readonly id: number;
  readonly version: number;
  readonly outstanding: number;
  readonly depositorName: string;
  readonly viewerCanDeclare: boolean;
  readonly viewerCanPayByCard: boolean;
}

/** Somebody sends what is due. Some send too little or too much, some under another name. */
export async function pay(world: World, person: Person): Promise<void> {
  const { random, bank } = world;
  const answer = await act(world, person, "look at my payments", MyPaymentsDocument, {
    page: 1,
    language: "KO",
  });
  const items: readonly MyPayment[] = Object(answer?.myPayments).items ?? [];
  for (const payment of items) {
    if (payment.outstanding <= 0 || !payment.viewerCanDeclare || random.oneIn(6)) continue;
    if (payment.viewerCanPayByCard && random.oneIn(4)) {
      await payByCard(world, person, payment.id);
      continue;
    }
    const declared = await act(world, person, "declare a transfer", DeclarePaymentDocument, {
      id: payment.id,
      version: payment.version,
      depositorName: payment.depositorName,
      language: "KO",
    });
    if (!declared) continue;
    acknowledge(world, { table: "payments", id: payment.id, version: payment.version + 1 });
    if (random.oneIn(15)) continue;
    const amount = random.oneIn(20)
      ? Math.max(1_000, payment.outstanding - 5_000)
      : payment.outstanding + (random.oneIn(25) ? 3_000 : 0);
    const sender = random.oneIn(12) ? "모르는사람" : payment.depositorName;
    bank.push({ at: new Date(world.now.getTime() + random.between(0, 20) * (DAY / 24)), sender, amount });
  }
}

/** Somebody closes the own account. One who has money to come back names an account for it first, or stays. */
export async function leave(world: World, person: Person): Promise<void> {
  await act(world, person, "look at my payments", MyPaymentsDocument, { page: 1, language: "KO" });
  const body = JSON.stringify({ password: "Bridge!Paper7" });
  const answer = await send(world.site, "/api/v1/withdraw", {
    address: person.address,
    token: person.token,
    body,
  });
  world.acts.push(`${world.now.toISOString()} ${person.name}: leaves, ${answer.status}`);
  // Asked again after an answer that did not come, somebody who has left is not known any more.
  if (answer.status < 300 || (answer.wasRepeated && answer.status === 401)) person.hasLeft = true;
}
