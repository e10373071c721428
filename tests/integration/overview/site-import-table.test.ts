// Posts of a system without a reader of its own come as a table, with their files and addresses.
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { UnreadableSite } from "#gateway/site-import/former-site.ts";
import { readPostTable } from "#gateway/site-import/post-table.ts";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { useSiteImport } from "#tests/support/site-import.ts";

const gateway = useGateway();
const { take, at } = useSiteImport(gateway);

const CSV = [
  "게시판,번호,제목,본문,작성일,첨부,옛 주소,분류,고정,공개",
  '공지,1,표 하나,"<p>첫 줄</p><p>""둘째"" 줄</p>",2019-05-01,file/notice/abc_doc.pdf,http://old.kr/view.asp?no=1,총회,O,전체',
  '공지,2,표 둘,"줄 하나\n줄 둘",2019.05.02,none.pdf,/view.asp?no=2,,,회원',
  "공지,3,표 셋,글,,,,,,",
].join("\r\n");

test("a table of posts in CP949 comes once, and a row that does not say who read it is for members", async () => {
  const path = await at("posts.csv", iconv.encode(CSV, "cp949"));
  const tried = await take(await readPostTable(path), "data", false);
  expect(tried.lines.join("\n")).toContain(
    "not sure: posts whose row does not say who read them are for members only",
  );
  const { report } = await take(await readPostTable(path), "data", true);
  const posts = await db.post.findMany({
    where: { titleKo: { startsWith: "표 " } },
    include: { tag: true, attachments: { include: { file: true } } },
    orderBy: { titleKo: "desc" },
  });
  expect(posts).toMatchObject([
    {
      titleKo: "표 하나",
      audience: "EVERYONE",
      pinned: true,
      tag: { nameKo: "총회" },
      publishedAt: new Date("2019-04-30T15:00:00Z"),
      attachments: [{ file: { name: "abc_doc.pdf" } }],
    },
    { titleKo: "표 셋", audience: "MEMBERS" },
    { titleKo: "표 둘", audience: "MEMBERS" },
  ]);
  expect(await db.redirect.findUnique({ where: { address: "/view.asp?no=1" } })).toMatchObject({
    target: `/notice/${posts[0]?.id}`,
  });
  expect(report.leftOut).toMatchObject([{ kind: "file", id: "none.pdf" }]);
  const again = await take(await readPostTable(path), "data", true);
  expect([again.report.of("posts"), again.report.of("posts that were imported before")]).toEqual([0, 3]);
  const readers = new Map([["공지", { audience: "EVERYONE", grades: [] }]] as const);
  const open = await at("open.csv", CSV.replaceAll(",표 ", ",열린 표 ").replaceAll("공지,", "공지,9"));
  await take(await readPostTable(open), "data", true, { readers });
  const [settled] = await db.post.findMany({ where: { titleKo: "열린 표 셋" } });
  expect(settled).toMatchObject({ audience: "EVERYONE" });
  const nameless = await at("nameless.csv", "가,나\r\n1,2");
  await expect(readPostTable(nameless)).rejects.toThrow(UnreadableSite);
});
