// @vitest-environment jsdom
// The office reads that an email was sent only where a mail server sends it.
import { expect, test } from "vitest";
import { EVERY_RIGHT } from "#tests/support/every-right.ts";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import { useSentWords } from "#web/session/use-mails-are-sent.ts";

const root = appRoot();

function SentWords() {
  return useSentWords()("printing.sent");
}

test.each([
  [true, "printing.sent"],
  [false, "outbox.waits"],
])("where mails leave is %s, it reads %s", async (mailsAreSent, words) => {
  const viewer = { __typename: "Viewer", ...EVERY_RIGHT, mailsAreSent };
  const client = answeringClient(() => ({ data: { viewer } }));
  await root.show(<SentWords />, { client });
  await expect.poll(() => document.body.textContent).toBe(words);
});
