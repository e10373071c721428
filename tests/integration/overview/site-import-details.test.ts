// What hangs on the posts and people of a former website: it comes, or the report and its file name it.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { readGnuboard5 } from "#gateway/site-import/gnuboard5.ts";
import { writeLeftOut } from "#gateway/site-import/left-out-file.ts";
import { db } from "#prisma/client.ts";
import { COLUMNS, dumped } from "#tests/support/former-sites.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { useSiteImport } from "#tests/support/site-import.ts";

const gateway = useGateway({ pages: builtPages() });
const { take, led, leadsTo, at } = useSiteImport(gateway);

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const post = (wr_id: number, wr_subject: string, row: object = {}) => ({
  wr_id,
  wr_subject,
  wr_content: "<p>글</p>",
  wr_is_comment: 0,
  wr_option: "html1",
  mb_id: "",
  wr_datetime: "2019-05-01 12:00:00",
  ...row,
});
const person = (mb_no: number, row: object) => ({
  mb_no,
  mb_id: `d${mb_no}`,
  mb_name: `상세 ${mb_no}`,
  mb_email: `d${mb_no}@detail.kr`,
  mb_datetime: "2010-03-02 09:00:00",
  mb_email_certify: "2010-03-02 09:00:00",
  ...row,
});

const POSTS = [
  post(1, "고정", { ca_name: "채용", wr_link1: "www.ganada.ac.kr/recruit", wr_1: "2019-05-19", mb_id: "d1" }),
  post(2, "파일만", { wr_content: "<p>&nbsp;</p>" }),
  post(3, "없는 파일만", { wr_content: "" }),
  post(4, "", { wr_content: "<p>제목이 없는 글</p>" }),
  post(5, "그림", {
    wr_content: `<img src="http://www.old.kr/site/data/editor/1905/pic.png">
      <img src="http://blog.example/data/else.jpg"><img src="data:image/png;base64,${PIXEL}">
      <a href="http://www.old.kr/site/data/editor/1905/big.png">큰 그림</a>`,
  }),
  post(6, "날짜 없음", { wr_datetime: "0000-00-00 00:00:00", wr_last: "2014-03-05 10:00:00" }),
  post(7, "Notice for Members (회원)", { wr_content: "<p>English body with one Korean word.</p>" }),
  post(8, "빈 글", { wr_content: "" }),
];
const dump = () =>
  [
    dumped("g5_board", COLUMNS.g5_board, [
      { bo_table: "d", bo_subject: "공지", bo_list_level: 1, bo_read_level: 1, bo_notice: "1,99" },
    ]),
    dumped("g5_board_file", COLUMNS.g5_board_file, [
      { bo_table: "d", wr_id: 2, bf_no: 0, bf_source: "회의록.pdf", bf_file: "../notice/abc_doc.pdf" },
      { bo_table: "d", wr_id: 3, bf_no: 0, bf_source: "없음.pdf", bf_file: "none.pdf" },
    ]),
    dumped("g5_config", COLUMNS.g5_config, [{ cf_id: 1, cf_use_email_certify: 1, cf_register_level: 2 }]),
    dumped("g5_content", COLUMNS.g5_content, [{ co_id: "company", co_subject: "학회 소개" }]),
    dumped("g5_faq", COLUMNS.g5_faq, [{ fa_id: 1, fm_id: 1, fa_subject: "가입은 어떻게 하나요" }]),
    dumped("g5_member", COLUMNS.g5_member, [
      person(1, {
        mb_zip1: "034",
        mb_zip2: "30",
        mb_addr1: "서울 종로구 새문안로 1",
        mb_addr2: "2호",
        mb_memo: "회비 면제",
        mb_mailling: 1,
        mb_hp: "없음(문의 바람)",
        mb_1: "가나대학교",
      }),
      person(2, { mb_email_certify: "0000-00-00 00:00:00" }),
      person(3, { mb_email: "D1@detail.kr" }),
    ]),
    dumped("g5_write_d", COLUMNS.g5_write, POSTS),
  ].join("\n");

test("pins, categories, links, addresses and pictures come; what does not is named in a file", async () => {
  const path = await at("details.sql", dump());
  const { report } = await take(await readGnuboard5(path), "data", true);
  const of = (titleKo: string) =>
    db.post.findFirstOrThrow({
      where: { titleKo },
      include: { tag: true, figures: true, attachments: { include: { file: true } } },
    });

  const pinned = await of("고정");
  expect(pinned).toMatchObject({ pinned: true, tag: { nameKo: "채용" } });
  expect(JSON.stringify(pinned.contentKo)).toContain("http://www.ganada.ac.kr/recruit");
  expect((await of("파일만")).attachments.map(({ file }) => file.name)).toEqual(["회의록.pdf"]);
  expect(JSON.stringify((await of("없는 파일만")).contentKo)).toContain("없음.pdf");
  expect(await of("제목이 없는 글")).toMatchObject({ pinned: false });
  expect(await of("날짜 없음")).toMatchObject({ publishedAt: new Date("2014-03-05T01:00:00Z") });
  expect(await db.post.count({ where: { titleEn: "Notice for Members (회원)", titleKo: null } })).toBe(1);
  const pictures = await of("그림");
  expect(pictures.figures).toHaveLength(3);
  expect(JSON.stringify(pictures.contentKo)).toContain("http://blog.example/data/else.jpg");

  // Pictures of the editor lead on, and so does what was in a folder of the address.
  await leadsTo("/site/bbs/board.php?bo_table=d&wr_id=1", `/notice/${pinned.id}`);
  await leadsTo("/bbs/faq.php", "/faq");
  for (const address of ["/data/editor/1905/pic.png", "/site/data/editor/1905/big.png"]) {
    const [status, target] = await led(address);
    expect(status).toBe(301);
    expect((await gateway().request(String(target))).status).toBe(200);
  }

  const author = await db.member.findUniqueOrThrow({ where: { emailKey: "d1@detail.kr" } });
  expect(author).toMatchObject({
    name: "상세 1",
    postcode: "03430",
    addressLine: "서울 종로구 새문안로 1",
    addressDetail: "2호",
    officeNote: "회비 면제",
    phoneNumber: null,
  });
  expect(pinned.createdById).toBe(author.id);

  const named = report.leftOut.map(({ kind, id, why }) => `${kind} ${id}: ${why}`);
  for (const line of [
    "person 2: people address never proved",
    "person 3: D1@detail.kr is another account's too",
    "field 1: left out: consent to promotional mail",
    "page company: left out: page",
    "page 1: left out: question",
    "field mb_1: of 1 people",
    "field d/1: wr_1",
    "file file/d/none.pdf: files that are missing",
    "file d/5: pictures that are elsewhere",
  ]) {
    expect(named).toContain(line);
  }
  expect(named.find((line) => line.startsWith("field 1: phoneNumber"))).toContain("없음(문의 바람)");
  expect(named.find((line) => line.startsWith("post d/8"))).toContain("CONTENT_REQUIRED");

  const csv = await at("left-out.csv", "");
  await writeLeftOut(csv, report.leftOut);
  expect(await readFile(csv, "utf8")).toContain("file,file/d/none.pdf,없음.pdf,files that are missing");
  const xlsx = await at("left-out.xlsx", "");
  await writeLeftOut(xlsx, report.leftOut);
  expect((await readFile(xlsx)).subarray(0, 2).toString()).toBe("PK");
});
