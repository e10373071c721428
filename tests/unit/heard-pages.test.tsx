// @vitest-environment jsdom
// Who listens to a list hears which page was reached, also without a keyboard.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { MemoryRouter, useNavigate, useSearchParams } from "react-router-dom";
import { expect, test } from "vitest";
import { messagesOf } from "#tests/support/messages.ts";
import { FollowLinkProvider } from "#web/components/Link.tsx";
import { Pagination } from "#web/components/Pagination.tsx";

function List() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <FollowLinkProvider
      value={(event, { to }) => {
        event.preventDefault();
        void navigate(to);
      }}
    >
      <Pagination current={Number(params.get("page") ?? 1)} count={3} href={(page) => `/?page=${page}`} />
    </FollowLinkProvider>
  );
}

test("the page that was reached is said", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <IntlProvider locale="ko" messages={messagesOf("ko")}>
        <MemoryRouter>
          <List />
        </MemoryRouter>
      </IntlProvider>,
    ),
  );
  const said = () => place.querySelector("[role=status]")?.textContent;
  expect(said()).toBe("");
  await act(async () => place.querySelector<HTMLElement>("[aria-label='다음 페이지']")?.click());
  expect(said()).toBe("2 페이지");
  expect(document.activeElement?.getAttribute("aria-current")).toBe("page");
  await act(async () => root.unmount());
});
