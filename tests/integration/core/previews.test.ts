// Links to what is not published yet, of each noun: how many there may be, when they end, whose they are to
// take back, and that a link opens what it names and nothing else (decision 195).
import { describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { PageKey, StaffRole } from "#prisma/generated/enums.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { PREVIEWS_MAX } from "#schema/validation/core/previews.ts";
import { createPageVersion, createPost, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createFileOnDisk } from "#tests/support/page-files.ts";
import { figure } from "#tests/support/writing.ts";

const gateway = useGateway();

interface Noun {
  readonly name: "Post" | "Program" | "Page";
  readonly role: StaffRole;
  /** Somebody of the office who does not write it. */
  readonly stranger: StaffRole;
  /** Makes one that nobody sees yet, with an image in its text; tells its argument. */
  readonly make: (image: { id: number; key: string }) => Promise<string>;
}

const page = (key: PageKey) => async (image: { id: number; key: string }) => {
  await db.pageVersion.deleteMany({ where: { key } });
  const contentKo = JSON.parse(JSON.stringify(figure(image.key)));
  const effectiveAt = new Date(Date.now() + 30 * DAY);
  await createPageVersion(key, 1, {
    contentKo,
    effectiveAt,
    titleKo: "아직 없는 것",
    figures: { create: { fileId: image.id } },
  });
  return `key: ${key}`;
};

const NOUNS: readonly Noun[] = [
  {
    name: "Post",
    role: "CONTENT",
    stranger: "PROGRAM",
    make: async ({ key }) => {
      const contentKo = JSON.parse(JSON.stringify(figure(key)));
      return `postId: ${(await createPost({ publishedAt: null, titleKo: "아직 없는 것", contentKo })).id}`;
    },
  },
  {
    name: "Program",
    role: "PROGRAM",
    stranger: "CONTENT",
    make: async ({ id }) => {
      const program = { publishedAt: null, titleKo: "아직 없는 것", thumbnailId: id };
      return `programId: ${(await createProgram(program)).id}`;
    },
  },
  { name: "Page", role: "CONTENT", stranger: "JOURNAL", make: page("GREETING") },
  { name: "Page", role: "JOURNAL", stranger: "PROGRAM", make: page("JOURNAL_ETHICS") },
];

const READ: Readonly<Record<Noun["name"], string>> = {
  Post: "previewedPost(link: $link) { title(language: KO) { text } }",
  Program: "previewedProgram(link: $link) { program { title(language: KO) { text } } }",
  Page: "previewedPage(link: $link) { title(language: KO) { text } }",
};

/** What a link opens, by noun. */
async function opened(link: string) {
  const query = `query ($link: String!) { ${Object.values(READ).join(" ")} }`;
  const { data } = await askGraphql(gateway(), query, { variables: { link } });
  const { previewedPost, previewedProgram, previewedPage } = Object(data);
  return { Post: previewedPost, Program: previewedProgram?.program ?? null, Page: previewedPage };
}

async function staff(role: StaffRole) {
  const { id, session } = await createSignedIn({ roles: [role] });
  const ask = (query: string) => askGraphql(gateway(), query, { headers: session.headers });
  return { id, ask };
}

const makeOf = ({ name }: Noun, named: string) => `mutation { make${name}Preview(${named}) { id link } }`;
const revokeOf = (name: string, id: string) => `mutation { revoke${name}Preview(id: "${id}") }`;

async function begin(noun: Noun) {
  const image = await createFileOnDisk(gateway());
  const named = await noun.make(image);
  const maker = await staff(noun.role);
  const makeLink = async (): Promise<{ id: string; link: string }> =>
    Object(Object((await maker.ask(makeOf(noun, named))).data)[`make${noun.name}Preview`]);
  const isOpen = async (link: string) => [
    (await opened(link))[noun.name]?.title.text ?? null,
    (await gateway().request(`${image.path}?t=${encodeURIComponent(link)}`)).status,
  ];
  return { image, named, maker, makeLink, isOpen };
}

const OPEN = ["아직 없는 것", 200];
const SHUT = [null, 404];

describe.each(NOUNS)("a link to a $name by $role", (noun) => {
  test("opens what it names with its files, and nothing of another noun", async () => {
    const { image, makeLink, isOpen } = await begin(noun);
    const { link } = await makeLink();
    expect(await isOpen(link)).toEqual(OPEN);
    const others = Object.entries(await opened(link)).filter(([name]) => name !== noun.name);
    expect(others.map(([, shown]) => shown)).toEqual([null, null]);
    const elsewhere = await createFileOnDisk(gateway());
    expect((await gateway().request(`${elsewhere.path}?t=${encodeURIComponent(link)}`)).status).toBe(404);
    // Nobody else has its files.
    expect((await gateway().request(image.path)).status).toBe(404);
  });

  test("is made and taken back by the person who writes it, and by no operation of another noun", async () => {
    const { named, maker, makeLink, isOpen } = await begin(noun);
    const { id, link } = await makeLink();
    const stranger = await staff(noun.stranger);
    expect((await stranger.ask(makeOf(noun, named))).code).toBe("FORBIDDEN");
    for (const name of ["Post", "Program", "Page"].filter((other) => other !== noun.name)) {
      const { data } = await (await staff("SUPER")).ask(revokeOf(name, id));
      expect(data).toEqual({ [`revoke${name}Preview`]: false });
    }
    await stranger.ask(revokeOf(noun.name, id));
    expect(await isOpen(link)).toEqual(OPEN);
    const { data } = await maker.ask(revokeOf(noun.name, id));
    expect(data).toEqual({ [`revoke${noun.name}Preview`]: true });
    expect(await isOpen(link)).toEqual(SHUT);
  });

  test("ends with its time and with its maker's role", async () => {
    const { maker, makeLink, isOpen } = await begin(noun);
    const { link } = await makeLink();
    await db.staffAssignment.deleteMany({ where: { memberId: maker.id } });
    expect(await isOpen(link)).toEqual(SHUT);
    await db.staffAssignment.create({ data: { memberId: maker.id, role: noun.role } });
    expect(await isOpen(link)).toEqual(OPEN);
    gateway().clock.advance(7 * DAY + 1_000);
    expect(await isOpen(link)).toEqual(SHUT);
    gateway().clock.advance(-7 * DAY - 1_000);
  });

  test("is one of ten at most, which are listed, and the log names each", async () => {
    const { named, maker, makeLink } = await begin(noun);
    await db.preview.deleteMany();
    for (let made = 0; made < PREVIEWS_MAX; made += 1) await makeLink();
    expect((await maker.ask(makeOf(noun, named))).code).toBe("CONFLICT");
    const list = `${noun.name.toLowerCase()}Previews`;
    const { data } = await maker.ask(`{ ${list}(${named}) { isMine } }`);
    expect(Object(data)[list]).toEqual(Array.from({ length: PREVIEWS_MAX }, () => ({ isMine: true })));
    const action = `make${noun.name}Preview`;
    expect(await db.auditEntry.count({ where: { action, actorId: maker.id } })).toBe(PREVIEWS_MAX);
  });
});

test("a link dies with its post and its program in the trash", async () => {
  for (const noun of NOUNS.filter(({ name }) => name !== "Page")) {
    const { makeLink, isOpen } = await begin(noun);
    const { id, link } = await makeLink();
    const { postId, programId } = await db.preview.findUniqueOrThrow({ where: { id } });
    const deleted = { data: { deletedAt: new Date() } };
    if (postId !== null) await db.post.update({ where: { id: postId }, ...deleted });
    if (programId !== null) await db.program.update({ where: { id: programId }, ...deleted });
    expect(await isOpen(link)).toEqual(SHUT);
  }
});
