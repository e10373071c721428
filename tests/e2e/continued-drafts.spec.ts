// @long writing.spec.ts
// A draft that is continued: the language it was typed in is on the screen, and the cursor is where it was.
import { expect } from "@playwright/test";
import { test, untilAlive } from "./journey.ts";
import { dropDraft, PostEditor, signInWriter } from "./office.ts";

test("a draft is continued in the language and at the letter where it was typed", async ({
  page,
  context,
  say,
  open,
  at,
}, info) => {
  await signInWriter(page, info, "NEWS");
  await open("/news/create");
  const editor = new PostEditor(page, say);
  await editor.write("en", `Continued ${Date.now().toString(36)}`, "First line.");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("The second has a hole.");
  for (const _ of "hole.") await page.keyboard.press("ArrowLeft");
  await page.keyboard.insertText("small ");
  await editor.untilDraftSaved();
  await page.close();

  const second = await context.newPage();
  await second.goto(at("/news/create"));
  await untilAlive(second);
  const again = new PostEditor(second, say);
  await second.getByRole("button", { name: say("forms.draft.continue") }).click();
  await expect(again.text("en")).toBeVisible();
  await expect(again.text("en")).toBeFocused();
  await second.keyboard.insertText("round ");
  await expect(again.text("en")).toContainText("The second has a small round hole.");
  await again.untilDraftSaved();
  await dropDraft(second, "NEWS");
});

test("an answered offer leaves the focus where one types, also where the draft is not continued", async ({
  page,
  context,
  say,
  open,
  at,
}, info) => {
  await signInWriter(page, info, "NEWS");
  await open("/news/create");
  const editor = new PostEditor(page, say);
  await editor.write("ko", `버릴 초안 ${Date.now().toString(36)}`, "버릴 글.");
  await editor.untilDraftSaved();
  await page.close();

  const second = await context.newPage();
  await second.goto(at("/news/create"));
  await untilAlive(second);
  const again = new PostEditor(second, say);
  const offer = second.getByRole("status").filter({ hasText: say("forms.draft.found") });
  const discard = offer.getByRole("button", { name: say("forms.draft.discard") });
  await discard.focus();
  await discard.press("Enter");
  // Where the draft was typed; the toast that brings it back has no keys of anybody who types.
  await expect(again.text("ko")).toBeFocused();
  await second.keyboard.insertText("새 글");
  await expect(again.text("ko")).toHaveText("새 글");
  await expect(again.text("ko")).toBeFocused();
  await again.untilDraftSaved();
  await dropDraft(second, "NEWS");
});
