// @vitest-environment jsdom
// A search is added to the address of the window, which can be newer than what React has drawn.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { IntlProvider } from "react-intl";
import { BrowserRouter } from "react-router-dom";
import { Client, fetchExchange, Provider } from "urql";
import { expect, test, vi } from "vitest";
import { messagesOf } from "#tests/support/messages.ts";
import { mountedRoot } from "#tests/support/mounted-root.ts";
import { FilterBar } from "#web/components/list/FilterBar.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { STAFF_LIST } from "#web/features/people/staff/staff-list.tsx";
import { theme } from "#web/theme/theme.ts";

const root = mountedRoot();

function Bar() {
  return <FilterBar list={useListAddress(STAFF_LIST)} options={{}} />;
}

test("a search keeps the tab that was chosen a moment ago", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const answer = async () => Response.json({ data: { ownList: null } });
  const client = new Client({
    url: "http://127.0.0.1/graphql",
    exchanges: [fetchExchange],
    fetch: answer,
    preferGetMethod: false,
  });
  window.history.replaceState(null, "", "/admin/staff");
  await act(async () =>
    root.render(
      <BrowserRouter>
        <IntlProvider locale="ko" messages={messagesOf("ko")}>
          <Provider value={client}>
            <MantineProvider theme={theme} env="test">
              <Bar />
            </MantineProvider>
          </Provider>
        </IntlProvider>
      </BrowserRouter>,
    ),
  );
  const box = document.querySelector<HTMLInputElement>("input[type=search]");
  if (!box?.form) throw new Error("There is no search box");
  box.value = "김";
  // The router pushes an address before React draws it.
  window.history.pushState(null, "", "/admin/staff?show=members");
  const { form } = box;
  await act(async () => form.requestSubmit());
  expect(new URLSearchParams(window.location.search)).toEqual(new URLSearchParams("show=members&search=김"));
  vi.unstubAllGlobals();
});
