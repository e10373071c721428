// @long exam-results.spec.ts
// A printed certificate for a fee: an examinee who passed asks for it and pays, the treasurer books, the office prints it and records that it was posted.
import { expect, type Page } from "@playwright/test";
import { photo } from "#tests/support/uploads.ts";
import {
  applicationPath,
  certificatesPath,
  memberPath,
  PROGRAM_OFFICE_PATHS,
  SETTINGS_PATH,
} from "#web/paths.ts";
import { type Account, newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const PROGRAMS: Account = { email: "program@example.org", password: STAFF.password };
const FEE = 7_000;
const ADDRESS = "06236 서울 강남구 테헤란로 1\n김합격 010-0000-0000";
const main = (page: Page) => page.getByRole("main");

async function setFee(page: Page, open: (path: string) => Promise<unknown>, save: string, fee: number) {
  await signIn(page, STAFF);
  await open(SETTINGS_PATH);
  await page.locator("#settings-certificateFee").fill(String(fee));
  await page.getByRole("button", { name: save, exact: true }).first().click();
  await expect
    .poll(async () => Object(await ask(page, "{ settingsForEditing { certificateFee } }")).settingsForEditing)
    .toEqual({ certificateFee: fee });
}

/** An exam that is over, with somebody who passed by results that are released. */
async function pass(page: Page, programId: number, examinee: Account): Promise<number> {
  await signIn(page, examinee);
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const sent = await page.request.post("/api/v1/files?kind=photo&name=face.jpg", {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    data: await photo({ width: 300, height: 400 }),
  });
  const { id: photoId } = await sent.json();
  const apply = "mutation ($input: ApplyInput!) { apply(input: $input) { id } }";
  const input = { programId, form: { name: "김합격", photoId } };
  const { id } = Object(await ask(page, apply, { input })).apply;
  await signIn(page, STAFF);
  await ask(page, `mutation { recordAttendance(ids: [${id}], attended: true) { id } }`);
  await ask(page, `mutation { recordResult(id: ${id}, score: 87, verdict: PASSED) { id } }`);
  const ended = { kind: "KITEC", fee: 0, ...IN_STATE.ENDED, publishNow: true, moveNoteKo: "일정 정정" };
  const { applyLink: _link, ...program } = { ...ended, ko: { title: "지난 시험" } };
  const save =
    "mutation ($id: Id!, $input: ProgramInput!) { saveProgram(id: $id, version: 2, input: $input) { id } }";
  await ask(page, save, { id: programId, input: program });
  await ask(page, `mutation { lockResults(programId: ${programId}) { id } }`);
  await signIn(page, PROGRAMS);
  await ask(page, `mutation { releaseResults(programId: ${programId}, at: "2026-01-01T00:00:00Z") { id } }`);
  return id;
}

/** The postal address of the profile of who is signed in. */
async function saveAddress(page: Page): Promise<void> {
  const { version, name, country } = Object(await ask(page, "{ viewer { member { version name country } } }"))
    .viewer.member;
  const input = {
    name,
    country,
    postcode: "04524",
    addressLine: "서울 중구 세종대로 110",
    addressDetail: "3층",
  };
  const save =
    "mutation ($version: Int!, $input: MyDetailsInput!) { updateMyDetails(version: $version, input: $input) { id } }";
  await ask(page, save, { version, input });
}

test("a printed certificate is requested, paid, booked, printed and posted", async ({
  page,
  request,
  say,
  open,
}) => {
  test.setTimeout(180_000);
  await setFee(page, open, say("editor.submit.save"), FEE);
  const { id: programId } = await makeSeminar(request, { ...OPEN, kind: "KITEC", fee: 0, prices: [] });
  const examinee = await newMember(page.request);
  const id = await pass(page, programId, examinee);

  await signIn(page, examinee);
  await saveAddress(page);
  await open(applicationPath(id));
  await main(page)
    .getByRole("button", { name: say("applications.copy.ask") })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("7,000");
  const send = dialog.getByRole("button", { name: say("applications.copy.send"), exact: true });
  const address = dialog.getByLabel(say("applications.copy.address"));
  // It starts from the profile, and may be another one.
  await expect(address).toHaveValue(/^04524 서울 중구 세종대로 110 3층\n/);
  await address.fill("");
  await send.click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill(ADDRESS);
  expect.soft(await axeViolations(page), "dialog").toEqual([]);
  await send.click();
  await expect(main(page).getByRole("link", { name: say("applications.copy.pay") })).toBeVisible();
  await main(page)
    .getByRole("link", { name: say("applications.copy.pay") })
    .click();
  await expect(main(page).getByText("7,000").first()).toBeVisible();
  const own = "{ myApplications { certificateCopies { paymentId } } }";
  const mine = Object(await ask(page, own)).myApplications;
  const paymentId = mine[0].certificateCopies[0].paymentId;

  await signIn(page, STAFF);
  const read = `{ payment(id: ${paymentId}) { version type amountDue } }`;
  const { payment } = Object(await ask(page, read));
  expect(payment).toMatchObject({ type: "CERTIFICATE", amountDue: FEE });
  const book =
    'mutation ($id: Id!, $version: Int!, $amount: Int!) { bookPayment(id: $id, version: $version, amount: $amount, reason: "통장") { warning } }';
  await ask(page, book, { id: paymentId, version: payment.version, amount: FEE });

  await signIn(page, PROGRAMS);
  await open(certificatesPath(PROGRAM_OFFICE_PATHS.evaluation, programId));
  await expect(main(page).getByText("테헤란로 1", { exact: false })).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await main(page)
    .getByRole("button", { name: say("printed.getCertificate") })
    .first()
    .click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: say("printed.download") }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^\d{4}-\d{5}\.pdf$/);
  await main(page)
    .getByRole("button", { name: say("exam-certificates.copies.send.of", { name: "김합격" }) })
    .click();
  await expect(
    main(page).getByRole("button", { name: say("exam-certificates.copies.unsend.of", { name: "김합격" }) }),
  ).toBeVisible();

  await signIn(page, examinee);
  await open(applicationPath(id));
  await expect(main(page).getByRole("link", { name: say("applications.copy.pay") })).toHaveCount(0);
  await expect(
    main(page)
      .getByText(/발송$|, sent on/)
      .first(),
  ).toBeVisible();

  // All certificates of the account are on one page; the office finds this one on the member's page.
  await open("/my-account?tab=certificates");
  const exam = main(page).getByRole("region", { name: say("certificates.kind.EXAM_CERTIFICATE") });
  await expect(exam.getByRole("link", { name: "지난 시험" })).toBeVisible();
  await exam.getByRole("button", { name: say("printed.getCertificate") }).click();
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: say("printed.download") }).click(),
  ]);
  const number = again.suggestedFilename().replace(".pdf", "");
  const completion = main(page).getByRole("region", { name: say("certificates.kind.COMPLETION") });
  await expect(completion.getByText(say("certificates.none"))).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  const memberId = Object(await ask(page, "{ viewer { member { id } } }")).viewer.member.id;
  await signIn(page, STAFF);
  await open(memberPath(memberId));
  await expect(main(page).getByRole("link", { name: number })).toBeVisible();
  await expect(main(page).getByRole("link", { name: say("member-office.toCertificate") })).toBeVisible();
  await setFee(page, open, say("editor.submit.save"), 0);
});
