// @vitest-environment jsdom
// A part that cannot be loaded does not take the page along.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { latePart } from "#web/components/late-part.tsx";

test("what cannot be loaded is left out, and asked for again at its next beginning", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let isAway = true;
  const Late = latePart(() =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve(() => <b>there</b>),
  );
  const place = document.createElement("div");
  const root = createRoot(place);
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
  isAway = false;
  await show(2);
  expect(place.textContent).toBe("typedthere");
  await act(async () => root.unmount());
});
