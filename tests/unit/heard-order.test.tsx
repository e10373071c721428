// What is heard before what, in the order of the document (docs/accessibility.md#heard).
import { expect, test } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { Marquee } from "#web/components/Marquee.tsx";
import { Board } from "#web/features/site/pages/public/BoardMembersPage.tsx";
import type { ShownPeople } from "#web/features/site/pages/public/shown-page.ts";

const say = speaker("ko");

test("the button that stops moving words comes before them", () => {
  const html = markupInApp(
    <Marquee label="용어">
      <li>원문</li>
    </Marquee>,
    { language: "ko" },
  );
  const button = html.indexOf(say("components.marquee.pause"));
  expect(button).toBeGreaterThan(0);
  expect(button).toBeLessThan(html.indexOf("원문"));
});

test("a person's name comes before the office", () => {
  const local = (text: string) => ({ text, language: "KO" });
  const person = {
    id: 1,
    name: local("홍길동"),
    otherName: "Hong Gildong",
    role: local("편집위원장"),
    affiliation: null,
    portrait: null,
    termFrom: null,
    termTo: null,
  };
  const content = { document: { type: "doc", content: [] }, language: "KO" };
  const page = { title: local("편집위원회"), content, figures: [], people: [person] };
  const html = markupInApp(<Board pageKey="EDITORIAL_BOARD" page={page as unknown as ShownPeople} />, {
    language: "ko",
  });
  const name = html.indexOf("홍길동");
  expect(name).toBeGreaterThan(0);
  expect(name).toBeLessThan(html.indexOf("편집위원장"));
});
