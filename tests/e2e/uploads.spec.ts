// Files come in by choosing, dropping and pasting; a file that fails says why and is tried again; a gallery is made of them.
import { expect, type Locator } from "@playwright/test";
import { type GivenFile, handFiles, picture } from "./handed-files.ts";
import { test } from "./journey.ts";
import { dropDraft, PostEditor, removePost, signInWriter } from "./office.ts";

const PDF: GivenFile = {
  name: "안내문.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
};

/** Two people of the suite never name a file alike. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;

test.setTimeout(120_000);

test("files are chosen, dropped and pasted, moved and removed, and hang on the post @core", async ({
  page,
  say,
  open,
}, info) => {
  await signInWriter(page, info, "PUBLICATION");
  await open("/publication-archives/create");
  const editor = new PostEditor(page, say);
  await editor.write("ko", "자료가 있는 글", "첨부를 봐 주세요.");
  const files = editor.main.getByRole("group", { name: say("editor.field.files"), exact: true });
  // The list of what hangs on the post; what is still on its way is in another.
  const rows = files.locator("ol > li");
  const chosen = page.waitForEvent("filechooser");
  await files.getByRole("button", { name: say("editor.files.add") }).click();
  await (await chosen).setFiles([PDF]);
  await expect(rows).toHaveText([/안내문\.pdf/]);
  const place = files.getByText(say("uploads.drop"));
  await handFiles(place, "drop", [await picture("둘째.png", "#2B4285")]);
  await expect(rows).toHaveText([/안내문\.pdf/, /둘째\.png/]);
  await handFiles(place, "paste", [{ ...PDF, name: "셋째.pdf" }]);
  await expect(rows).toHaveText([/안내문\.pdf/, /둘째\.png/, /셋째\.pdf/]);
  await files.getByRole("button", { name: say("forms.list.up", { name: "셋째.pdf" }) }).click();
  await expect(rows).toHaveText([/안내문\.pdf/, /셋째\.pdf/, /둘째\.png/]);
  await files.getByRole("button", { name: say("forms.list.remove", { name: "둘째.png" }) }).click();
  await expect(rows).toHaveText([/안내문\.pdf/, /셋째\.pdf/]);
  await editor.choose("now");
  await editor.save("now");
  await expect(page).toHaveURL(/\/publication-archives\/\d+$/);
  const hung = page.getByRole("article").getByRole("link", { name: /\.pdf/ });
  await expect(hung).toHaveText([/안내문\.pdf/, /셋째\.pdf/]);
  const address = (await hung.first().getAttribute("href")) ?? "";
  const file = await page.request.get(address);
  expect([file.status(), (await file.body()).equals(PDF.buffer)]).toEqual([200, true]);
  await removePost(page, Number(/(\d+)$/.exec(page.url())?.[1]));
});

test("pictures are dropped and pasted into the text, each with its words", async ({
  page,
  say,
  open,
}, info) => {
  await signInWriter(page, info, "NEWS");
  await open("/news/create");
  const editor = new PostEditor(page, say);
  await editor.write("ko", "그림이 있는 글", "그림 앞의 문장.");
  const words = page.getByRole("dialog", { name: say("editor.figure.title") });
  const alt = words.getByRole("textbox", { name: say("editor.figure.alt") });
  const apply = words.getByRole("button", { name: say("editor.dialog.apply") });
  for (const [how, colour] of [
    ["drop", "#c03030"],
    ["paste", "#30c030"],
  ] as const) {
    await handFiles(editor.text("ko"), how, [await picture(`${how}.png`, colour)]);
    await apply.click();
    await expect(alt).toHaveAccessibleDescription(new RegExp(say("errors.ALT_REQUIRED")));
    await alt.fill(`${how}: 한 빛깔의 네모`);
    await apply.click();
    await expect(words).toBeHidden();
    await expect(editor.text("ko").getByRole("img", { name: `${how}: 한 빛깔의 네모` })).toBeVisible();
  }
  await editor.choose("now");
  await editor.save("now");
  await expect(page).toHaveURL(/\/news\/\d+$/);
  for (const how of ["drop", "paste"]) {
    const image = page.getByRole("article").getByRole("img", { name: `${how}: 한 빛깔의 네모` });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0)))
      .toBeGreaterThan(0);
  }
  await removePost(page, Number(/(\d+)$/.exec(page.url())?.[1]));
});

test(
  "a file that fails says why, is tried again, and one that may not come is not sent",
  { tag: "@once" },
  async ({ page, say, open, mayLog }, info) => {
    mayLog(/507/);
    await signInWriter(page, info, "SEMINAR_ARCHIVE");
    await open("/seminar-archives/create");
    const editor = new PostEditor(page, say);
    const files = editor.main.getByRole("group", { name: say("editor.field.files"), exact: true });
    const place = files.getByText(say("uploads.drop"));
    const under = files.getByRole("list", { name: say("uploads.list") });
    let full = true;
    const sent: string[] = [];
    await page.route("**/api/v1/files?**", async (route) => {
      sent.push(route.request().url());
      if (full) await route.fulfill({ status: 507, json: { code: "STORAGE_FULL" } });
      else await route.fallback();
    });
    await handFiles(place, "drop", [PDF]);
    await expect(under.getByRole("alert")).toContainText(say("errors.STORAGE_FULL"));
    full = false;
    await under.getByRole("button", { name: say("uploads.retry") }).click();
    await expect(under).toBeHidden();
    await expect(files.locator("ol > li")).toHaveText([/안내문\.pdf/]);

    const before = sent.length;
    await handFiles(place, "drop", [{ ...PDF, name: "program.exe" }]);
    await expect(under.getByRole("alert")).toContainText(say("errors.FILE_TYPE_REFUSED"));
    await expect(under.getByRole("alert")).toContainText(/PDF, .*HWPX.*50\.0 MB/);
    expect(sent).toHaveLength(before);
    await under.getByRole("button", { name: say("uploads.cancel") }).click();
    await expect(under).toBeHidden();
    // By name a document, by content not: the server has the last word.
    await handFiles(place, "drop", [{ ...PDF, name: "거짓.pdf", buffer: Buffer.from("MZ not a document") }]);
    mayLog(/422|415/);
    await expect(under.getByRole("alert")).toContainText(say("errors.FILE_DAMAGED"));
    await editor.untilDraftSaved();
    await dropDraft(page, "SEMINAR_ARCHIVE");
  },
);

test("a gallery is made of described pictures, dragged and moved by keys, with a cover, and looked through", async ({
  page,
  say,
  open,
  language,
}, info) => {
  await signInWriter(page, info, "GALLERY");
  await open("/create-gallery");
  const editor = new PostEditor(page, say);
  await editor.show("ko");
  await editor.title("ko").fill("사진첩");
  await editor.show("en");
  await editor.title("en").fill("Album");
  const pictures = editor.main.getByRole("group", { name: say("editor.files.pictures"), exact: true });
  // Stored as WebP, they change the ending of their names.
  const names = ["하나", "둘", "셋"];
  const given = await Promise.all(
    names.map((name, at) => picture(`${name}.png`, `hsl(${at * 90}, 60%, 50%)`)),
  );
  await handFiles(pictures.getByText(say("uploads.drop")), "drop", given);
  const rows = pictures.locator("ol > li");
  await expect(rows).toHaveCount(3);
  // In the order they were given, whichever arrived first.
  for (const [at, name] of names.entries())
    await expect(rows.nth(at).getByRole("img", { name })).toBeVisible();
  const order = (...wanted: string[]) =>
    expect
      .poll(() => rows.getByRole("img").evaluateAll((list) => list.map((one) => one.getAttribute("alt"))))
      .toEqual(wanted.map((name) => `${name}.webp`));
  const mode = (of: "texts" | "order") => pictures.getByText(say(`editor.pictures.mode.${of}`)).click();
  await mode("order");
  // The last is dragged before the one above it; by key it goes back.
  const box = async (at: number) => (await rows.nth(at).getByRole("img").boundingBox()) ?? { x: 0, y: 0 };
  await rows.nth(2).evaluate((row) => row.scrollIntoView({ block: "center" }));
  const [from, to] = [await box(2), await box(1)];
  await page.mouse.move(from.x + 60, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + 60, { steps: 8 });
  await page.mouse.up();
  await order("하나", "셋", "둘");
  await rows
    .nth(1)
    .getByRole("button", { name: say("forms.list.later", { name: "셋.webp" }) })
    .focus();
  await page.keyboard.press("End");
  await order("하나", "둘", "셋");
  await expect(pictures.getByRole("status")).toHaveText(
    say("forms.list.moved", { name: "셋.webp", number: 3 }),
  );
  const first = rows.first();
  await rows
    .nth(1)
    .getByRole("button", { name: say("editor.pictures.makeCoverOf", { name: "둘.webp" }) })
    .click();
  await expect(rows.nth(1).getByText(say("editor.pictures.cover"), { exact: true })).toBeVisible();
  await mode("texts");
  const line = (row: Locator, name: "captionKo" | "captionEn" | "altKoOf" | "altEnOf", of: string) =>
    row.getByRole("textbox", { name: say(`editor.files.${name}`, { name: `${of}.webp` }), exact: true });
  await line(first, "captionKo", "하나").fill("첫 사진");
  await line(first, "captionEn", "하나").fill("The first picture");
  // The texts follow each other by Tab, from picture to picture.
  await page.keyboard.press("Tab");
  await expect(line(rows.nth(1), "altKoOf", "둘")).toBeFocused();
  await editor.choose("now");
  // Nobody has described the pictures yet.
  await editor.save("now");
  await expect(rows.getByText(say("errors.ALT_REQUIRED"))).toHaveCount(6);
  await expect(page).toHaveURL(/\/create-gallery$/);
  for (const [at, name] of names.entries()) {
    await line(rows.nth(at), "altKoOf", name).fill(`${name}: 한 빛깔`);
    await line(rows.nth(at), "altEnOf", name).fill(`One colour, ${at + 1}`);
  }
  await expect(pictures.getByText(say("editor.pictures.missing", { count: 0 }))).toBeVisible();
  await editor.save("now");
  await expect(page).toHaveURL(/\/gallery-details\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(language === "ko" ? "사진첩" : "Album");
  const caption = language === "ko" ? "첫 사진" : "The first picture";
  const alt = language === "ko" ? "하나: 한 빛깔" : "One colour, 1";
  await expect(page.getByRole("article").getByRole("img", { name: alt, exact: true })).toBeVisible();
  const shown = page.getByRole("main").getByRole("link", { name: new RegExp(`: ${alt}$`) });
  await shown.click();
  const viewer = page.getByRole("dialog", { name: say("posts.gallery.viewer") });
  await expect(viewer).toContainText(caption);
  await page.keyboard.press("ArrowRight");
  await expect(viewer).not.toContainText(caption);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await removePost(page, Number(/(\d+)$/.exec(page.url())?.[1]));
});

test(
  "twelve pictures of a gallery are on a laptop's screen at once, and Tab goes through the texts of all",
  { tag: "@desktop" },
  async ({ page, say, open }, info) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await signInWriter(page, info, "GALLERY");
    await open("/create-gallery");
    const editor = new PostEditor(page, say);
    const pictures = editor.main.getByRole("group", { name: say("editor.files.pictures"), exact: true });
    const given = await Promise.all(
      Array.from({ length: 12 }, (_, at) => picture(`그림 ${at + 1}.png`, `hsl(${at * 30}, 60%, 50%)`)),
    );
    await handFiles(pictures.getByText(say("uploads.drop")), "drop", given);
    const rows = pictures.locator("ol > li");
    await expect(rows).toHaveCount(12);
    await expect(rows.last().getByRole("img")).toBeVisible();
    const fields = rows.getByRole("textbox");
    const count = await fields.count();
    const name = (at: number) => fields.nth(at).getAttribute("aria-label");
    await fields.first().focus();
    for (let at = 1; at < count; at += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAttribute("aria-label", (await name(at)) ?? "");
    }
    await page.keyboard.press("Tab");
    await pictures.locator("ol").evaluate((grid) => grid.scrollIntoView({ block: "center" }));
    for (const row of await rows.all()) await expect(row.getByRole("img")).toBeInViewport({ ratio: 1 });
    await editor.untilDraftSaved();
    await dropDraft(page, "GALLERY");
  },
);

test("a file is named in both languages, replaced where it is, and kept while it is used", async ({
  page,
  say,
  at,
  open,
  language,
}, info) => {
  await signInWriter(page, info, "PUBLICATION");
  await open("/publication-archives/create");
  const editor = new PostEditor(page, say);
  await editor.write("ko", "이름이 둘인 자료", "첨부를 봐 주세요.");
  const files = editor.main.getByRole("group", { name: say("editor.field.files"), exact: true });
  const name = `${unique("세칙")}.pdf`;
  await handFiles(files.getByText(say("uploads.drop")), "drop", [{ ...PDF, name }]);
  // What may be uploaded is said before anything is refused.
  await expect(files.getByText(/PDF, .*HWPX.*50\.0 MB/)).toBeVisible();
  const look = say("file-office.lookOf", { name });
  await files.getByRole("button", { name: look }).click();
  const dialog = page.getByRole("dialog", { name });
  const english = `${unique("Rules")}.pdf`;
  await dialog.getByLabel(say("file-office.nameEn")).fill(english.replace(".pdf", ""));
  await dialog.getByRole("button", { name: say("file-office.saveNames") }).click();
  await expect(dialog.getByLabel(say("file-office.nameEn"))).toHaveValue(english);
  await page.keyboard.press("Escape");
  await editor.choose("now");
  await editor.save("now");
  await expect(page).toHaveURL(/\/publication-archives\/\d+$/);
  const id = Number(/(\d+)$/.exec(page.url())?.[1]);
  const hung = page.getByRole("article").getByRole("link", { name: /\.pdf/ });
  await expect(hung).toContainText(language === "ko" ? name : english);
  const address = (await hung.getAttribute("href")) ?? "";

  await open(`/admin/files?search=${encodeURIComponent(name)}`);
  const row = page.getByRole("main").getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(say("file-office.uses", { count: 1 }));
  await row.getByRole("button", { name: look }).click();
  await expect(dialog.getByRole("link", { name: "이름이 둘인 자료" })).toHaveAttribute(
    "href",
    at(`/publication-archives/edit/${id}`),
  );
  const other = Buffer.from(PDF.buffer.toString("latin1").replace("endobj", "endobj\n% second"), "latin1");
  await handFiles(dialog.getByText(say("uploads.drop")), "drop", [
    { ...PDF, name: "새것.pdf", buffer: other },
  ]);
  await expect(editor.toast("file-office.replaced")).toBeVisible();
  const served = await page.request.get(address);
  expect((await served.body()).equals(other)).toBe(true);
  expect(served.headers()["cache-control"]).toBe("public, no-cache");

  const remove = { name: say("file-office.delete"), exact: true };
  const confirm = async () => {
    await dialog.getByRole("button", remove).click();
    await page
      .getByRole("dialog", { name: say("file-office.deleteAsk", { name }) })
      .getByRole("button", remove)
      .click();
  };
  await confirm();
  await expect(dialog.getByRole("alert").getByRole("link", { name: "이름이 둘인 자료" })).toBeVisible();
  await removePost(page, id);
  await confirm();
  await expect(editor.toast("file-office.deleted")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
