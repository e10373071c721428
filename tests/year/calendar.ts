// The calendar of a year: what is due on which day, and who does it.
import { HOUR } from "#schema/validation/core/durations.ts";
import { holdCourse, openCourse } from "#tests/year/acts/courses.ts";
import { callForExam } from "#tests/year/acts/exams.ts";
import { beginManuscript } from "#tests/year/acts/manuscripts.ts";
import { decideGrades, join as joinSociety, leave, pay, readMails } from "#tests/year/acts/members.ts";
import { makeMistake } from "#tests/year/acts/mistakes.ts";
import { showPopup } from "#tests/year/acts/popups.ts";
import {
  announce,
  apply,
  isOpen,
  lookAfterApplications,
  recordAttendance,
} from "#tests/year/acts/programs.ts";
import { inviteRaters } from "#tests/year/acts/raters.ts";
import { bookLines, closeMonth, issueDues, readStatement, sendRefunds } from "#tests/year/acts/treasurer.ts";
import { prepareHidden, writeMailing, writePost } from "#tests/year/acts/writers.ts";
import { handleManuscript, holdExam } from "./steps.ts";
import type { World } from "./world.ts";

const JOINING_DAYS = 60;

const weekday = (now: Date) => new Date(now.getTime() + 9 * HOUR).getUTCDay();
const dayOfMonth = (now: Date) => new Date(now.getTime() + 9 * HOUR).getUTCDate();

/** What people do on a day, one after the other. */
export async function live(world: World, day: number, joining: number): Promise<void> {
  const { random, members } = world;
  const isWorkday = weekday(world.now) >= 1 && weekday(world.now) <= 5;
  await readMails(world);
  for (let count = 0; count < joining; count += 1) await joinSociety(world);
  const present = () => members.filter(({ hasLeft }) => !hasLeft);

  if (isWorkday) {
    await decideGrades(world);
    if (random.oneIn(6)) await makeMistake(world);
    if (weekday(world.now) === 2) await writePost(world);
    if (weekday(world.now) === 1) {
      await readStatement(world);
      await bookLines(world);
      await sendRefunds(world);
    }
  }
  if (day % 28 === 3) await announce(world);
  if (day % 182 === 4) await inviteRaters(world, await callForExam(world));
  if (day % 91 === 2) await openCourse(world);
  for (const exam of world.exams) await holdExam(world, exam);
  for (const course of world.courses) await holdCourse(world, course);
  if (day % 61 === 5) for (const author of random.some(present(), 1)) await beginManuscript(world, author);
  for (const manuscript of world.manuscripts) await handleManuscript(world, manuscript);
  if (day % 20 === 8) await showPopup(world);
  if (day % 28 === 6) await prepareHidden(world);
  // Those of the year, and of the next one in December.
  if (day === 9) await issueDues(world, 2027);
  if (day === 340) await issueDues(world, 2028);
  if (dayOfMonth(world.now) === 20) await writeMailing(world);
  // On another day where it was refused, or the site was away.
  if ([6, 7, 8].includes(dayOfMonth(world.now)) && day > 7) await closeMonth(world);
  for (const program of world.programs) {
    if (!program.isRecorded && world.now.getTime() > program.startsAt.getTime() + 12 * HOUR)
      await recordAttendance(world, program);
  }
  const open = [...world.programs, ...world.courses].filter((program) => isOpen(program, world.now));
  for (const person of random.some(present(), open.length > 0 ? random.between(0, 4) : 0))
    await apply(world, person, random.pick(open));
  for (const person of random.some(present(), random.between(1, 4)))
    await lookAfterApplications(world, person, random.oneIn(6));
  for (const person of random.some(present(), random.between(1, 5))) await pay(world, person);
  const leaving = random.oneIn(30) ? random.some(present(), 1) : [];
  for (const person of leaving) await leave(world, person);
}

/** How many join on a day: most in the first weeks, so that there is a society soon. */
export function joiningOn(day: number, members: number, random: World["random"]): number {
  const early = Math.ceil((members * 0.8) / JOINING_DAYS);
  if (day < JOINING_DAYS) return early;
  return random.oneIn(Math.max(1, Math.round(305 / Math.max(1, members * 0.2)))) ? 1 : 0;
}
