// What the office writes: posts in two languages, which are corrected, deleted by mistake and restored, and
// mailings to all members.
import { randomUUID } from "node:crypto";
import { DAY } from "#schema/validation/core/durations.ts";
import { acknowledge, act, type World } from "#tests/year/world.ts";
import {
  MailingCountsDocument,
  MailingDocument,
  SaveMailingDocument,
  SendMailingDocument,
} from "#web/gql/mailings.ts";
import { DeletePostDocument, RestorePostDocument } from "#web/gql/managed-posts.ts";
import { CreateMailingDocument } from "#web/gql/new-mailing.ts";
import { CreatePostDocument } from "#web/gql/post-editing.ts";

const paragraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

const BOARDS = ["NOTICE", "NOTICE", "NEWS"] as const;

export async function writePost(world: World): Promise<void> {
  const { random, office, posts, now } = world;
  const day = now.toISOString().slice(0, 10);
  const answer = await act(world, office.content, "publish a post", CreatePostDocument, {
    input: {
      board: random.pick(BOARDS),
      publishNow: true,
      ko: { title: `알림 ${day}`, content: paragraph(`${day}에 알려 드립니다.`) },
      en: { title: `Notice of ${day}`, content: paragraph(`We inform you on ${day}.`) },
    },
    requestKey: randomUUID(),
  });
  if (!answer) return;
  const id = Number(Object(answer.createPost).id);
  posts.push(id);
  acknowledge(world, { table: "posts", id, version: 1 });
  if (!random.oneIn(5)) return;
  await act(world, office.content, "delete a post by mistake", DeletePostDocument, { id });
  await act(world, office.content, "restore a post", RestorePostDocument, { id });
}

/** Of each kind one that no stranger may see: a draft, one whose time has not come, and one in the trash. */
export async function prepareHidden(world: World): Promise<void> {
  const { office, now } = world;
  const day = now.toISOString().slice(0, 10);
  const write = async (name: string, title: string, when: object) => {
    const answer = await act(world, office.content, name, CreatePostDocument, {
      input: {
        board: "NOTICE",
        ...when,
        ko: { title: `${title} ${day}`, content: paragraph("아직 알리지 않습니다.") },
        en: { title: `Not yet public, ${day}`, content: paragraph("Not yet.") },
      },
      requestKey: randomUUID(),
    });
    return answer && Number(Object(answer.createPost).id);
  };
  await write("draft a post", "초안", { publishNow: false });
  const publishedAt = new Date(now.getTime() + 40 * DAY).toISOString();
  await write("schedule a post", "예약한 글", { publishNow: false, publishedAt });
  const id = await write("publish a post too soon", "너무 이른 글", { publishNow: true });
  if (id !== null) await act(world, office.content, "delete a post", DeletePostDocument, { id });
}

/** A mailing to everybody who may get it. */
export async function writeMailing(world: World): Promise<void> {
  const writer = world.office.members;
  const made = await act(world, writer, "begin a mailing", CreateMailingDocument, { members: {} });
  const id = Number(Object(made?.createMailing).id);
  if (!made) return;
  const month = world.now.toISOString().slice(0, 7);
  const read = await act(world, writer, "look at a mailing", MailingDocument, { id, language: "KO" });
  const version = Number(Object(read?.mailing).version);
  const saved = await act(world, writer, "write a mailing", SaveMailingDocument, {
    id,
    version,
    input: {
      purpose: "SERVICE",
      subjectKo: `${month} 소식`,
      subjectEn: `News of ${month}`,
      textKo: "회원 여러분께 소식을 전합니다.",
      textEn: "News for our members.",
    },
  });
  if (!saved) return;
  const counted = await act(world, writer, "count a mailing", MailingCountsDocument, {
    id,
    purpose: "SERVICE",
  });
  const counts: readonly { leftOut: string | null; count: number }[] = Array.isArray(counted?.mailingCounts)
    ? counted.mailingCounts
    : [];
  const expectedCount = counts.reduce((sum, { leftOut, count }) => (leftOut === null ? sum + count : sum), 0);
  if (expectedCount === 0) return;
  await act(world, writer, "send a mailing", SendMailingDocument, {
    id,
    version: Number(Object(saved.saveMailing).version),
    expectedCount,
    at: null,
  });
}
