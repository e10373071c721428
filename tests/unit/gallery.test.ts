// What the picture viewer does with keys and fingers, and how an image lists its sizes.
import { describe, expect, it } from "vitest";
import { toSrcSet } from "#web/components/ResponsiveImage.tsx";
import { swiped, turnedTo } from "#web/features/site/posts/public/picture-turns.ts";

describe("the keys of the picture viewer", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 2],
    ["ArrowLeft", 2, 1],
    ["ArrowLeft", 0, 0],
    ["Home", 2, 0],
    ["End", 0, 2],
    ["Enter", 1, null],
    ["Tab", 1, null],
  ])("%s at picture %i leads to %s", (key, index, target) => {
    expect(turnedTo(key, index, 3)).toBe(target);
  });
});

describe("a finger", () => {
  it.each([
    [-80, 10, 1],
    [80, -10, -1],
    [-30, 0, 0],
    [-80, 70, 0],
    [0, 200, 0],
  ])("that went %i and %i turns by %i", (x, y, step) => {
    expect(swiped(x, y)).toBe(step);
  });
});

describe("an image", () => {
  const variants = [
    { url: "/files/k/320.avif", width: 320, format: "avif" },
    { url: "/files/k/320.webp", width: 320, format: "webp" },
    { url: "/files/k/640.webp", width: 640, format: "webp" },
  ];

  it("lists the sizes of one format", () => {
    expect(toSrcSet(variants, "webp")).toBe("/files/k/320.webp 320w, /files/k/640.webp 640w");
    expect(toSrcSet([], "avif")).toBe("");
  });
});
