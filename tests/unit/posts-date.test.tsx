// @vitest-environment jsdom
// The office's list of posts shows the date it is sorted by: of all states the last change, of one state the moment that counts there.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { type ListedPost, usePostColumns } from "#web/features/site/posts/office/posts-list.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

const intl = createPageIntl("ko", await loadWords("ko", ["site", "forms", "office"]));
const post: ListedPost = {
  id: 1,
  board: "NOTICE",
  state: "SCHEDULED",
  title: { text: "휴무 안내", language: "KO" },
  pinned: false,
  audience: "EVERYONE",
  languages: ["KO"],
  publishedAt: "2026-12-01T00:00:00Z",
  unpublishAt: null,
  updatedAt: "2026-10-27T00:00:00Z",
  writtenBy: "민가람",
  deletedAt: null,
  deletedBy: null,
  trashExpiry: null,
  englishOutdated: false,
};
let root: Root;

function DateCell({ isAll }: { isAll: boolean }) {
  const date = usePostColumns(isAll, () => {}).find(({ sort }) => sort === "STATE");
  return (
    <>
      <h2>{date?.heading}</h2>
      <p>{date?.cell(post)}</p>
    </>
  );
}

beforeEach(() => {
  stubMantineBrowser();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
});

async function shown(isAll: boolean) {
  await act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} env="test">
          <DateCell isAll={isAll} />
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
  const dates = [...document.querySelectorAll("p time")].map((time) => time.getAttribute("datetime"));
  return [document.querySelector("h2")?.textContent, ...dates];
}

test("of all posts the last change comes first, and the publication is named beside it", async () => {
  expect(await shown(true)).toEqual(["마지막 수정", post.updatedAt, post.publishedAt]);
});

test("of the scheduled ones it is the time of the publication", async () => {
  expect(await shown(false)).toEqual(["일시", post.publishedAt]);
});
