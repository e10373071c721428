// @long applying.spec.ts
// At the door: a helper without an account checks people in on a phone, with a camera and without a connection; the office sees it.
import { expect, type Locator, type Page } from "@playwright/test";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { launchWithCamera, photoOf, writeCameraFilm } from "./camera-film.ts";
import { Hand } from "./hand.ts";
import { localize, test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const { applyLink: _link, ...ONGOING } = IN_STATE.ONGOING;
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** More than a round of the camera's film. */
const FILM_SECONDS = 3;
const secondsOf = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.currentTime);

/** A member with a confirmed seat, and what the ticket's code holds. */
async function participant(page: Page, programId: number, name: string): Promise<string> {
  await signIn(page, await newMember(page.request, "ko", name));
  const made = await ask(page, "mutation ($input: ApplyInput!) { apply(input: $input) { ticketAddress } }", {
    input: { programId, form: { name } },
  });
  return String(Object(made).apply.ticketAddress);
}

test("a helper scans and taps without a connection, the records arrive later, and the link is revoked", async ({
  page,
  request,
  say,
  open,
  language,
  baseURL,
}, testInfo) => {
  test.setTimeout(240_000);
  const { id, title } = await makeSeminar(request, { ...OPEN, fee: 0, prices: [] });
  await participant(page, id, "한나래");
  const ticket = await participant(page, id, "도우미");
  const third = await participant(page, id, "박사진");

  await signIn(page, STAFF);
  await open(`/admin/seminars/${id}/attendance`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await page.getByRole("button", { name: say("attendance-office.link.create"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("attendance-office.link.label")).fill("1호실 김도우");
  await dialog.getByLabel(say("attendance-office.link.day")).fill(seoulDay(new Date()));
  await dialog.getByRole("button", { name: say("attendance-office.link.create"), exact: true }).click();
  await expect(page.getByText("1호실 김도우")).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  const { doorLinks } = Object(await ask(page, `{ doorLinks(programId: ${id}) { address(language: KO) } }`));
  const { hash } = new URL(doorLinks[0].address);

  const film = testInfo.outputPath("camera.mjpeg");
  await writeCameraFilm(film, ticket);
  const browser = await launchWithCamera(film);
  try {
    const context = await browser.newContext({
      ...PHONE,
      permissions: ["camera"],
      ...(baseURL ? { baseURL } : {}),
    });
    const door = await context.newPage();
    await door.goto(localize(language, `/check-in${hash}`));
    const status = (words: "connected" | "sent" | "away", count = 0) =>
      expect(door.getByText(say(`attendance.${words}`, { count }), { exact: true })).toBeVisible();
    await status("connected");
    await expect(door.getByText(title)).toBeVisible();
    expect.soft(await axeViolations(door)).toEqual([]);
    // What reads slips is loaded by now, for the time without a connection.
    await door.waitForLoadState("networkidle");

    await context.setOffline(true);
    await door.getByLabel(say("attendance.search")).fill(language === "ko" ? "ㅎㄴㄹ" : "한나래");
    await door.getByRole("button", { name: say("attendance.mark.name", { name: "한나래" }) }).click();
    // The seminar is on a later day, which is asked about once.
    await door
      .getByRole("dialog")
      .getByRole("button", { name: say("attendance.before.record"), exact: true })
      .click();
    await status("away", 1);
    await door.getByLabel(say("attendance.search")).fill("");
    await door.getByRole("button", { name: say("attendance.scan"), exact: true }).click();
    await expect(door.getByText(say("attendance.scan.recorded"))).toBeVisible();
    await expect(door.getByRole("dialog").getByText("도우미")).toBeVisible();
    expect.soft(await axeViolations(door)).toEqual([]);
    await door.locator("input[type=file]").setInputFiles({
      name: "slip.jpg",
      mimeType: "image/jpeg",
      buffer: await photoOf(third),
    });
    await expect(door.getByRole("dialog").getByText("박사진")).toBeVisible();
    // The slip that is still before the camera does not take its place.
    const video = door.getByRole("dialog").locator("video");
    const shownAt = await secondsOf(video);
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(shownAt + FILM_SECONDS);
    await expect(door.getByRole("dialog").getByText("박사진")).toBeVisible();
    await door.getByRole("button", { name: say("attendance.close"), exact: true }).click();
    await status("away", 3);
    const come = say("attendance.count.PRESENT", { count: 3 });
    await expect(door.getByRole("button", { name: come })).toBeVisible();

    await context.setOffline(false);
    await status("sent");
    await page.getByRole("button", { name: say("attendance.refresh"), exact: true }).click();
    await expect(page.getByRole("button", { name: come })).toBeVisible();

    await page.getByRole("button", { name: say("attendance-office.link.revoke"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("attendance-office.link.revoke"), exact: true })
      .click();
    await expect(page.getByText(say("attendance-office.link.revoked")).first()).toBeVisible();
    await door.getByRole("button", { name: say("attendance.refresh"), exact: true }).click();
    await expect(door.getByText(say("attendance.ended"))).toBeVisible();
    expect(
      await door.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("check-in"))),
    ).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("on the phone of a helper somebody without an application is in and present after four acts", async ({
  page,
  request,
  say,
  browser,
  language,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { id } = await makeSeminar(request, { ...ONGOING, fee: 30_000, prices: [] });
  await signIn(page, STAFF);
  const create = `mutation { createDoorLink(programId: ${id}, input: { label: "1호실", day: "${seoulDay(new Date())}" }) { address(language: KO) } }`;
  const { hash } = new URL(Object(await ask(page, create)).createDoorLink.address);
  const context = await browser.newContext({ ...PHONE, ...(baseURL ? { baseURL } : {}) });
  try {
    const door = await context.newPage();
    await door.goto(localize(language, `/check-in${hash}`));
    const hand = new Hand(door);
    const dialog = door.getByRole("dialog");
    await hand.click(door.getByRole("button", { name: say("attendance.walkIn"), exact: true }));
    await hand.fill(dialog.getByLabel(say("attendance.walkIn.name")), "현장인");
    await hand.fill(dialog.getByLabel(say("attendance.walkIn.email")), `walk-in-${id}@example.org`);
    expect.soft(await axeViolations(door)).toEqual([]);
    await expect(dialog.getByText(say("attendance.walkIn.price", { price: 30_000 }))).toBeVisible();
    await hand.click(dialog.getByRole("button", { name: say("attendance.walkIn.paid"), exact: true }));
    await expect(door.getByText(say("attendance.walkIn.added", { name: "현장인" }))).toBeVisible();
    // Typing and all this is well within the minute that nobody at a door has more than.
    expect(hand.acts).toBeLessThanOrEqual(4);
    const come = say("attendance.count.PRESENT", { count: 1 });
    await expect(door.getByRole("button", { name: come })).toBeVisible();
  } finally {
    await context.close();
  }
});
