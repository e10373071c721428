// Dumps of former websites are read row by row, and their texts become documents that hold to our shape.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readReaders, readTarget, stricter, targetOf } from "#gateway/site-import/board-targets.ts";
import { OPEN_TO_ALL, type Readers, seoulMoment } from "#gateway/site-import/former-site.ts";
import { htmlBlocks } from "#gateway/site-import/html-blocks.ts";
import { InsertParser } from "#gateway/site-import/insert-parser.ts";
import { createLocalFiles } from "#gateway/site-import/local-files.ts";
import { openDump } from "#gateway/site-import/read-dump.ts";
import { readItems } from "#gateway/site-import/read-items.ts";
import { plainTitle, toHtml } from "#gateway/site-import/text-html.ts";
import { richTextDocument } from "#schema/validation/core/document.ts";
import { dumped, exported } from "#tests/support/former-sites.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-import-"));
});
afterAll(async () => await rm(folder, { recursive: true }));

const HARD = "a'b\"c\\d\n;(),''--`\0/* 똠방각하 */";
const ROWS = [
  { id: 1, text: HARD, more: null },
  { id: 2, text: "", more: "끝\\" },
];
const NAMES = ["id", "text", "more"];

describe("the rows of a dump", () => {
  test.each([
    ["of mysqldump", dumped("x", NAMES, ROWS)],
    ["of phpMyAdmin", exported("x", NAMES, ROWS)],
  ])("%s come out as they went in, wherever its pieces end", (_name, dump) => {
    for (const size of [1, 7, 64, dump.length]) {
      const parser = new InsertParser((table) => table === "x");
      const rows = [];
      for (let at = 0; at < dump.length; at += size) rows.push(...parser.write(dump.slice(at, at + size)));
      rows.push(...parser.write("\n", true));
      expect(rows.map(({ values }) => values)).toEqual(ROWS.map((row) => ({ ...row, id: String(row.id) })));
    }
  });

  test("of other tables are skipped, doubled quotes and numbers are read", () => {
    const parser = new InsertParser((table) => table === "x");
    const rows = parser.write(
      "INSERT INTO `y` (`a`) VALUES ('no'); insert ignore into `db`.`x` (`a`,b,`c`) values ('it''s', -1.5 , _utf8'나');\n# end\n",
      true,
    );
    expect(rows).toEqual([{ table: "x", values: { a: "it's", b: "-1.5", c: "나" } }]);
  });

  test("are refused where they are damaged, in words for the person who gave the file", () => {
    const parser = new InsertParser(() => true);
    expect(() => parser.write("INSERT INTO `x` (`a`,`b`) VALUES ('one');\n", true)).toThrow(
      "1 values for 2 columns",
    );
  });

  const textsOf = async (name: string, bytes: Uint8Array, charset: "utf8" | "cp949" | null = null) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const rows = [];
    const dump = await openDump(path, charset);
    for await (const row of dump.rows((table) => table === "x")) rows.push(row.values.text);
    return { rows, notes: dump.notes.join() };
  };
  const KOREAN = dumped("x", NAMES, [{ id: 1, text: "똠방각하 샾 한글", more: null }]);

  test("in UTF-8 stay so when a table holds bytes that are none, and the report says how many", async () => {
    const bytes = Buffer.from([0xff, 0x00, 0xfe, 0x27, 0x29, 0x3b, 0x0a]);
    const odd = Buffer.concat([Buffer.from(`${KOREAN}INSERT INTO \`session\` VALUES ('`), bytes]);
    const { rows, notes } = await textsOf("odd.sql", odd);
    expect(rows).toEqual(["똠방각하 샾 한글"]);
    expect(notes).toContain("UTF-8; 2 bytes are none");
  });

  test("are read in the charset that somebody names", async () => {
    const { default: iconv } = await import("iconv-lite");
    expect((await textsOf("named.sql", iconv.encode(KOREAN, "cp949"), "cp949")).rows).toEqual([
      "똠방각하 샾 한글",
    ]);
    expect((await textsOf("wrong.sql", iconv.encode(KOREAN, "cp949"), "utf8")).rows).not.toEqual([
      "똠방각하 샾 한글",
    ]);
  });

  const WHOLE = `-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB\n${KOREAN}-- Dump completed on 2026-11-26 10:57:12\n`;
  test.each([
    ["within a text", WHOLE.slice(0, WHOLE.indexOf("한글"))],
    ["between two rows", WHOLE.slice(0, WHOLE.lastIndexOf(";\nUNLOCK"))],
    ["between two tables", WHOLE.slice(0, WHOLE.indexOf("-- Dump completed"))],
    [
      "of phpMyAdmin between two tables",
      `/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;\n${exported("x", NAMES, ROWS)}`,
    ],
  ])("are refused where the dump is cut off %s", async (_where, dump) => {
    await expect(textsOf("cut.sql", Buffer.from(dump))).rejects.toThrow("cut off");
    expect((await textsOf("whole.sql", Buffer.from(WHOLE))).rows).toHaveLength(1);
  });

  test("are read in UTF-8 and in CP949", async () => {
    const { default: iconv } = await import("iconv-lite");
    for (const charset of ["utf8", "cp949"]) {
      const path = join(folder, `${charset}.sql`);
      await writeFile(
        path,
        iconv.encode(dumped("x", NAMES, [{ id: 1, text: "똠방각하 샾 한글", more: null }]), charset),
      );
      const rows = [];
      const dump = await openDump(path, null);
      for await (const row of dump.rows(() => true)) rows.push(row.values.text);
      expect(rows).toEqual(["똠방각하 샾 한글"]);
    }
  });
});

test("an export of WordPress with a DOCTYPE is refused", async () => {
  const path = join(folder, "bomb.xml");
  await writeFile(
    path,
    '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel><item><title>&a;</title></item></channel></rss>',
  );
  await expect(async () => {
    for await (const item of readItems(path)) expect(item).toBeNull();
  }).rejects.toThrow("DOCTYPE");
});

const read = (html: string) => {
  const content = htmlBlocks(html, "/bbs/board.php?bo_table=a", () => null);
  expect(
    richTextDocument.safeParse({ type: "doc", content: [...content, { type: "paragraph" }] }).success,
  ).toBe(true);
  return content;
};

describe("a text", () => {
  test("keeps its structure and loses its looks", () => {
    const html = `<p style="text-align:center"><span style="font-weight:bold;color:red">굵은</span> <a href="view.php?id=3" onclick="x()">링크</a></p>
      <h1>제목</h1><ul><li>하나<ul><li>안</li></ul></li></ul><table><tr><th>가</th><td colspan="2">나</td></tr></table><hr>끝<br>둘째 줄`;
    expect(read(html)).toMatchObject([
      {
        type: "paragraph",
        attrs: { textAlign: "center" },
        content: [
          { text: "굵은", marks: [{ type: "bold" }] },
          { text: " " },
          { text: "링크", marks: [{ type: "link", attrs: { href: "/bbs/view.php?id=3" } }] },
        ],
      },
      { type: "heading", attrs: { level: 2 } },
      { type: "bulletList", content: [{ content: [{ type: "paragraph" }, { type: "bulletList" }] }] },
      { type: "table", content: [{ content: [{ type: "tableHeader" }, { attrs: { colspan: 2 } }] }] },
      { type: "horizontalRule" },
      { type: "paragraph", content: [{ text: "끝" }, { type: "hardBreak" }, { text: "둘째 줄" }] },
    ]);
  });

  test.each([
    ["<script>alert(1)</script><style>p{}</style><iframe></iframe>", []],
    [
      '<a href="javascript:alert(1)">눌러</a>',
      [{ type: "paragraph", content: [{ type: "text", text: "눌러" }] }],
    ],
    ["<p>&nbsp;</p><p></p><br><br>", []],
  ])("of %s is %j", (html, blocks) => expect(read(html)).toEqual(blocks));

  test("that nests without an end stays within the bounds of a document", () => {
    read(`${"<blockquote><div>".repeat(3_000)}글${"</div></blockquote>".repeat(3_000)}<p>끝</p>`);
    read(`${"<table><tr><td>".repeat(50)}글`);
    read("<ol>".repeat(100));
  });

  test("without HTML keeps its lines and its signs", () => {
    expect(toHtml("1 < 2\r\n둘\n\n셋 https://a.kr/?b=1&c=2", "text")).toBe(
      '<p>1 &lt; 2<br>둘</p><p>셋 <a href="https://a.kr/?b=1&amp;c=2">https://a.kr/?b=1&amp;c=2</a></p>',
    );
  });
});

test.each([
  ["Title <em>With</em> <b>Mark<sup>up</sup></b>", "Title With Markup"],
  ['[행사] 총회 "공고" <2015>', '[행사] 총회 "공고" <2015>'],
  ["1명 (&lt;정년트랙&gt;) &#8216;따옴표&#8217; &amp;hellip;", "1명 (<정년트랙>) ‘따옴표’ &hellip;"],
  ["첫 줄<br />둘째 줄", "첫 줄 둘째 줄"],
])("the title %s is read as %s", (written, title) => expect(plainTitle(written)).toBe(title));

test("a picture of another site stays as a link to it", () => {
  expect(read('<p>앞 <img src="http://blog.example/pic.jpg" alt="봄"> 뒤</p>')).toEqual([
    {
      type: "paragraph",
      content: [
        { type: "text", text: "앞 " },
        {
          type: "text",
          text: "봄",
          marks: [{ type: "link", attrs: { href: "http://blog.example/pic.jpg" } }],
        },
        { type: "text", text: " 뒤" },
      ],
    },
  ]);
});

test("no file outside of the folder is read, and addresses of other sites name none", async () => {
  await writeFile(join(folder, "in.txt"), "1");
  const files = await createLocalFiles(folder, "/data/");
  expect(await files.find("in.txt")).toMatchObject({ size: 1 });
  expect(await files.find("../../../../etc/passwd")).toBeNull();
  expect(files.pathOf("../data/editor/%EA%B0%80.png", "/bbs/board.php")).toBe("editor/가.png");
  expect(files.pathOf("https://img.example/other.png", "/bbs/board.php")).toBeNull();
  expect(files.pathOf("data:image/png;base64,AAAA", "/")).toBeNull();
});

test("times are those of a clock in Seoul; none is none", () => {
  expect(seoulMoment("2019-05-01 12:00:00")?.toISOString()).toBe("2019-05-01T03:00:00.000Z");
  expect(seoulMoment("20190501120000")?.toISOString()).toBe("2019-05-01T03:00:00.000Z");
  expect([seoulMoment("0000-00-00 00:00:00"), seoulMoment("1970-01-01 00:00:00"), seoulMoment(null)]).toEqual(
    [null, null, null],
  );
});

test("boards go where they are said to, else where their names suggest", () => {
  const board = (id: string, title: string) => ({ id, title, addresses: [], readers: OPEN_TO_ALL });
  const said = new Map([readTarget("free=NEWS"), readTarget("notice=")]);
  expect(targetOf(board("free", "자유게시판"), said)).toBe("NEWS");
  expect(targetOf(board("notice", "공지"), said)).toBeNull();
  expect(targetOf(board("b1", "공지사항"), said)).toBe("NOTICE");
  expect(targetOf(board("qna", "질문"), said)).toBeNull();
  expect(() => readTarget("free=FORUM")).toThrow("--board free=FORUM");
  expect(readReaders("minutes=regular+LIFETIME")).toEqual([
    "minutes",
    { audience: "GRADES", grades: ["REGULAR", "LIFETIME"] },
  ]);
  expect(() => readReaders("minutes=OFFICE")).toThrow("--readers minutes=OFFICE");
});

test("a post of two boards is for those who read both, and stays behind where nobody does", () => {
  const grades = (...of: Readers["grades"]): Readers => ({ ...OPEN_TO_ALL, audience: "GRADES", grades: of });
  const members: Readers = { ...OPEN_TO_ALL, audience: "MEMBERS", doubt: "a plugin", isListed: false };
  expect(stricter(grades("REGULAR", "LIFETIME"), grades("LIFETIME", "HONORARY"))).toEqual(grades("LIFETIME"));
  expect(stricter(grades("REGULAR"), grades("LIFETIME"))).toMatchObject({
    audience: "OFFICE",
    grades: [],
    doubt: "no grade of members reads all the boards it was on",
  });
  for (const both of [stricter(members, grades("REGULAR")), stricter(grades("REGULAR"), members)]) {
    expect(both).toEqual({ ...grades("REGULAR"), isListed: false });
  }
  expect(stricter(OPEN_TO_ALL, members)).toEqual(members);
  expect(stricter({ ...OPEN_TO_ALL, areFilesClosed: true }, OPEN_TO_ALL).areFilesClosed).toBe(true);
});
