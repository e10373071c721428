// @vitest-environment jsdom
// What is chosen in a list belongs to the rows that were shown: another filter begins with nothing.
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Selecting, selectedCount, useListSelection } from "#web/components/list/list-selection.ts";

let root: Root;
let list: Selecting;
function List({ filter, areOfBefore }: { filter: string; areOfBefore: boolean }) {
  list = useListSelection(filter, areOfBefore);
  return null;
}
const show = (filter: string, areOfBefore = false) =>
  act(() => root.render(<List filter={filter} areOfBefore={areOfBefore} />));
const choose = (...ids: number[]) => act(() => list.toggle(ids, true));
const count = () => selectedCount(list.selection, 50);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body);
});
afterEach(() => act(() => root.unmount()));

test("rows stay chosen while their list is read again, and across its pages", () => {
  show("all", true);
  show("all");
  choose(1, 2);
  show("all", true);
  show("all");
  choose(11);
  expect(count()).toBe(3);
});

test("rows of the filter before, chosen while the next filter's are on their way, are not chosen in the next", () => {
  show("all");
  show("requests", true);
  choose(1, 2, 3);
  expect(count()).toBe(3);
  show("requests");
  expect(count()).toBe(0);
  choose(7);
  expect([list.isSelected(7), list.isSelected(1)]).toEqual([true, false]);
});
