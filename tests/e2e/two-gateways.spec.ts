// @long writing.spec.ts
// Two gateways behind Caddy are one site for the person who works on it, also while each of them is started anew.
import { expect } from "@playwright/test";
import { startGatewaysBehindCaddy } from "#tests/support/gateways-behind-caddy.ts";
import { OWNER, signIn } from "./accounts.ts";
import { test, untilAlive } from "./journey.ts";
import { PostEditor } from "./office.ts";

test.setTimeout(300_000);

/** Between two sentences: the text is saved in between. */
const PAUSE_MS = 3_000;

test("a person who writes loses neither session nor text while both gateways are started anew", {
  tag: "@once",
}, async ({ browser, say, at }) => {
  const site = await startGatewaysBehindCaddy({
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  });
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const heard: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error") heard.push(message.text());
    });
    const page = await context.newPage();
    await signIn(page, OWNER);
    await page.goto(at("/news/create"));
    await untilAlive(page);
    const editor = new PostEditor(page, say);
    await editor.write("ko", "두 대의 소식", "첫 문장. ");
    await editor.write("en", "News of two", "The first sentence.");
    await editor.untilDraftSaved();

    // The person goes on writing meanwhile.
    let isRenewed = false;
    const renewed = site.renew().then(() => {
      isRenewed = true;
    });
    await editor.show("ko");
    const sentences: string[] = [];
    while (!isRenewed) {
      const sentence = `문장 ${sentences.length + 2}.`;
      await editor.text("ko").click();
      await page.keyboard.press("Control+End");
      await page.keyboard.insertText(`${sentence} `);
      sentences.push(sentence);
      await Promise.race([renewed, page.waitForTimeout(PAUSE_MS)]);
    }
    await editor.untilDraftSaved();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await untilAlive(page);
    await page
      .getByRole("status")
      .getByRole("button", { name: say("forms.draft.continue") })
      .click();
    await editor.show("ko");
    for (const sentence of sentences) await expect(editor.text("ko")).toContainText(sentence);
    expect(sentences.length).toBeGreaterThan(3);
    await editor.choose("now");
    await editor.save("now");
    // The English lacks what was added.
    await editor.publishAnyway();
    await expect(page).toHaveURL(/\/news\/\d+$/);
    const { pathname } = new URL(page.url());
    for (const gateway of site.gateways)
      await expect.poll(async () => (await fetch(gateway + pathname)).text()).toContain("첫 문장.");
    expect(heard).toEqual([]);
    await context.close();
  } finally {
    await site.remove();
  }
});
