// What was closed on a former website is closed here: read levels, grants and groups become audiences, and
// what is in doubt is for members only.
import { expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { readGnuboard5 } from "#gateway/site-import/gnuboard5.ts";
import { readRhymix } from "#gateway/site-import/rhymix.ts";
import { db } from "#prisma/client.ts";
import { COLUMNS, dumped } from "#tests/support/former-sites.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { useSiteImport } from "#tests/support/site-import.ts";

const gateway = useGateway({ pages: builtPages() });
const { take, at } = useSiteImport(gateway);

const audiences = async (mark: string) =>
  Object.fromEntries(
    (await db.post.findMany({ where: { titleKo: { startsWith: mark } } })).map((post) => [
      post.titleKo?.slice(mark.length + 1),
      [post.audience, ...post.readerGrades, ...(post.isListed ? [] : ["unlisted"])].join(" "),
    ]),
  );

const board = (bo_table: string, row: object) => ({
  bo_table,
  bo_subject: "공지",
  gr_id: "g",
  bo_list_level: 1,
  bo_read_level: 1,
  bo_download_level: 1,
  ...row,
});
const post = (wr_id: number, title: string, row: object = {}) => ({
  wr_id,
  wr_subject: `등급 ${title}`,
  wr_content: `<p>${title}</p>`,
  wr_is_comment: 0,
  wr_option: "html1",
  wr_datetime: "2019-05-01 12:00:00",
  ...row,
});

test("read levels of gnuboard are audiences, and the dry run says which are in doubt", async () => {
  const boards = [
    board("open", {}),
    board("members", { bo_list_level: 2, bo_read_level: 2 }),
    board("unlisted", { bo_list_level: 2 }),
    board("higher", { bo_read_level: 5 }),
    board("admins", { bo_read_level: 10 }),
    board("complaints", { bo_use_secret: 2 }),
    board("group", { gr_id: "closed" }),
    board("proved", { bo_use_cert: "cert" }),
    board("files", { bo_download_level: 2 }),
  ];
  const path = await at(
    "levels.sql",
    [
      dumped("g5_board", COLUMNS.g5_board, boards),
      dumped("g5_board_file", COLUMNS.g5_board_file, [
        { bo_table: "files", wr_id: 2, bf_no: 0, bf_source: "회칙.pdf", bf_file: "../notice/abc_doc.pdf" },
      ]),
      dumped("g5_group", COLUMNS.g5_group, [{ gr_id: "closed", gr_use_access: 1 }]),
      ...boards.map(({ bo_table }) =>
        dumped(`g5_write_${bo_table}`, COLUMNS.g5_write, [
          post(1, bo_table),
          ...(bo_table === "files" ? [post(2, "files with one")] : []),
        ]),
      ),
    ].join("\n"),
  );
  const tried = (await take(await readGnuboard5(path), "data", false)).lines.join("\n");
  expect(tried).toContain("open (공지) → NOTICE, for everybody\n");
  expect(tried).toContain("members (공지) → NOTICE, for members only, not in public lists\n");
  expect(tried).toContain("(not sure: only members of level 5 and above read it; --readers says otherwise)");
  expect(tried).toContain(
    "unlisted (공지) → NOTICE, for members only, not in public lists (not sure: only members of level 2 and above saw its list",
  );
  expect(tried).toContain("admins (공지) → NOTICE, left out, because its administrators alone read it");

  const { report } = await take(await readGnuboard5(path), "data", true);
  expect(await audiences("등급")).toEqual({
    open: "EVERYONE",
    members: "MEMBERS unlisted",
    unlisted: "MEMBERS unlisted",
    higher: "MEMBERS",
    group: "MEMBERS",
    proved: "MEMBERS",
    files: "EVERYONE",
    "files with one": "MEMBERS",
  });
  expect(report.leftOut.filter(({ kind }) => kind === "post")).toMatchObject([
    { id: "admins/1", why: "its administrators alone read it" },
    { id: "complaints/1", why: "its administrators alone read it" },
  ]);
  const closed = await db.post.findFirstOrThrow({ where: { titleKo: "등급 members" } });
  expect(await (await gateway().request(`/notice/${closed.id}`)).text()).not.toContain("<p>members");

  // What the command says settles it.
  const readers = new Map([["admins", { audience: "GRADES", grades: ["REGULAR"] }]] as const);
  await take(await readGnuboard5(path), "data", true, { readers });
  expect(await audiences("등급")).toMatchObject({ admins: "GRADES REGULAR" });
});

test("grants of rhymix are audiences; deleted, blocked and unproved members are no accounts", async () => {
  const grants = [
    ...["access", "list", "view"].map((name) => ({ module_srl: 2, name, group_srl: -1 })),
    { module_srl: 3, name: "view", group_srl: 7 },
    { module_srl: 4, name: "view", group_srl: 9 },
    { module_srl: 5, name: "view", group_srl: -3 },
    { module_srl: 6, name: "write_document", group_srl: 7 },
    { module_srl: 7, name: "view", group_srl: 8 },
  ];
  const modules = [1, 2, 3, 4, 5, 6, 7].map((module_srl) => ({
    module_srl,
    module: "board",
    mid: `b${module_srl}`,
    browser_title: "공지",
  }));
  const member = (member_srl: number, row: object) => ({
    member_srl,
    user_name: `라이믹스 ${member_srl}`,
    email_address: `rx-${member_srl}@closed.kr`,
    denied: "N",
    status: "APPROVED",
    regdate: "20150302101530",
    ...row,
  });
  const path = await at(
    "grants.sql",
    [
      dumped(
        "rx_documents",
        COLUMNS.documents,
        modules.map(({ module_srl }) => ({
          document_srl: 100 + module_srl,
          module_srl,
          title: `권한 b${module_srl}`,
          content: "<p>글</p>",
          regdate: "20190501120000",
          is_secret: "N",
          status: "PUBLIC",
          is_notice: "N",
        })),
      ),
      dumped("rx_member", COLUMNS.member, [
        member(1, {}),
        member(2, { status: "DELETED" }),
        member(3, { status: "UNAUTHED" }),
        member(4, { denied: "Y" }),
        member(5, { status: "SUSPENDED" }),
      ]),
      dumped("rx_member_group", COLUMNS.member_group, [
        { group_srl: 7, title: "정회원", is_default: "N", is_admin: "N" },
        { group_srl: 8, title: "준회원", is_default: "Y", is_admin: "N" },
        { group_srl: 9, title: "편집위원", is_default: "N", is_admin: "N" },
      ]),
      dumped("rx_module_grants", COLUMNS.module_grants, grants),
      dumped("rx_modules", COLUMNS.modules, [
        ...modules,
        { module_srl: 8, module: "page", mid: "about", browser_title: "학회 소개" },
      ]),
    ].join("\n"),
  );
  const { report, lines } = await take(await readRhymix(path), "files", true);
  expect(lines.join("\n")).toContain("not sure: only the groups 편집위원 read it");
  expect(await audiences("권한")).toEqual({
    b1: "EVERYONE",
    b2: "MEMBERS unlisted",
    b3: "GRADES REGULAR",
    b4: "MEMBERS",
    b6: "EVERYONE",
    b7: "MEMBERS",
  });
  const people = await db.member.findMany({ where: { emailKey: { endsWith: "@closed.kr" } } });
  expect(people.map(({ email }) => email)).toEqual(["rx-1@closed.kr"]);
  expect(report.leftOut.filter(({ kind }) => kind === "person").map(({ id, why }) => `${id} ${why}`)).toEqual(
    [
      "2 people deleted",
      "3 people address never proved",
      "4 people left or blocked",
      "5 people left or blocked",
    ],
  );
  expect(report.leftOut.find(({ kind }) => kind === "page")).toMatchObject({ name: "학회 소개" });
});
