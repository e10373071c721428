// @module-tag long
// Nothing of a post for members leaks by any address: pages, feeds, maps, pictures and files, asked for by everybody. Pages stay cached.
import { beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { db } from "#prisma/client.ts";
import { postAddress } from "#schema/validation/site-paths.ts";
import { createPost, createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  createMembersPost,
  createReaders,
  fillMembersPosts,
  type MembersPost,
  type ReaderPerson,
  SECRETS,
} from "#tests/support/members-posts.ts";
import { PAGES } from "#web/pages.ts";

const gateway = useGateway({ pages: builtPages() });
let posts: readonly MembersPost[] = [];
let readers: readonly ReaderPerson[] = [];

beforeAll(async () => {
  posts = await fillMembersPosts(gateway().files);
  readers = await createReaders();
});

const person = (name: string): ReaderPerson => {
  const found = readers.find((one) => one.name === name);
  if (!found) throw new Error(`Nobody is ${name}`);
  return found;
};
const headersOf = ({ member }: ReaderPerson) => ({ ...member?.session.headers });
const live = () => posts.slice(0, -1);

/** What may stand nowhere: the words, and the keys of the files. */
function secretsIn(text: string): string[] {
  const keys = posts.flatMap(({ files }) => files.map((path) => path.split("/")[2] ?? path));
  return [...Object.values(SECRETS), ...keys].filter((secret) => text.includes(secret));
}

const LISTS = ["/notice/list", "/gallery"];
const SEARCHED = Object.values(SECRETS).map((secret) => encodeURIComponent(secret.slice(1)));

/** Every public address of the site, in Korean. */
function addresses(): string[] {
  const plain = PAGES.filter(({ path, rights = "public" }) => !path.includes(":") && rights === "public");
  return [
    ...plain.map(({ path }) => path),
    ...posts.map(({ board, id }) => postAddress(board, id)),
    ...LISTS.flatMap((list) => SEARCHED.map((word) => `${list}?search=${word}`)),
    ...SEARCHED.flatMap((word) => [`/search?q=${word}`, `/search?q=${word}&type=post`]),
  ];
}

const FEEDS = ["NOTICE", "NEWS", "GALLERY", "PUBLICATION", "SEMINAR_ARCHIVE"].flatMap((board) =>
  ["ko", "en"].map((code) => `/feeds/${board.toLowerCase().replace("_", "-")}.${code}.atom`),
);
const FOR_MACHINES = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/posts-0.xml",
  "/seminars.ics",
];

describe("no address says a word", () => {
  test("no page, in either language, to visitors or to the person who sends a session along", async () => {
    const asked = addresses().flatMap((path) => [path, `/en${path === "/" ? "" : path}`]);
    expect(asked.length).toBeGreaterThan(60);
    for (const path of asked) {
      const answer = await gateway().request(path);
      const text = await answer.text();
      expect(secretsIn(text), path).toEqual([]);
      const again = await gateway().request(path, { headers: headersOf(person("a regular member")) });
      expect(await again.text(), path).toBe(text);
    }
  });

  test("no feed, no map, and neither names what is not for everybody", async () => {
    let found = 0;
    for (const path of [...FEEDS, ...FOR_MACHINES]) {
      const answer = await gateway().request(path);
      if (answer.status === 200) found += 1;
      const text = await answer.text();
      expect(secretsIn(text), path).toEqual([]);
      for (const { board, id } of posts)
        expect(text, path).not.toMatch(new RegExp(`${postAddress(board, id)}\\b`));
    }
    expect(found).toBeGreaterThan(10);
  });
});

describe("the page of such a post", () => {
  test("says what it is and who may read it, is cached, and is no page for search engines", async () => {
    for (const { board, id, openTo } of live().filter(({ isListed }) => isListed)) {
      const path = postAddress(board, id);
      const answer = await gateway().request(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toMatch(/^public/);
      const text = await answer.text();
      expect(text).toContain('name="robots" content="noindex"');
      expect(text).not.toContain('property="og:');
      expect(text).toContain(
        openTo === "GRADES" ? "정회원만 읽을 수 있는 글입니다" : "회원만 읽을 수 있는 글입니다",
      );
      expect(text).toContain("<title>회의록 공고");
      expect(text).toContain(`/login?next=${encodeURIComponent(path)}`);
    }
  });

  test("that no list names looks like nothing, so that nobody finds it by trying ids", async () => {
    // Ids that nothing else of a page looks like.
    const nowhere = 765_430;
    const hidden = await Promise.all(
      (["NOTICE", "GALLERY"] as const)
        .flatMap((board) =>
          (["MEMBERS", "GRADES"] as const).map((openTo) => ({ board, openTo, isListed: false })),
        )
        .map((post, at) => createMembersPost(gateway().files, post, { id: nowhere + 1 + at })),
    );
    for (const { board, id } of hidden) {
      for (const language of ["", "/en"]) {
        const [there, missing] = await Promise.all(
          [id, nowhere].map(async (one) => {
            const answer = await gateway().request(`${language}${postAddress(board, one)}`);
            const text = (await answer.text()).replaceAll(String(one), "ID");
            // What the page asked for is held under a sum of the question.
            const asked = /-?\d{6,}(?=\\*":\{\\*"hasNext)/g;
            const request = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
            return [
              answer.status,
              answer.headers.get("cache-control"),
              text.replace(request, "REQUEST").replace(asked, "ASKED"),
            ];
          }),
        );
        expect(there?.[0]).toBe(404);
        expect(there).toEqual(missing);
      }
      // Under another board it does not lead on, either.
      const other = board === "NOTICE" ? "NEWS" : "NOTICE";
      expect((await gateway().request(postAddress(other, id), { redirect: "manual" })).status).toBe(404);
    }
  });

  test("that no list names is asked for by its readers alone, and by others as if it were nothing", async () => {
    for (const reader of readers) {
      for (const { board, id, openTo } of live().filter(({ isListed }) => !isListed)) {
        const query = `{ post(board: ${board}, id: ${id}) { id lock } boardOfPost(id: ${id}) }`;
        const { data, errors } = await askGraphql(gateway(), query, { headers: headersOf(reader) });
        expect(errors).toEqual([]);
        expect(data, `${reader.name} ${openTo}`).toEqual(
          reader.reads.includes(openTo)
            ? { post: { id, lock: null }, boardOfPost: board }
            : { post: null, boardOfPost: null },
        );
      }
    }
  });

  test("is in its board's list with a mark, unless its editor said no", async () => {
    const text = await (await gateway().request("/notice/list")).text();
    for (const { id, isListed } of live().filter(({ board }) => board === "NOTICE")) {
      expect(text.includes(`href="/notice/${id}"`)).toBe(isListed);
    }
  });

  test("is cached until the post is for members, and not for one answer longer", async () => {
    const content = {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "처음에는 모두의 글" }] }],
    };
    const { id } = await createPost({ contentKo: content, contentEn: content });
    const path = postAddress("NOTICE", id);
    const ask = `{ post(board: NOTICE, id: ${id}) { content(language: KO) { document } } }`;
    const both = async () => [
      await (await gateway().request(path)).text(),
      (await askGraphql(gateway(), ask)).text,
    ];
    for (const text of await both()) expect(text).toContain("처음에는 모두의 글");
    for (const text of await both()) expect(text).toContain("처음에는 모두의 글");
    const input = {
      board: "NOTICE",
      publishedAt: "2026-01-01T00:00:00Z",
      audience: "MEMBERS",
      ko: { title: "제목", content },
    };
    const saved = await askGraphql(
      gateway(),
      "mutation ($id: Id!, $input: PostInput!) { savePost(id: $id, version: 1, input: $input) { id } }",
      { variables: { id, input }, headers: headersOf(person("CONTENT")) },
    );
    expect(saved.errors).toEqual([]);
    for (const text of await both()) expect(text).not.toContain("처음에는 모두의 글");
  });
});

describe("its files", () => {
  const passFor = async (who: ReaderPerson, { board, id }: MembersPost): Promise<string | null> => {
    const { data } = await askGraphql(gateway(), `{ post(board: ${board}, id: ${id}) { filePass } }`, {
      headers: headersOf(who),
    });
    return (data as { post: { filePass: string | null } | null }).post?.filePass ?? null;
  };
  const statusOf = async (path: string, pass: string | null) =>
    (await gateway().request(pass === null ? path : `${path}?t=${pass}`)).status;

  test("open by a pass for who may read it, each time anew, and by nothing else", async () => {
    for (const reader of readers) {
      for (const post of live()) {
        const may = reader.reads.includes(post.openTo);
        const pass = await passFor(reader, post);
        expect(pass !== null, `${reader.name} ${post.openTo}`).toBe(may);
        for (const path of post.files) {
          expect(await statusOf(path, null)).toBe(404);
          if (may) expect(await statusOf(path, pass), reader.name).toBe(200);
        }
      }
    }
  });

  test("of one post do not open by the pass of another, and are asked about each time", async () => {
    const [first, second] = live().filter(({ openTo }) => openTo === "GRADES");
    if (!first || !second) throw new Error("Two posts are for grades");
    const reader = person("a regular member");
    const pass = await passFor(reader, first);
    const [path = ""] = first.files;
    expect(await statusOf(second.files[0] ?? "", pass)).toBe(404);
    const answer = await gateway().request(`${path}?v=1&t=${pass}`);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  });

  test("close with the membership, with the session, and with the hour", async () => {
    const [post] = live().filter(({ openTo }) => openTo === "GRADES");
    const lapsing = person("a regular member");
    if (!post || !lapsing.member) throw new Error("A regular member reads");
    const { id: memberId } = lapsing.member;
    const [path = ""] = post.files;
    const pass = await passFor(lapsing, post);
    expect(await statusOf(path, pass)).toBe(200);
    await db.membership.updateMany({ where: { memberId }, data: { toDay: new Date("2024-01-01") } });
    expect(await statusOf(path, pass)).toBe(404);
    await db.membership.updateMany({ where: { memberId }, data: { toDay: null } });
    expect(await statusOf(path, pass)).toBe(200);
    gateway().clock.advance(2 * 60 * 60_000);
    expect(await statusOf(path, pass)).toBe(404);
    gateway().clock.advance(-2 * 60 * 60_000);
    const session = await createSession(memberId);
    const other = await passFor({ ...lapsing, member: { ...lapsing.member, session } }, post);
    expect(await statusOf(path, other)).toBe(200);
    await db.session.delete({ where: { id: session.id } });
    expect(await statusOf(path, other)).toBe(404);
  });

  test("are everybody's where a public post uses them, too", async () => {
    const openTo = await createMembersPost(gateway().files, {
      board: "NOTICE",
      openTo: "GRADES",
      isListed: true,
    });
    const [path = "", other = ""] = openTo.files;
    expect(await statusOf(path, null)).toBe(404);
    const file = await db.file.findFirstOrThrow({ where: { key: path.split("/")[2] ?? "" } });
    await createPost({ thumbnailId: file.id });
    expect(await statusOf(path, null)).toBe(200);
    expect(await statusOf(other, null)).toBe(404);
  });
});
