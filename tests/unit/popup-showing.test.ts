// Which popups are shown where, until when one stays hidden, and when too many are shown at a time.
import { expect, test } from "vitest";
import { mostAtOnce, mostForOne } from "#schema/validation/site/popup-overlap.ts";
import { popupInput } from "#schema/validation/site/popups.ts";
import {
  hiddenUntil,
  hidingKey,
  isHiding,
  type ListedPopup,
  popupsFor,
} from "#web/features/site/popups/public/popup-showing.ts";

const popup = (id: number, given: Partial<ListedPopup> = {}): ListedPopup => ({
  id,
  version: 1,
  device: "ALL",
  language: "ALL",
  pages: "PUBLIC",
  paths: [],
  ...given,
});
const home = {
  path: "/",
  language: "KO",
  isPhone: false,
  isHidden: () => false,
  isClosed: () => false,
} as const;
const ids = (popups: readonly ListedPopup[]) => popups.map(({ id }) => id);

test("three at most, by page and device, and never where somebody is busy", () => {
  const all = [
    popup(1, { pages: "HOME" }),
    popup(2, { device: "PHONE" }),
    popup(3, { device: "PHONE", pages: "HOME" }),
    popup(4),
    popup(5),
    popup(6),
  ];
  expect(ids(popupsFor(all, home))).toEqual([1, 4, 5]);
  expect(ids(popupsFor(all, { ...home, isPhone: true }))).toEqual([1, 2, 3]);
  expect(ids(popupsFor(all, { ...home, path: "/notice/list", isPhone: true }))).toEqual([2, 4, 5]);
  expect(ids(popupsFor(all, { ...home, isHidden: ({ id }) => id < 5 }))).toEqual([5, 6]);
  // Anyone who closes the three is not shown the next three; anyone who hid them for a while is, another day.
  expect(ids(popupsFor(all, { ...home, isClosed: ({ id }) => id < 6 }))).toEqual([]);
  for (const path of [
    "/login",
    "/register",
    "/my-account",
    "/verify-email",
    "/admin/posts",
    "/programs/3/apply",
    "/create-seminar",
    "/notice/edit/3",
    "/bylaws/edit",
  ]) {
    expect(popupsFor(all, { ...home, path }), path).toEqual([]);
  }
});

test("hidden until midnight of this day or the seventh, by id and version", () => {
  const now = new Date(2026, 10, 21, 23, 59, 59);
  const today = hiddenUntil("TODAY", now);
  expect(today).toEqual(new Date(2026, 10, 22));
  expect(hiddenUntil("WEEK", now)).toEqual(new Date(2026, 10, 28));
  expect(isHiding(today.toISOString(), now)).toBe(true);
  expect(isHiding(today.toISOString(), today)).toBe(false);
  expect([isHiding(null, now), isHiding("nonsense", now)]).toEqual([false, false]);
  expect(hidingKey(popup(3))).not.toBe(hidingKey(popup(3, { version: 2 })));
});

test("the fullest moment of a period counts, not one that touches it somewhere", () => {
  const span = (from: number, to: number) => ({
    showsFrom: new Date(from * 1000),
    showsTo: new Date(to * 1000),
  });
  expect(mostAtOnce(span(0, 10), [])).toBe(1);
  expect(mostAtOnce(span(0, 10), [span(0, 3), span(3, 6), span(6, 12)])).toBe(2);
  expect(mostAtOnce(span(0, 10), [span(0, 5), span(4, 6), span(4, 12), span(10, 20)])).toBe(4);
});

test("what visitors see does not stand beside what members see, nor a phone's beside a computer's", () => {
  const always = { showsFrom: new Date(0), showsTo: new Date(1_000) };
  const made = (device: string, audience: string, given: object = {}) =>
    ({
      ...always,
      device,
      audience,
      language: "ALL",
      grades: [],
      pages: "HOME",
      paths: [],
      ...given,
    }) as const;
  const own = made("ALL", "ALL");
  const others = [
    made("PHONE", "VISITOR"),
    made("PHONE", "MEMBER"),
    made("DESKTOP", "ALL"),
    made("DESKTOP", "MEMBER"),
  ];
  expect(mostForOne(own, others)).toBe(3);
  expect(mostForOne(made("PHONE", "VISITOR"), others)).toBe(2);
  expect(mostForOne(own, [...others, made("ALL", "MEMBER")])).toBe(4);
  const regular = made("ALL", "GRADES", { grades: ["REGULAR"] });
  expect(mostForOne(regular, [made("ALL", "GRADES", { grades: ["HONORARY"] }), made("ALL", "VISITOR")])).toBe(
    1,
  );
  expect(mostForOne(regular, [made("ALL", "MEMBER"), made("ALL", "GRADES", { grades: ["REGULAR"] })])).toBe(
    3,
  );
  const chosen = made("ALL", "ALL", { pages: "CHOSEN", paths: ["/seminar-schedule"] });
  expect(mostForOne(chosen, [own, made("ALL", "ALL", { pages: "PUBLIC", language: "EN" })])).toBe(2);
});

test("one for chosen pages shows there and below, one for a language on its pages only", () => {
  const all = [
    popup(1, { pages: "CHOSEN", paths: ["/seminar-schedule"] }),
    popup(2, { language: "EN" }),
    popup(3, { pages: "CHOSEN", paths: ["/"] }),
  ];
  const at = (path: string, language: "KO" | "EN" = "KO") => ids(popupsFor(all, { ...home, path, language }));
  expect(at("/seminar-schedule")).toEqual([1]);
  expect(at("/seminar-schedule/2026")).toEqual([1]);
  expect(at("/seminar-schedules")).toEqual([]);
  expect(at("/", "EN")).toEqual([2, 3]);
});

test("addresses are stored without language, query and the slash at their end; chosen means that some are named", () => {
  const typed = {
    titleKo: "가",
    bodyKo: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "나" }] }] },
    showsFrom: "2026-12-01T00:00:00Z",
    showsTo: "2026-12-02T00:00:00Z",
    device: "ALL",
    pages: "CHOSEN",
    audience: "GRADES",
    hide: "TODAY",
    position: 0,
  };
  const codes = (given: object) =>
    popupInput.safeParse({ ...typed, ...given }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(codes({})).toEqual([
    ["paths", "REQUIRED"],
    ["grades", "REQUIRED"],
  ]);
  expect(codes({ paths: ["//evil.example"], grades: ["REGULAR"] })).toEqual([["paths", "HREF_INVALID"]]);
  const paths = ["/en/kitec/?a=1", "/kitec", "/en"];
  expect(popupInput.parse({ ...typed, paths, grades: ["HONORARY", "REGULAR"] })).toMatchObject({
    paths: ["/kitec", "/"],
    grades: ["REGULAR", "HONORARY"],
  });
  expect(
    popupInput.parse({ ...typed, paths, grades: ["REGULAR"], pages: "HOME", audience: "ALL" }),
  ).toMatchObject({ paths: [], grades: [] });
});
