// @vitest-environment jsdom
// A click on a link of this site goes to its page without loading the document; what opens elsewhere is the browser's.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messagesOf } from "#tests/support/messages.ts";
import { FollowLinkProvider, Link } from "#web/components/Link.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { createFollowLink } from "#web/start/follow-link.ts";

const intl = createPageIntl("en", messagesOf("en"));
const stopped = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
let router: ReturnType<typeof createMemoryRouter>;
let close = async () => {};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  router = createMemoryRouter([{ path: "*", element: null }], {
    basename: "/en",
    initialEntries: ["/en/faq"],
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <FollowLinkProvider value={createFollowLink(router)}>
          <Link to="/notice/list?page=2" id="page" className="link" aria-current="page">
            Page 2
          </Link>
          <Link to="/notice/list" id="elsewhere" target="_blank">
            In another window
          </Link>
          <Link to="/login" id="stopped" onClick={stopped}>
            Not now
          </Link>
          <Link to="/faq" id="here">
            Here
          </Link>
        </FollowLinkProvider>
      </RawIntlProvider>,
    ),
  );
  close = () => act(async () => root.unmount());
});

afterEach(async () => {
  await close();
  document.body.innerHTML = "";
});

/** Whether the browser is left to follow it. */
async function click(id: string, options: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  let isLeft = false;
  // jsdom follows no links.
  document.addEventListener(
    "click",
    (seen) => {
      isLeft = !seen.defaultPrevented;
      seen.preventDefault();
    },
    { once: true },
  );
  await act(async () => document.getElementById(id)?.dispatchEvent(event));
  return isLeft;
}

const shown = () => router.state.location.pathname + router.state.location.search;

test("it has the address in the language of the page, and what else it is given", () => {
  const link = document.getElementById("page");
  expect(link?.getAttribute("href")).toBe("/en/notice/list?page=2");
  expect(link?.className).toBe("link");
  expect(link?.getAttribute("aria-current")).toBe("page");
});

test("a plain click shows the page, as a new entry of the history", async () => {
  expect(await click("page")).toBe(false);
  expect(shown()).toBe("/en/notice/list?page=2");
  expect(router.state.historyAction).toBe("PUSH");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "%o is the browser's",
  async (options) => {
    expect(await click("page", options)).toBe(true);
    expect(shown()).toBe("/en/faq");
  },
);

test("a link into another window is the browser's", async () => {
  expect(await click("elsewhere")).toBe(true);
  expect(shown()).toBe("/en/faq");
});

test("what its own handler stops goes nowhere", async () => {
  expect(await click("stopped")).toBe(false);
  expect(stopped).toHaveBeenCalledOnce();
  expect(shown()).toBe("/en/faq");
});

test("going where one is makes no new entry", async () => {
  expect(await click("here")).toBe(false);
  expect(router.state.historyAction).toBe("REPLACE");
});
