// @long manuscript-walk.spec.ts
// The page of a manuscript reads itself again while a file is being looked over.
import { expect } from "@playwright/test";
import { newMember, signIn } from "./accounts.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";

const BEGIN = `mutation ($input: SubmissionInput!) { beginSubmission(requestKey: "page-of-a-manuscript", input: $input) { id } }`;

test("an answer that does not come leaves the page as it is, and it goes on asking", {
  tag: "@once",
}, async ({ page, say, open, mayLog }) => {
  mayLog(/503/);
  await signIn(page, await newMember(page.request));
  const begun = Object(
    await ask(page, BEGIN, {
      input: {
        type: "RESEARCH",
        field: "LITERATURE",
        language: "KO",
        titleKo: "다시 읽는 원고",
        authors: [],
        suggestions: [],
        figureIds: [],
      },
    }),
  );
  let reads = 0;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("query MyManuscript(")) return route.fallback();
    reads += 1;
    if (reads === 2)
      return route.fulfill({
        status: 503,
        json: { errors: [{ message: "", extensions: { code: "UNAVAILABLE" } }] },
      });
    const response = await route.fetch();
    const answer = await response.json();
    // At first as if a file were there that is still being looked over.
    if (reads === 1)
      Object.assign(answer.data.mySubmission.check, { file: null, missing: ["FIGURE_WAITING"] });
    return route.fulfill({ response, json: answer });
  });
  await open(`/my-account/manuscripts/${begun.beginSubmission.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText(say("manuscripts.missing.FIGURE_WAITING"))).toBeVisible();
  await expect(main.getByRole("alert").getByText(say("manuscripts.failed"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("다시 읽는 원고");
  await expect(main.getByText(say("manuscripts.missing.FIGURE_WAITING"))).toBeVisible();
  // The third answer says what is missing in truth.
  await expect(main.getByText(say("manuscripts.missing.FIGURE_WAITING"))).toHaveCount(0);
  await expect(main.getByText(say("manuscripts.failed"))).toHaveCount(0);
});
