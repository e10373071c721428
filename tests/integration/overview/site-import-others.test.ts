// Rhymix and WordPress come in as gnuboard does, each with its own addresses.
import { expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
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
