// @long translating.spec.ts
// The longest notice of the demo, translated anew by the keyboard: every key counted that is not the text, and the form compared with what a translator made of it by hand.
import { expect } from "@playwright/test";
import { demoNotices } from "#prisma/seed/content/notices.ts";
import { composePosts } from "#prisma/seed/demo-posts.ts";
import { segmentsOf } from "#schema/validation/core/translation/segments.ts";
import { Hand } from "./hand.ts";
import { test } from "./journey.ts";
import { ask, makePost, removePost, signInWriter } from "./office.ts";
import { Translator } from "./translating-people.ts";

test.setTimeout(240_000);

const PICTURE = { alt: "", width: 1, height: 1 };
/** The one with the most Korean that has no picture: a picture is stored before a text names it. */
function longestNotice() {
  const place = (name: string) => ({ key: "none", name, ...PICTURE });
  const posts = composePosts(demoNotices, new Date("2026-11-26T00:00:00Z"), place).flatMap(
    ({ ko, en, figures }) => (ko && en && figures.size === 0 ? [{ ko, en }] : []),
  );
  const lengthOf = ({ ko }: (typeof posts)[number]) => JSON.stringify(ko).length;
  const [first] = posts.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!first) throw new Error("No notice in both languages");
  return first;
}
const formOf = (title: string, content: { readonly content: readonly object[] }) =>
  segmentsOf({ title, content }).map(({ kind, text }) => [kind, text]);

test(
  "a long notice costs one key a paragraph, has the form of its Korean, and leaves one question",
  { tag: "@everywhere" },
  async ({ page, say, open }, info) => {
    await signInWriter(page, info, "NOTICE");
    const { ko, en } = longestNotice();
    const korean = segmentsOf({ title: ko.title, content: ko.document });
    const english = segmentsOf({ title: en.title, content: en.document });
    expect(english.length).toBe(korean.length);
    const id = await makePost(page, "NOTICE", ko.title, {
      ko: { title: ko.title, content: ko.document },
      en: null,
    });
    await open(`/notice/edit/${id}`);
    const me = new Translator(page, say);
    const hand = new Hand(page);
    await me.editor.show("ko");
    await hand.click(me.editor.title("ko"));
    for (const [at, { raw }] of english.entries()) {
      await hand.press("F8");
      await expect(me.panel.getByText(korean[at]?.text ?? "", { exact: true }).first()).toBeVisible();
      await hand.write(raw);
    }
    // A click to begin with, and F8 for each paragraph.
    expect(hand.acts).toBe(korean.length + 1);
    // Its translator left out a number that the title has; what is asked about that is said to be right.
    await me.waits(1, korean.length);
    await hand.press("F8");
    await expect(me.panel.getByText(say("translation.check.numbers"), { exact: true })).toBeVisible();
    await hand.press("Shift+F9");
    await me.waits(0, korean.length);
    await me.save(id, 2);
    const { postForEditing } = Object(
      await ask(page, `{ postForEditing(id: ${id}) { en { title content } } }`),
    );
    expect(formOf(postForEditing.en.title, postForEditing.en.content)).toEqual(formOf(en.title, en.document));
    await removePost(page, id);
  },
);
