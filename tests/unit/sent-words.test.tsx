// @vitest-environment jsdom
// The office reads that an email was sent only where a mail server sends it.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Client, type Exchange, Provider } from "urql";
import { expect, test } from "vitest";
import { map, pipe } from "wonka";
import { EVERY_RIGHT } from "#tests/support/every-right.ts";
import { useSentWords } from "#web/session/use-mails-are-sent.ts";

/** Answers every query with a viewer. */
const answering =
  (mailsAreSent: boolean): Exchange =>
  () =>
  (operations) =>
    pipe(
      operations,
      map((operation) => ({
        operation,
        data: { viewer: { ...EVERY_RIGHT, mailsAreSent } },
        stale: false,
        hasNext: false,
      })),
    );

function Said() {
  return useSentWords()("printing.sent");
}

test.each([
  [true, "printing.sent"],
  [false, "outbox.waits"],
])("where mails leave is %s, it reads %s", async (mailsAreSent, words) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const client = new Client({ url: "http://127.0.0.1/graphql", exchanges: [answering(mailsAreSent)] });
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <Provider value={client}>
        <Said />
      </Provider>,
    ),
  );
  expect(document.body.textContent).toBe(words);
  await act(async () => root.unmount());
});
