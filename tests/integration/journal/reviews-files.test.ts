// What a reviewer gets of a manuscript: after a yes, under the journal's name, without what tells who wrote it.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { createFilePasses } from "#gateway/files/file-pass.ts";
import { makeBlindCopy } from "#gateway/files/make-blind-copy.ts";
import { db } from "#prisma/client.ts";
import { BLIND_RULES } from "#schema/journal/submissions/blind-copies.ts";
import { enqueueUnread } from "#schema/overview/files/enqueue-unread.ts";
import { docxWithProperties, pdfWithProperties } from "#tests/support/documents.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  ACCEPT,
  createManuscript,
  createSomebody,
  giveFile,
  INVITE,
  invitation,
  LINKED,
  linkTo,
  type Somebody,
  startReview,
} from "#tests/support/manuscripts.ts";
import { unzip } from "#tests/support/unzip.ts";

const gateway = useGateway();
const OF_AUTHORS = "달빛저자";
let editor: Somebody;
let people: Record<"author" | "superAuthor" | "stranger", Somebody>;
let keys: { manuscript: string; pdf: string };
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  people = {
    author: await createSomebody(gateway(), `가${OF_AUTHORS}`),
    superAuthor: await createSomebody(gateway(), `라${OF_AUTHORS}`, { roles: ["SUPER"] }),
    stranger: await createSomebody(gateway(), "지나가는 사람"),
  };
});

describe("a file", () => {
  let manuscript: { id: number };
  let link: string;
  beforeAll(async () => {
    manuscript = await createManuscript({ authors: [people.author, people.superAuthor], state: "IN_REVIEW" });
    const docx = await giveFile(
      gateway().files,
      manuscript.id,
      docxWithProperties(OF_AUTHORS),
      `${OF_AUTHORS} 원고.docx`,
    );
    const pdf = await giveFile(
      gateway().files,
      manuscript.id,
      await pdfWithProperties(OF_AUTHORS),
      `${OF_AUTHORS}.pdf`,
    );
    keys = { manuscript: docx.key, pdf: pdf.key };
    await editor.ask(INVITE, { id: manuscript.id, input: invitation("files@byeolbit-simsa.example") });
  });

  test("comes after a yes only, under the journal's name and without its properties", async () => {
    const invited = await linkTo("files@byeolbit-simsa.example", "REVIEW_INVITATION");
    const get = async (key: string, pass: string, name = "2026-001-manuscript-1.docx") =>
      await gateway().request(`/files/${key}/${encodeURIComponent(name)}?t=${pass}`);
    expect((await get(keys.manuscript, invited)).status).toBe(404);
    await askGraphql(gateway(), "mutation ($link: String!) { acceptReview(link: $link) }", {
      variables: { link: invited },
    });
    link = await linkTo("files@byeolbit-simsa.example", "REVIEW_WORK");
    const opened = await askGraphql(
      gateway(),
      "query ($link: String!) { linkedReview(link: $link) { files { name url } } }",
      {
        variables: { link },
      },
    );
    const files: { name: string; url: string }[] = Object(opened.data).linkedReview.files;
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^2026-\d+-manuscript-1\.docx$/),
      expect.stringMatching(/^2026-\d+-manuscript-1\.pdf$/),
    ]);
    for (const { url } of files) {
      // The link opens the review; in an address it would be logged, and opens no file.
      expect(url).not.toContain(link);
      expect((await gateway().request(`${url.split("?")[0]}?t=${link}`)).status).toBe(404);
      const answer = await gateway().request(url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBe(200);
      expect(decodeURIComponent(String(answer.headers.get("content-disposition")))).not.toContain(OF_AUTHORS);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await namesIn(bytes)).not.toContain(OF_AUTHORS);
    }
    // The stored file still has them: the test would see them.
    const stored = await gateway().files.open(keys.manuscript);
    expect(await namesIn(await buffer(stored ?? Readable.from([])))).toContain(OF_AUTHORS);
  });

  test("opens to an editor, and with no pass to the person who has no part in it", async () => {
    const passes = createFilePasses(TEST_SECRET);
    const status = async (somebody: Somebody) =>
      (await gateway().request(`/files/${keys.manuscript}/x.docx?t=${passes.issue(somebody.session)}`))
        .status;
    expect(await status(editor)).toBe(200);
    expect(await status(people.stranger)).toBe(404);
    expect((await gateway().request(`/files/${keys.manuscript}/x.docx`)).status).toBe(404);
  });
});

describe("a manuscript from before there were copies", () => {
  test("takes no reviewer before its copy is there, nor where there can be none; a click makes one", async () => {
    const { id } = await createManuscript({ authors: [people.author], state: "IN_REVIEW" });
    const { id: fileId, key } = await giveFile(
      gateway().files,
      id,
      docxWithProperties(OF_AUTHORS),
      "원고.docx",
    );
    const email = "before@byeolbit-simsa.example";
    const invite = async () => (await editor.ask(INVITE, { id, input: invitation(email) })).code;
    await db.blindCopy.delete({ where: { fileId } });
    expect(await invite()).toBe("REVIEWER_COPY_WAITING");
    const refused = { storedAs: key, state: "ENCRYPTED", names: "", rules: BLIND_RULES } as const;
    await db.blindCopy.create({ data: { fileId, ...refused } });
    expect(await invite()).toBe("REVIEWER_COPY_REFUSED");
    expect(await db.review.count({ where: { submissionId: id } })).toBe(0);

    await db.blindCopy.delete({ where: { fileId } });
    await makeBlindCopy(gateway().files, fileId);
    expect(await invite()).toBeNull();
    const variables = { link: await linkTo(email, "REVIEW_INVITATION") };
    await askGraphql(gateway(), ACCEPT, { variables });
    await db.blindCopy.delete({ where: { fileId } });
    const link = await linkTo(email, "REVIEW_WORK");
    const opened = await askGraphql(gateway(), LINKED, { variables: { link } });
    const [file] = Object(opened.data).linkedReview.files;
    const answer = await gateway().request(file.url);
    expect(answer.status).toBe(200);
    expect(await namesIn(Buffer.from(await answer.arrayBuffer()))).not.toContain(OF_AUTHORS);
  });
});

test("a copy by older rules counts as none, and is made again without being asked for", async () => {
  const { id } = await createManuscript({ authors: [people.author], state: "IN_REVIEW" });
  const bytes = docxWithProperties(OF_AUTHORS);
  const { id: fileId, key } = await giveFile(gateway().files, id, bytes, "원고.docx");
  const { link } = await startReview(gateway(), editor, id, "older@byeolbit-simsa.example");
  await db.blindCopy.update({ where: { fileId }, data: { rules: BLIND_RULES - 1 } });
  // What older rules made is under another name.
  await gateway().files.remove(key);
  await gateway().files.write(key, bytes);
  const next = { id, input: invitation("newer@byeolbit-simsa.example") };
  expect((await editor.ask(INVITE, next)).code).toBe("REVIEWER_COPY_WAITING");
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'texts'`;
  await enqueueUnread();
  const jobs = await db.$queryRaw<
    { key: string }[]
  >`SELECT singleton_key AS key FROM pgboss.job WHERE name = 'texts'`;
  expect(jobs.map((job) => job.key)).toContain(String(fileId));
  await makeBlindCopy(gateway().files, fileId);
  expect((await editor.ask(INVITE, next)).code).toBeNull();
  const opened = await askGraphql(gateway(), LINKED, { variables: { link } });
  expect((await gateway().request(Object(opened.data).linkedReview.files[0].url)).status).toBe(200);
});

test("a version without a manuscript goes to no review, and takes no reviewer", async () => {
  const SEND = "mutation ($id: Id!) { sendToReview(id: $id) { state } }";
  const { id } = await createManuscript({ authors: [people.author] });
  await db.submissionFile.deleteMany({ where: { submissionId: id } });
  expect((await editor.ask(SEND, { id })).code).toBe("MANUSCRIPT_FILE_MISSING");
  await db.submission.update({ where: { id }, data: { state: "IN_REVIEW" } });
  const invited = await editor.ask(INVITE, { id, input: invitation("nothing@byeolbit-simsa.example") });
  expect(invited.code).toBe("MANUSCRIPT_FILE_MISSING");
  expect(await db.review.count({ where: { submissionId: id } })).toBe(0);
});

/** All text of a docx, or of a PDF with its streams unpacked. */
async function namesIn(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 4).toString("latin1") === "%PDF") {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return [bytes.toString("utf8"), document.getAuthor(), document.getTitle(), document.getCreator()].join(
      "\n",
    );
  }
  return [...(await unzip(new Uint8Array(bytes).buffer)).values()]
    .map((part) => part.toString("utf8"))
    .join("\n");
}
