// What the public theme test of WordPress tries (github.com/WPTT/theme-unit-test), as posts of its own:
// titles with marks and without, pinned, closed, unpublished and empty posts, nested lists, featured images,
// authors without a number.
import { expect, test } from "vitest";
import { readWordpress } from "#gateway/site-import/wordpress.ts";
import { db } from "#prisma/client.ts";
import { wxr } from "#tests/support/former-sites.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { useSiteImport } from "#tests/support/site-import.ts";

const gateway = useGateway();
const { take, at } = useSiteImport(gateway);

const FILE = "https://old.example/wp-content/uploads/2019/05/pic.png";
const item = (id: number, title: string, row: object = {}) => ({
  id,
  type: "post",
  title,
  link: `https://old.example/?p=${id}`,
  content: "<p>글</p>",
  ...row,
});

test("an export of WordPress with every edge of its own theme test comes, and what does not is named", async () => {
  const path = await at(
    "theme.xml",
    wxr([
      item(1, "표시: <em>기울임</em> <b>굵<sup>게</sup></b>"),
      item(2, "", { content: "<p>제목이 없는 글입니다.</p>" }),
      item(3, "고정", { isSticky: true, tags: [] }),
      item(4, "비밀번호가 있는 글", { password: "enter" }),
      item(5, "초안", { status: "draft" }),
      item(6, "예약", { status: "future" }),
      item(7, "비공개", { status: "private" }),
      item(8, "내용 없음", { content: "" }),
      item(9, "목록", {
        content: "<ul><li>하나<ol><li>둘<ul><li>셋</li></ul></li></ol></li></ul><!--more--><p>더</p>",
      }),
      item(10, "대표 그림", { meta: { _thumbnail_id: "20" } }),
      item(11, "회원만", { meta: { _members_access_role: "subscriber" } }),
      item(12, "기호 ~`!@#$%^&*()-_=+{}[]/\\;:&#039;&quot;?,.&gt;"),
      item(13, "첨부 그림만", { content: `[caption id="x"]<img src="${FILE}" alt="봄" />[/caption]` }),
      { id: 20, type: "attachment", title: "pic", link: "https://old.example/pic/", file: FILE },
      item(30, "회칙", { type: "page" }),
    ]),
  );
  const { report } = await take(await readWordpress(path), "uploads", true);
  const posts = await db.post.findMany({
    where: { createdBy: { emailKey: "wp-editor@example.org" } },
    include: { figures: true },
    orderBy: { id: "asc" },
  });
  expect(posts.map(({ titleKo }) => titleKo)).toEqual([
    "표시: 기울임 굵게",
    "제목이 없는 글입니다.",
    "고정",
    "목록",
    "대표 그림",
    "회원만",
    "기호 ~`!@#$%^&*()-_=+{}[]/\\;:'\"?,.>",
    "첨부 그림만",
  ]);
  const of = (title: string) => posts.find(({ titleKo }) => titleKo === title);
  expect(of("고정")).toMatchObject({ pinned: true });
  expect(of("대표 그림")?.figures).toHaveLength(1);
  expect(of("첨부 그림만")?.figures).toHaveLength(1);
  expect(posts.filter(({ audience }) => audience !== "EVERYONE")).toMatchObject([
    { titleKo: "회원만", audience: "MEMBERS" },
  ]);
  const left = report.leftOut.map(({ kind, id, why }) => `${kind} ${id}: ${why}`);
  expect(left.filter((line) => !line.startsWith("field"))).toEqual([
    "page 30: left out: page",
    "post 4: left out: secret",
    "post 5: left out: unpublished",
    "post 6: left out: unpublished",
    "post 7: left out: secret",
    "post 8: ko.content CONTENT_REQUIRED",
  ]);
});

test("a post of two categories is read by the stricter one's readers, and the other category is named", async () => {
  const path = await at(
    "categories.xml",
    wxr([item(101, "두 분류의 글", { categories: ["공지", "소식"], tags: [] })]),
  );
  const readers = new Map([["소식", { audience: "MEMBERS", grades: [] }]] as const);
  const { report } = await take(await readWordpress(path), "uploads", true, { readers });
  expect(await db.post.findFirst({ where: { titleKo: "두 분류의 글" } })).toMatchObject({
    board: "NOTICE",
    audience: "MEMBERS",
  });
  const left = report.leftOut.map(({ kind, id, why }) => `${kind} ${id}: ${why}`);
  expect(left).toContain("field 101: category 소식");
});

test("what two categories' readers both may read is open to those grades alone, and to nobody where there are none", async () => {
  const path = await at(
    "grades.xml",
    wxr([item(111, "두 등급의 글", { categories: ["공지", "소식"], tags: [] })]),
  );
  const of = (news: readonly ("REGULAR" | "LIFETIME" | "HONORARY")[]) =>
    new Map([
      ["공지", { audience: "GRADES", grades: ["REGULAR", "LIFETIME"] }],
      ["소식", { audience: "GRADES", grades: news }],
    ] as const);
  const apart = await take(await readWordpress(path), "uploads", true, { readers: of(["HONORARY"]) });
  expect(apart.report.leftOut).toContainEqual({
    kind: "post",
    id: "111",
    name: "두 등급의 글",
    why: "no grade of members reads all the boards it was on",
  });
  expect(await db.post.count({ where: { titleKo: "두 등급의 글" } })).toBe(0);
  await take(await readWordpress(path), "uploads", true, { readers: of(["LIFETIME", "HONORARY"]) });
  expect(await db.post.findFirst({ where: { titleKo: "두 등급의 글" } })).toMatchObject({
    audience: "GRADES",
    readerGrades: ["LIFETIME"],
  });
});

test("files of pages, of what is not in the export and of nothing are named, and so are other kinds of content", async () => {
  const file = (id: number, name: string, parent: number) => ({
    id,
    type: "attachment",
    title: name,
    link: `https://old.example/${name}/`,
    file: `https://old.example/wp-content/uploads/2020/01/${name}.pdf`,
    parent,
  });
  const path = await at(
    "loose.xml",
    wxr([
      item(201, "남의 파일을 보이는 글", {
        content: '<a href="https://old.example/wp-content/uploads/2020/01/shown.pdf">파일</a>',
      }),
      item(202, "회칙", { type: "page" }),
      item(203, "책 한 권", { type: "product" }),
      item(204, "", { type: "nav_menu_item" }),
      item(205, "", { type: "nav_menu_item" }),
      file(211, "of-page", 202),
      file(212, "of-nothing", 0),
      file(213, "of-missing", 999),
      file(214, "of-product", 203),
      file(215, "shown", 202),
      { ...file(216, "hosted", 202), file: "https://old.files.host.example/2020/01/hosted.pdf" },
    ]),
  );
  for (const isWritten of [false, true]) {
    const { report } = await take(await readWordpress(path), "uploads", isWritten);
    const left = report.leftOut.map(({ kind, id, why }) => `${kind} ${id}: ${why}`);
    expect(left.filter((line) => !line.startsWith("field")).toSorted()).toEqual([
      "file 2020/01/hosted.pdf: of the page 202",
      "file 2020/01/of-missing.pdf: of 999, which is not in the export",
      "file 2020/01/of-nothing.pdf: files that belong to no post",
      "file 2020/01/of-page.pdf: of the page 202",
      "file 2020/01/of-product.pdf: its type is product",
      "file 2020/01/shown.pdf: files that are missing",
      "page 202: left out: page",
      "post 203: its type is product",
      "table nav_menu_item: left out: table",
    ]);
  }
});
