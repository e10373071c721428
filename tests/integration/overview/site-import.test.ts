// A former website comes in whole and once: first looked at, then written, and its addresses lead on.
import { expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { readGnuboard5 } from "#gateway/site-import/gnuboard5.ts";
import { db } from "#prisma/client.ts";
import { COLUMNS, dumped, exported } from "#tests/support/former-sites.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { useSiteImport } from "#tests/support/site-import.ts";

const gateway = useGateway({ pages: builtPages() });
const { take, led, leadsTo, at, memberId } = useSiteImport(gateway);
const counts = async () => ({
  posts: await db.post.count(),
  members: await db.member.count(),
  files: await db.file.count(),
  redirects: await db.redirect.count(),
});

const write = (row: object) => ({
  wr_is_comment: 0,
  wr_option: "html1",
  mb_id: "hong",
  wr_datetime: "2019-05-01 12:00:00",
  ...row,
});
const NOTICES = [
  write({
    wr_id: 12,
    wr_subject: "총회 안내 &amp; 일정",
    wr_seo_title: "총회-안내",
    wr_content:
      '<p>오십시오.</p><img src="http://old.example/data/editor/1905/pic.png" alt=""><img src="/data/editor/none.png">',
  }),
  write({ wr_id: 13, wr_subject: "댓글", wr_is_comment: 1, wr_content: "댓글" }),
  write({ wr_id: 14, wr_subject: "비밀", wr_option: "html1,secret", wr_content: "비밀" }),
  write({
    wr_id: 15,
    wr_subject: "Call for papers",
    wr_option: "",
    wr_content: "Write to us.\n\nSoon.",
    mb_id: "",
  }),
];
const gnuboard = () =>
  [
    dumped("g5_board", COLUMNS.g5_board, [
      { bo_table: "notice", bo_subject: "공지사항" },
      { bo_table: "gal", bo_subject: "갤러리" },
      { bo_table: "free", bo_subject: "자유게시판" },
    ]),
    dumped("g5_board_file", COLUMNS.g5_board_file, [
      { bo_table: "notice", wr_id: 12, bf_no: 0, bf_source: "회칙.pdf", bf_file: "abc_doc.pdf" },
      { bo_table: "notice", wr_id: 12, bf_no: 1, bf_source: "virus.exe", bf_file: "virus.exe" },
      { bo_table: "gal", wr_id: 1, bf_no: 0, bf_source: "사진.png", bf_file: "shot.png" },
    ]),
    exported("g5_member", COLUMNS.g5_member, [
      {
        mb_no: 7,
        mb_id: "hong",
        mb_name: "홍길동",
        mb_email: "g5-hong@example.org",
        mb_hp: "010-1234-5678",
        mb_datetime: "2010-03-02 09:00:00",
      },
      {
        mb_no: 8,
        mb_id: "left",
        mb_name: "나간이",
        mb_email: "g5-left@example.org",
        mb_leave_date: "20200101",
      },
      { mb_no: 9, mb_id: "bad", mb_name: "주소 없음", mb_email: "" },
    ]),
    dumped("g5_write_notice", COLUMNS.g5_write, NOTICES),
    dumped("g5_write_gal", COLUMNS.g5_write, [write({ wr_id: 1, wr_subject: "봄 소풍", wr_content: "" })]),
    dumped("g5_write_free", COLUMNS.g5_write, [write({ wr_id: 1, wr_subject: "잡담", wr_content: "잡담" })]),
  ].join("\n");

test("a site of gnuboard is looked at first, then comes with people, posts, files and addresses, and once", async () => {
  const site = await readGnuboard5(await at("g5.sql", gnuboard()));
  const before = await counts();
  const tried = await take(site, "data", false);
  expect(await counts()).toEqual(before);
  expect(tried.lines.join("\n")).toContain("free (자유게시판) → left out");

  const { report } = await take(site, "data", true);
  for (const one of [tried.report, report]) {
    expect(one.of("posts")).toBe(3);
    expect(one.of("left out: comment")).toBe(1);
    expect(one.of("left out: secret")).toBe(1);
    expect(one.of("posts of boards that are left out")).toBe(1);
    expect([
      one.of("pictures"),
      one.of("files"),
      one.of("files that are missing"),
      one.of("files that are refused"),
    ]).toEqual([2, 1, 1, 1]);
    expect([one.of("people new"), one.of("people without a usable address or name")]).toEqual([1, 1]);
  }
  const author = await db.member.findUniqueOrThrow({ where: { emailKey: "g5-hong@example.org" } });
  expect(author).toMatchObject({
    passwordHash: "",
    isAdded: true,
    grade: "GENERAL",
    createdAt: new Date("2010-03-02T00:00:00Z"),
  });
  const post = await db.post.findFirstOrThrow({
    where: { titleKo: "총회 안내 & 일정" },
    include: { attachments: { include: { file: true } }, figures: true },
  });
  expect(post).toMatchObject({
    board: "NOTICE",
    createdById: author.id,
    publishedAt: new Date("2019-05-01T03:00:00Z"),
    figures: [{}],
  });
  expect(post.attachments.map(({ file }) => file.name)).toEqual(["회칙.pdf"]);
  expect(await db.post.findFirst({ where: { titleEn: "Call for papers" } })).toMatchObject({
    titleKo: null,
    createdById: null,
  });
  const album = await db.post.findFirstOrThrow({
    where: { board: "GALLERY", titleKo: "봄 소풍" },
    include: { attachments: true },
  });
  expect(album.attachments).toMatchObject([{ altKo: "봄 소풍", fileId: album.thumbnailId }]);

  await leadsTo("/bbs/board.php?bo_table=notice&wr_id=12&page=2", `/notice/${post.id}`);
  await leadsTo(`/notice/${encodeURIComponent("총회-안내")}`, `/notice/${post.id}`);
  await leadsTo("/bbs/board.php?bo_table=gal", "/gallery");
  const [, file = ""] = await led("/bbs/download.php?bo_table=notice&wr_id=12&no=0");
  expect((await gateway().request(String(file))).status).toBe(200);
  const page = await (await gateway().request(`/notice/${post.id}`)).text();
  expect(page).toContain("오십시오.");

  const after = await counts();
  const again = await take(site, "data", true);
  expect(await counts()).toEqual(after);
  expect([again.report.of("posts"), again.report.of("posts that were imported before")]).toEqual([0, 3]);
  const lines = await db.auditEntry.findMany({ where: { actorId: memberId(), subject: "post" } });
  expect(lines.map(({ action }) => action)).toEqual(["importPost", "importPost", "importPost"]);
});

test("of two runs at once each thing comes once", async () => {
  const path = await at(
    "twice.sql",
    [
      dumped("g5_board", COLUMNS.g5_board, [{ bo_table: "twice", bo_subject: "공지" }]),
      dumped(
        "g5_write_twice",
        COLUMNS.g5_write,
        [1, 2, 3].map((wr_id) => write({ wr_id, wr_subject: `두 번 ${wr_id}`, wr_content: "<p>글</p>" })),
      ),
    ].join("\n"),
  );
  const runs = await Promise.all([1, 2].map(async () => await take(await readGnuboard5(path), "data", true)));
  expect(await db.post.count({ where: { titleKo: { startsWith: "두 번" } } })).toBe(3);
  expect(runs.map(({ report }) => report.of("posts")).reduce((sum, one) => sum + one)).toBe(3);
});
