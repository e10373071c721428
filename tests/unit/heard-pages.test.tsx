// @vitest-environment jsdom
// Who listens to a list hears which page was reached, also without a keyboard.
import { act } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
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

const root = appRoot();

test("the page that was reached is said", async () => {
  await root.show(<List />);
  const said = () => document.querySelector("[role=status]")?.textContent;
  expect(said()).toBe("");
  await act(async () => document.querySelector<HTMLElement>("[aria-label='다음 페이지']")?.click());
  expect(said()).toBe("2 페이지");
  expect(document.activeElement?.getAttribute("aria-current")).toBe("page");
});
