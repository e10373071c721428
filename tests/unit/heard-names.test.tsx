// Two names of a person are read as two.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import type { Program } from "#web/features/programs/programs/public/program.ts";
import { Speakers } from "#web/features/programs/programs/public/Speakers.tsx";

test("a speaker's name and the one in the other language are apart", () => {
  const name = { text: "도유진", language: "KO" };
  const speaker = { id: 1, name, otherName: "Yu-jin Do", affiliation: null, talk: null, portrait: null };
  const html = markupInApp(
    <Speakers program={{ kind: "SEMINAR", speakers: [speaker] } as unknown as Program} />,
  );
  expect(html.replace(/<[^>]*>/g, "")).toContain("도유진 Yu-jin Do");
});
