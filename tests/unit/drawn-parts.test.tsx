// A part that many pages share is drawn once for each of its states, and pages with it are what they are without.
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { markPage } from "#web/document/drawn-parts.ts";
import { DrawnOnce, PartMarksContext } from "#web/page/DrawnOnce.tsx";

let drawn = 0;

function Menu({ open }: { open: string }) {
  drawn += 1;
  return <nav aria-current={open === "page" || undefined}>안내 &amp; {open}</nav>;
}

const page = (states: readonly string[]) => (
  <div>
    {states.map((state) => (
      <DrawnOnce key={state} name="menu of a test" state={state}>
        <Menu open={state} />
      </DrawnOnce>
    ))}
    <main>본문</main>
  </div>
);

function render(states: readonly string[]): string {
  const parts = markPage();
  return parts.place(renderToString(<PartMarksContext value={parts}>{page(states)}</PartMarksContext>));
}

test("each state is drawn once, and its markup is in each page", () => {
  const plain = renderToString(page(["page", "list"]));
  drawn = 0;
  expect(render(["page", "list"])).toBe(plain);
  expect(drawn).toBe(2);
  expect(render(["page", "list"])).toBe(plain);
  expect(render(["list"])).toBe(renderToString(page(["list"])));
  // By the plain one.
  expect(drawn).toBe(3);
});

test("many states do not pile up", () => {
  for (let at = 0; at < 450; at += 1) {
    const states = [`one of many ${at}`];
    expect(render(states)).toBe(renderToString(page(states)));
  }
  expect(render(["list"])).toBe(renderToString(page(["list"])));
});
