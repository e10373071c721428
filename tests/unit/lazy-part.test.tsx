// @vitest-environment jsdom
// A part that cannot be loaded, or breaks, does not take the page along.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { lazyPart } from "#web/components/lazy-part.tsx";

test("what cannot be loaded is left out, and asked for again at its next beginning", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let isAway = true;
  const Late = lazyPart(() =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve(() => <b>there</b>),
  );
  const place = document.createElement("div");
  const failures: unknown[] = [];
  const root = createRoot(place, { onCaughtError: (error) => failures.push(error) });
  const show = (key: number) =>
    act(async () =>
      root.render(
        <>
          typed
          <Late key={key} />
        </>,
      ),
    );
  await show(1);
  expect(place.textContent).toBe("typed");
  expect(failures).toEqual([new Error("away")]);
  isAway = false;
  await show(2);
  expect(place.textContent).toBe("typedthere");
  await act(async () => root.unmount());
});

test("what breaks is left out", async () => {
  const Broken = lazyPart(() =>
    Promise.resolve(() => {
      throw new Error("broken");
    }),
  );
  const place = document.createElement("div");
  const root = createRoot(place, { onCaughtError: () => {} });
  await act(async () =>
    root.render(
      <>
        typed
        <Broken />
      </>,
    ),
  );
  expect(place.textContent).toBe("typed");
  await act(async () => root.unmount());
});
