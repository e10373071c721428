// A post for members (docs/site.md#posts-for-members): an editor says for whom it is, a visitor meets the
// door and signs in, the member comes back, reads and opens the attachment, finds it in the members' room; a
// member of another grade reads what to do.
import { expect } from "@playwright/test";
import { MEMBER, newMember, signIn } from "./accounts.ts";
import { test } from "./journey.ts";
import { PostEditor, removePost, signInWriter } from "./office.ts";

test.setTimeout(120_000);

test("a notice for regular members is written, met, read and found @core", async ({
  page,
  say,
  at,
  open,
  browser,
  baseURL,
  language,
}, info) => {
  await signInWriter(page, info, "NOTICE");
  const title = `회의록 ${Date.now().toString(36)}`;
  const secret = "총회에서만 말한 것";
  await open("/notice/create");
  const editor = new PostEditor(page, say);
  await editor.write("ko", title, secret);
  await editor.write("en", `${title} (en)`, secret);
  const who = editor.main.getByRole("group", { name: say("editor.audience.title") });
  await who.getByRole("radio", { name: say("editor.audience.GRADES") }).check();
  await editor.choose("now");
  await editor.save("now");
  // Nobody was chosen: the form says so and nothing is published.
  await expect(who.getByText(say("errors.REQUIRED")).first()).toBeVisible();
  await who.getByRole("checkbox", { name: say("enums.MemberGrade.REGULAR") }).check();
  await editor.main
    .locator('input[type="file"]:not([accept*="image/png,image/jpeg"]):not([accept^="image"])')
    .last()
    .setInputFiles({
      name: "의결.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
    });
  // Its row is there once it is uploaded.
  await expect(editor.main.getByText("15 B").first()).toBeVisible();
  await editor.save("now");
  await editor.publishAnyway();
  await page.waitForURL(/\/notice\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await expect(page.getByRole("main")).toContainText(secret);

  const outside = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: language === "ko" ? "ko-KR" : "en-GB",
  });
  const reader = await outside.newPage();
  const answer = await reader.goto(at(`/notice/${id}`));
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).not.toContain(secret);
  const main = reader.getByRole("main");
  const grades = say("enums.MemberGrade.REGULAR");
  await expect(
    main.getByRole("heading", { level: 2, name: say("posts.lock.forGrades", { grades }) }),
  ).toBeVisible();
  await reader.goto(at("/notice/list"));
  await expect(main.getByRole("listitem").filter({ hasText: title }).first()).toContainText(
    say("posts.list.members"),
  );
  await main
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await main.getByRole("link", { name: say("layout.account.login"), exact: true }).click();
  await reader.locator('input[type="email"]').fill(MEMBER.email);
  await reader.locator('input[type="password"]').fill(MEMBER.password);
  await reader.keyboard.press("Enter");
  await reader.waitForURL(new RegExp(`/notice/${id}$`));
  await expect(main).toContainText(secret);
  const file = main.getByRole("link", { name: /의결\.pdf/ });
  const address = new URL((await file.getAttribute("href")) ?? "", reader.url());
  expect((await reader.request.get(address.href)).status()).toBe(200);
  expect((await reader.request.get(address.pathname)).status()).toBe(404);
  // The page as it comes from the server is everybody's; the text comes after it.
  await reader.reload();
  await expect(main).toContainText(secret);
  await reader.goto(at("/my-account?tab=room&board=NOTICE"));
  await main.getByRole("link", { name: new RegExp(title) }).click();
  await expect(main).toContainText(secret);
  // The page of a search comes from the server as a visitor's, and asks once more.
  for (const address of [
    `/search?q=${encodeURIComponent(title)}`,
    `/notice/list?search=${encodeURIComponent(title)}`,
  ]) {
    expect(await (await reader.request.get(at(address))).text()).not.toContain(`/notice/${id}`);
    await reader.goto(at(address));
    const hit = main.getByRole("listitem").filter({ hasText: title }).first();
    await expect(hit).toContainText(say("posts.list.members"));
    await expect(hit.getByRole("link").first()).toHaveAttribute("href", at(`/notice/${id}`));
  }
  await outside.close();

  const another = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const general = await another.newPage();
  await signIn(general, await newMember(general.request, language));
  await general.goto(at(`/notice/${id}`));
  await expect(general.getByRole("main")).toContainText(say("posts.lock.GRADE"));
  await expect(general.getByRole("link", { name: say("posts.lock.grade") })).toHaveAttribute(
    "href",
    /tab=grade$/,
  );
  await expect(general.getByRole("main")).not.toContainText(secret);
  await another.close();
  await removePost(page, id);
});

test("a post that no list names looks like nothing, and opens at its address for a member who logs in", async ({
  page,
  say,
  at,
  open,
  browser,
  baseURL,
  language,
  mayLog,
}, info) => {
  mayLog(/404/);
  await signInWriter(page, info, "NOTICE");
  const title = `회원 자료 ${Date.now().toString(36)}`;
  const secret = "목록에 없는 글의 본문";
  await open("/notice/create");
  const editor = new PostEditor(page, say);
  await editor.write("ko", title, secret);
  const who = editor.main.getByRole("group", { name: say("editor.audience.title") });
  await who.getByRole("radio", { name: say("editor.audience.MEMBERS") }).check();
  await who.getByRole("checkbox", { name: say("editor.audience.listed") }).uncheck();
  await editor.choose("now");
  await editor.save("now");
  await page.waitForURL(/\/notice\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);

  const outside = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: language === "ko" ? "ko-KR" : "en-GB",
  });
  const reader = await outside.newPage();
  const main = reader.getByRole("main");
  const answer = await reader.goto(at(`/notice/${id}`));
  expect(answer?.status()).toBe(404);
  await expect(main).not.toContainText(say("posts.lock.forMembers"));
  await main.getByRole("link", { name: say("layout.account.login"), exact: true }).click();
  await reader.locator('input[type="email"]').fill(MEMBER.email);
  await reader.locator('input[type="password"]').fill(MEMBER.password);
  await reader.keyboard.press("Enter");
  await reader.waitForURL(new RegExp(`/notice/${id}$`));
  await expect(main).toContainText(secret);
  // The server does not know who asks: the page comes as nothing, and is asked for once more.
  expect((await reader.goto(at(`/notice/${id}`)))?.status()).toBe(404);
  await expect(main).toContainText(secret);
  await outside.close();
  await removePost(page, id);
});
