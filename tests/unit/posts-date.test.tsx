// @vitest-environment jsdom
// The office's list of posts shows the date it is sorted by: of all states the last change, of one state the moment that counts there.
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { type ListedPost, usePostColumns } from "#web/features/site/posts/office/posts-list.tsx";

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
const root = appRoot();

function DateCell({ isAll }: { isAll: boolean }) {
  const date = usePostColumns(isAll, () => {}).find(({ sort }) => sort === "STATE");
  return (
    <>
      <h2>{date?.heading}</h2>
      <p>{date?.cell(post)}</p>
    </>
  );
}

async function shown(isAll: boolean) {
  await root.show(<DateCell isAll={isAll} />);
  const dates = [...document.querySelectorAll("p time")].map((time) => time.getAttribute("datetime"));
  return [document.querySelector("h2")?.textContent, ...dates];
}

test("of all posts the last change comes first, and the publication is named beside it", async () => {
  expect(await shown(true)).toEqual(["마지막 수정", post.updatedAt, post.publishedAt]);
});

test("of the scheduled ones it is the time of the publication", async () => {
  expect(await shown(false)).toEqual(["일시", post.publishedAt]);
});
