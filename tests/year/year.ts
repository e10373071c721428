// A year of a society: six people of the office and its members live day after day on one site, by one seed, and every evening what must hold is looked at.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY, HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { SetStaffRolesDocument } from "#web/gql/staff.ts";
import { decideGrades, join as joinSociety, leave, pay, readMails } from "./acts/members.ts";
import { announce, apply, isOpen, lookAfterApplications, recordAttendance } from "./acts/programs.ts";
import { bookLines, closeMonth, issueDues, readStatement, sendRefunds } from "./acts/treasurer.ts";
import { writeLetter, writePost } from "./acts/writers.ts";
import { backUp } from "./backup.ts";
import { crawl } from "./crawl.ts";
import { ADMIN, ask, known, type Person, register } from "./people.ts";
import { createRandom } from "./random.ts";
import type { Office, World } from "./world.ts";
import { startYear, type YearSite } from "./year-site.ts";

export interface YearOptions {
  readonly seed: number;
  /** People who join in the year, most of them in its first weeks. */
  readonly members: number;
  /** Days from the second of January on. */
  readonly days: number;
  readonly faults: boolean;
  /** Called after each day. */
  readonly onDay?: (day: DayReport) => void;
}

export interface DayReport {
  readonly day: number;
  readonly date: string;
  readonly broken: readonly string[];
  readonly faults: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
}

export interface YearReport {
  readonly options: Omit<YearOptions, "onDay">;
  readonly days: readonly DayReport[];
  readonly counts: Readonly<Record<string, { done: number; refused: number }>>;
  readonly acknowledged: number;
  readonly lives: number;
  readonly seconds: number;
  /** What broke it off, with the last acts; null: it went through. */
  readonly failure: {
    readonly day: number;
    readonly broken: readonly string[];
    readonly acts: readonly string[];
  } | null;
}

/** The second of January 2027, a Saturday, at nine in Seoul. */
const FIRST_DAY = new Date("2027-01-02T00:00:00Z");
const JOINING_DAYS = 60;
const CRAWL_EVERY = 7;
const DEEP_EVERY = 7;
/** A backup a month, restored and compared. */
const BACKUP_EVERY = 28;

async function openOffice(site: YearSite, now: Date): Promise<Office> {
  const admin = known(ADMIN.ADMIN_EMAIL, "관리자");
  const hire = async (role: string, name: string): Promise<Person> => {
    const email = `${role.toLowerCase()}@example.org`;
    const person = await register(site, { email, name, grade: "GENERAL", language: "ko" });
    await ask(site, admin, now, SetStaffRolesDocument, { memberId: person.id, roles: [role], expected: [] });
    return person;
  };
  return {
    admin,
    content: await hire("CONTENT", "편집"),
    programs: await hire("PROGRAM", "교육"),
    finance: await hire("FINANCE", "재무"),
    members: await hire("MEMBER", "회원"),
    journal: await hire("JOURNAL", "학술"),
  };
}

const weekday = (now: Date) => new Date(now.getTime() + 9 * HOUR).getUTCDay();
const dayOfMonth = (now: Date) => new Date(now.getTime() + 9 * HOUR).getUTCDate();

/** What people do on a day, one after the other. */
async function live(world: World, day: number, joining: number): Promise<void> {
  const { random, members } = world;
  const isWorkday = weekday(world.now) >= 1 && weekday(world.now) <= 5;
  await readMails(world);
  for (let count = 0; count < joining; count += 1) await joinSociety(world);
  const present = () => members.filter(({ hasLeft }) => !hasLeft);

  if (isWorkday) {
    await decideGrades(world);
    if (weekday(world.now) === 2) await writePost(world);
    if (weekday(world.now) === 1) {
      await readStatement(world);
      await bookLines(world);
      await sendRefunds(world);
    }
  }
  if (day % 28 === 3) await announce(world);
  if (day === 9) await issueDues(world, 2027);
  if (dayOfMonth(world.now) === 20) await writeLetter(world);
  if (dayOfMonth(world.now) === 6 && day > 7) await closeMonth(world);
  for (const program of world.programs) {
    if (!program.isRecorded && world.now.getTime() > program.startsAt.getTime() + 12 * HOUR)
      await recordAttendance(world, program);
  }
  const open = world.programs.filter((program) => isOpen(program, world.now));
  for (const person of random.some(present(), open.length > 0 ? random.between(0, 4) : 0))
    await apply(world, person, random.pick(open));
  for (const person of random.some(present(), random.between(1, 4)))
    await lookAfterApplications(world, person, random.oneIn(6));
  for (const person of random.some(present(), random.between(1, 5))) await pay(world, person);
  const leaving = random.oneIn(30) ? random.some(present(), 1) : [];
  for (const person of leaving) await leave(world, person);
}

/** What goes wrong on a day, in words. */
async function befall(world: World, site: YearSite): Promise<readonly string[]> {
  const { random, smtp } = world;
  const happened: string[] = [];
  if (random.oneIn(6)) {
    await site.dieAndStart(world.now);
    happened.push("kill -9");
  }
  if (random.oneIn(15)) {
    smtp.refuseWith(451);
    happened.push("the mail server refuses for a day");
  } else smtp.refuseWith(null);
  if (random.oneIn(20)) {
    await site.moveTo(new Date(world.now.getTime() + HOUR));
    await site.moveTo(new Date(world.now.getTime() + MINUTE));
    happened.push("the clock jumps an hour");
  }
  return happened;
}

/** How many join on a day: most in the first weeks, so that there is a society soon. */
function joiningOn(day: number, { members }: YearOptions, random: World["random"]): number {
  const early = Math.ceil((members * 0.8) / JOINING_DAYS);
  if (day < JOINING_DAYS) return early;
  return random.oneIn(Math.max(1, Math.round(305 / Math.max(1, members * 0.2)))) ? 1 : 0;
}

export async function runYear(options: YearOptions): Promise<YearReport> {
  const began = performance.now();
  const random = createRandom(options.seed);
  const dataDir = await mkdtemp(join(tmpdir(), "year-"));
  const smtp = await startSmtp();
  const site = await startYear(dataDir, FIRST_DAY, {
    ...ADMIN,
    SMTP_URL: smtp.url,
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  });
  const days: DayReport[] = [];
  let failure: YearReport["failure"] = null;
  const office = await openOffice(site, FIRST_DAY);
  const world: World = {
    site,
    smtp,
    random,
    office,
    members: [],
    askedForGrade: new Set(),
    programs: [],
    posts: [],
    bank: [],
    acknowledged: new Map(),
    acts: [],
    counts: new Map(),
    now: FIRST_DAY,
  };
  try {
    for (let day = 1; day <= options.days && failure === null; day += 1) {
      world.now = new Date(FIRST_DAY.getTime() + day * DAY);
      const slept = performance.now();
      await site.moveTo(world.now);
      const woke = performance.now();
      const faults = options.faults ? await befall(world, site) : [];
      const broken: string[] = [];
      await live(world, day, joiningOn(day, options, random)).catch((error: unknown) => {
        broken.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
      broken.push(...(await site.check(day % DEEP_EVERY === 0)));
      broken.push(...(await site.lost([...world.acknowledged.values()])));
      if (day % BACKUP_EVERY === 10) broken.push(...(await backUp(world, dataDir)));
      if (day % CRAWL_EVERY === 0) broken.push(...(await crawl(world)));
      const report = {
        day,
        date: world.now.toISOString().slice(0, 10),
        broken,
        faults,
        figures: { ...(await site.figures()), night: woke - slept, day: performance.now() - woke },
      };
      days.push(report);
      options.onDay?.(report);
      if (broken.length > 0) failure = { day, broken, acts: world.acts.slice(-40) };
    }
  } finally {
    if (failure !== null) process.stderr.write(`${site.log()}\n`);
    await site.stop().catch(() => undefined);
    await smtp.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const { onDay: _onDay, ...plain } = options;
  return {
    options: plain,
    days,
    counts: Object.fromEntries(world.counts),
    acknowledged: world.acknowledged.size,
    lives: site.lives,
    seconds: Math.round((performance.now() - began) / 1_000),
    failure,
  };
}
