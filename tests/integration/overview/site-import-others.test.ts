// Rhymix and WordPress come in as gnuboard does, each with its own addresses.
import { expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { readGnuboard5 } from "#gateway/site-import/gnuboard5.ts";
import { readRhymix } from "#gateway/site-import/rhymix.ts";
import { readWordpress } from "#gateway/site-import/wordpress.ts";
import { db } from "#prisma/client.ts";
import { COLUMNS, dumped, wxr } from "#tests/support/former-sites.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { useSiteImport } from "#tests/support/site-import.ts";

const gateway = useGateway({ pages: builtPages() });
const { take, leadsTo, at } = useSiteImport(gateway);

test("a site of rhymix keeps its short addresses, even those that look like ours", async () => {
  const document = (row: object) => ({
    module_srl: 60,
    member_srl: 4,
    regdate: "20190501120000",
    is_secret: "N",
    status: "PUBLIC",
    ...row,
  });
  const path = await at(
    "rx.sql",
    [
      dumped("rx_comments", COLUMNS.comments, [{ comment_srl: 99, document_srl: 71_234, content: "댓글" }]),
      dumped("rx_documents", COLUMNS.documents, [
        document({
          document_srl: 71_234,
          title: "새 소식",
          content: '<p>그림</p><img src="./files/attach/images/1/pic.png" alt="봄" />',
        }),
        document({ document_srl: 71_235, title: "비밀", content: "<p>비밀</p>", status: "SECRET" }),
        document({ document_srl: 71_236, title: "버림", content: "<p>버림</p>", module_srl: 0 }),
      ]),
      dumped("rx_files", COLUMNS.files, [
        {
          file_srl: 81,
          upload_target_srl: 71_234,
          source_filename: "pic.png",
          uploaded_filename: "./files/attach/images/1/pic.png",
          isvalid: "Y",
        },
        {
          file_srl: 82,
          upload_target_srl: 71_234,
          source_filename: "논문.pdf",
          uploaded_filename: "./files/attach/binaries/2/x",
          isvalid: "Y",
        },
      ]),
      dumped("rx_member", COLUMNS.member, [
        {
          member_srl: 4,
          email_address: "rx-kim@example.org",
          user_name: "김영희",
          denied: "N",
          regdate: "20110101000000",
        },
      ]),
      dumped("rx_modules", COLUMNS.modules, [
        { module_srl: 60, module: "board", mid: "news", browser_title: "소식" },
        { module_srl: 61, module: "page", mid: "about", browser_title: "소개" },
      ]),
    ].join("\n"),
  );
  const { report } = await take(await readRhymix(path), "files", true);
  expect([
    report.of("posts"),
    report.of("left out: comment"),
    report.of("left out: secret"),
    report.of("left out: in the trash"),
  ]).toEqual([1, 1, 1, 1]);
  const post = await db.post.findFirstOrThrow({
    where: { titleKo: "새 소식" },
    include: { attachments: { include: { file: true } } },
  });
  expect(post.id).toBeGreaterThan(71_234);
  expect(post.attachments.map(({ file }) => file.name)).toEqual(["논문.pdf"]);
  for (const address of [
    "/news/71234",
    "/index.php?mid=news&document_srl=71234",
    "/?document_srl=71234",
    "/71234",
  ]) {
    await leadsTo(address, `/news/${post.id}`);
  }
});

test("a site of WordPress comes from its own export", async () => {
  const link = "https://old.example/2019/05/%ec%95%88%eb%82%b4/";
  const path = await at(
    "wp.xml",
    wxr([
      {
        id: 5,
        type: "post",
        title: "안내",
        link,
        content:
          '<!-- wp:paragraph --><p>본문</p><!-- /wp:paragraph --><img src="https://old.example/wp-content/uploads/2019/05/pic.png" alt="">',
        comments: 2,
      },
      { id: 6, type: "post", title: "초안", link: "https://old.example/?p=6", status: "draft" },
      {
        id: 7,
        type: "attachment",
        title: "pic",
        link: "https://old.example/pic/",
        parent: 5,
        file: "https://old.example/wp-content/uploads/2019/05/pic.png",
        status: "inherit",
      },
      { id: 8, type: "page", title: "소개", link: "https://old.example/about/" },
    ]),
  );
  const { report } = await take(await readWordpress(path), "uploads", true);
  expect([
    report.of("posts"),
    report.of("pictures"),
    report.of("left out: comment"),
    report.of("left out: unpublished"),
    report.of("left out: page"),
  ]).toEqual([1, 1, 2, 1, 1]);
  const post = await db.post.findFirstOrThrow({ where: { titleKo: "안내" }, include: { createdBy: true } });
  expect(post).toMatchObject({
    board: "NOTICE",
    createdBy: { email: "wp-editor@example.org" },
    publishedAt: new Date("2019-05-01T03:00:00Z"),
  });
  await leadsTo("/2019/05/%EC%95%88%EB%82%B4/", `/notice/${post.id}`);
  await leadsTo("/?p=5", `/notice/${post.id}`);
  await leadsTo("/category/%EA%B3%B5%EC%A7%80/", "/notice/list");
});

test("documents of other modules of rhymix, and files of no document, are named with what they are of", async () => {
  const document = (document_srl: number, module_srl: number) => ({
    document_srl,
    module_srl,
    title: `모듈 ${document_srl}`,
    content: "<p>글</p>",
    regdate: "20190501120000",
    status: "PUBLIC",
  });
  const file = (file_srl: number, upload_target_srl: number, isvalid = "Y") => ({
    file_srl,
    upload_target_srl,
    source_filename: `${file_srl}.pdf`,
    uploaded_filename: `./files/attach/${file_srl}`,
    isvalid,
  });
  const path = await at(
    "rx-modules.sql",
    [
      dumped("rx_documents", COLUMNS.documents, [
        document(1, 71),
        document(2, 0),
        document(3, 72),
        document(4, 79),
      ]),
      dumped("rx_files", COLUMNS.files, [
        file(91, 1),
        file(92, 71),
        file(93, 888),
        file(94, 0),
        file(95, 1, "N"),
      ]),
      dumped("rx_modules", COLUMNS.modules, [
        { module_srl: 70, module: "board", mid: "news", browser_title: "소식" },
        { module_srl: 71, module: "page", mid: "about", browser_title: "소개" },
        { module_srl: 72, module: "textyle", mid: "blog", browser_title: "블로그" },
      ]),
      dumped("rx_poll", ["poll_srl", "title"], [{ poll_srl: 1, title: "설문" }]),
    ].join("\n"),
  );
  const { report } = await take(await readRhymix(path), "files", false);
  expect(report.leftOut.map(({ kind, id, name, why }) => `${kind} ${id} ${name}: ${why}`).toSorted()).toEqual(
    [
      "file attach/91 91.pdf: text of a page",
      "file attach/92 92.pdf: of the page about",
      "file attach/93 93.pdf: of 888, which is no document or comment of the dump",
      "file attach/94 94.pdf: files that belong to no post",
      "file attach/95 95.pdf: uploaded to a text that was never saved",
      "page about 소개: left out: page",
      "post 1 모듈 1: left out: text of a page",
      "post 2 모듈 2: left out: in the trash",
      "post 3 모듈 3: its module is textyle",
      "post 4 모듈 4: its module 79 is not in the dump",
      "table rx_poll 1 rows: left out: table",
    ],
  );
});

test("a table of posts of gnuboard whose board is gone, files of deleted posts and tables nothing reads are named", async () => {
  const post = (wr_id: number, wr_subject: string) => ({
    wr_id,
    wr_subject,
    wr_content: "<p>글</p>",
    wr_is_comment: 0,
    wr_option: "html1",
    wr_datetime: "2019-05-01 12:00:00",
  });
  const file = (bo_table: string, wr_id: number) => ({
    bo_table,
    wr_id,
    bf_no: 0,
    bf_source: `${bo_table}-${wr_id}.pdf`,
    bf_file: `${wr_id}.pdf`,
  });
  const path = await at(
    "g5-gone.sql",
    [
      dumped("g5_board", COLUMNS.g5_board, [
        { bo_table: "there", bo_subject: "공지", bo_list_level: 1, bo_read_level: 1 },
      ]),
      dumped("g5_board_file", COLUMNS.g5_board_file, [file("there", 9), file("gone", 1)]),
      dumped("g5_qa_content", ["qa_id", "qa_subject"], [{ qa_id: 1, qa_subject: "문의" }]),
      dumped("g5_write_there", COLUMNS.g5_write, [post(1, "있는 게시판의 글")]),
      dumped("g5_write_gone", COLUMNS.g5_write, [post(1, "사라진 게시판의 글")]),
    ].join("\n"),
  );
  const { report } = await take(await readGnuboard5(path), "data", false);
  expect(report.of("posts")).toBe(1);
  expect(report.leftOut.map(({ kind, id, why }) => `${kind} ${id}: ${why}`).toSorted()).toEqual([
    "file file/gone/1.pdf: no board is called gone",
    "file file/there/9.pdf: of there/9, which is not in the dump",
    "post gone/1: no board is called gone",
    "table g5_qa_content: left out: table",
  ]);
});
