// The day of the exam at the door: the office gives a helper a link, who checks everybody in on a phone.
import { expect } from "@playwright/test";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import type { Speak } from "#tests/support/messages.ts";
import { attendancePath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { STAFF } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { launchWithCamera } from "./camera-film.ts";
import type { MadeExam } from "./exam-people.ts";
import { ask } from "./office.ts";
import type { OwnSite } from "./own-site.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

interface Door {
  readonly exam: MadeExam;
  /** Of the camera, with the code of a slip. */
  readonly film: string;
  /** Whose slip it is. */
  readonly scanned: string;
  /** Names of those who are found by the search. */
  readonly others: readonly string[];
}

export async function checkAllIn(
  site: OwnSite,
  say: Speak,
  { exam, film, scanned, others }: Door,
): Promise<void> {
  const { page: desk, open } = await site.visit(STAFF);
  await open(attendancePath(PROGRAM_OFFICE_PATHS.evaluation, exam.id));
  const button = (name: string) => desk.getByRole("main").getByRole("button", { name, exact: true });
  await button(say("attendance-office.link.create")).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(say("attendance-office.link.label")).fill("101호 김도우");
  await dialog.getByLabel(say("attendance-office.link.day")).fill(seoulDay(new Date(exam.startsAt)));
  await dialog.getByRole("button", { name: say("attendance-office.link.create"), exact: true }).click();
  await expect(desk.getByText("101호 김도우")).toBeVisible();
  const links = await ask(desk, `{ doorLinks(programId: ${exam.id}) { address(language: KO) } }`);
  const { hash } = new URL(Object(links).doorLinks[0].address);
  const camera = await launchWithCamera(film);
  try {
    const { page: door, ...helper } = await site.visit(null, { ...PHONE, permissions: ["camera"] }, camera);
    await helper.open(`/check-in${hash}`);
    const press = (name: string) => door.getByRole("button", { name, exact: true }).click();
    await press(say("attendance.scan"));
    await expect(door.getByText(say("attendance.scan.recorded"))).toBeVisible();
    await expect(door.getByRole("dialog").getByText(scanned)).toBeVisible();
    await press(say("attendance.close"));
    for (const name of others) {
      await door.getByLabel(say("attendance.search")).fill(name);
      await press(say("attendance.mark.name", { name }));
    }
    await expect(door.getByText(say("attendance.sent"), { exact: true })).toBeVisible();
    expect.soft(await axeViolations(door)).toEqual([]);
    await button(say("attendance.refresh")).click();
    const come = say("attendance.count.PRESENT", { count: others.length + 1 });
    await expect(button(come)).toBeVisible();
  } finally {
    await camera.close();
  }
}
