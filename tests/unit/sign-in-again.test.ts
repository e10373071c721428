// @vitest-environment jsdom
// A session that ended under unsaved text: what runs by itself, or is saved by keys, shows a strip, and the dialog comes for a
// save by a button, never while the focus is in a text.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { holdUnsavedInput } from "#web/browser/unsaved-input.ts";
import { beginAgain, type Purpose, signIns, urgeOutsideTexts } from "#web/session/sign-in-again.ts";

const { session } = vi.hoisted(() => {
  const held = { authorization: "Bearer old", expired: 0 };
  return {
    session: {
      held,
      state: () => ({ member_idx: 7, user: { id: 7 } }),
      authorization: () => held.authorization,
      expire: () => {
        held.expired += 1;
      },
    },
  };
});
vi.mock("#web/session/session.ts", () => ({ session }));

const button = document.body.appendChild(document.createElement("button"));
const place = document.body.appendChild(document.createElement("div"));
const TEXTS = {
  "a field": "<input>",
  "a long field": "<textarea></textarea>",
  "a formatted text": '<div contenteditable="true" tabindex="0"></div>',
} as const;
function focusText(html: string): void {
  place.innerHTML = html;
  place.querySelector<HTMLElement>("input, textarea, [contenteditable]")?.focus();
  expect(document.activeElement).toBe(place.firstElementChild);
}
/** A request of this purpose was answered with 401 just now. */
const refused = (purpose: Purpose) => beginAgain("Bearer old", purpose, performance.now());
let release = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  release = holdUnsavedInput();
  session.held.expired = 0;
  button.focus();
});
afterEach(async () => {
  signIns.asked()?.answer(true);
  release();
  vi.useRealTimers();
});

describe("a session that ended under unsaved text", () => {
  test("is told by a strip where a draft or a read met it", async () => {
    await expect(refused("draft")).resolves.toBe(false);
    const read = refused("read");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signIns.asked()?.isUrgent).toBe(false);
    signIns.asked()?.answer(true);
    await expect(read).resolves.toBe(true);
    expect(session.held.expired).toBe(0);
  });

  test("is asked about by a dialog where somebody saved, whose save is sent again", async () => {
    await refused("draft");
    const save = refused("save");
    await vi.advanceTimersByTimeAsync(500);
    expect(signIns.asked()?.isUrgent).toBe(true);
    signIns.asked()?.answer(true);
    await expect(save).resolves.toBe(true);
  });

  test.each(Object.entries(TEXTS))(
    "takes no key of somebody who saved by the keys in %s and types on later; a button asks",
    async (_what, html) => {
      focusText(html);
      const save = refused("save");
      await vi.advanceTimersByTimeAsync(10_000);
      urgeOutsideTexts();
      expect(signIns.asked()?.isUrgent).toBe(false);
      button.focus();
      urgeOutsideTexts();
      expect(signIns.asked()?.isUrgent).toBe(true);
      signIns.asked()?.answer(true);
      await expect(save).resolves.toBe(true);
    },
  );

  test("takes none of somebody who pressed a button and went back to the text at once", async () => {
    const save = refused("save");
    await vi.advanceTimersByTimeAsync(300);
    focusText(TEXTS["a field"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signIns.asked()?.isUrgent).toBe(false);
    signIns.asked()?.answer(true);
    await expect(save).resolves.toBe(true);
  });

  test("is over where the person does not want to sign in, or nothing is unsaved", async () => {
    const save = refused("save");
    signIns.asked()?.answer(false);
    await expect(save).resolves.toBe(false);
    expect(session.held.expired).toBe(1);
    release();
    await expect(refused("save")).resolves.toBe(false);
    expect([session.held.expired, signIns.asked()]).toEqual([2, null]);
  });
});
