// People of the office who upload and save until the site dies, and remember every answer.
import { join } from "node:path";
import { paragraph } from "#tests/support/factories.ts";
import { filesBelow, photo, type UploadAnswer, type UploadInput, upload } from "#tests/support/uploads.ts";
import type { Crew } from "./lives.ts";
import { askOffice, type Office, openOffice } from "./office.ts";
import { expectFilesStored } from "./stored-files.ts";

/** A file that was acknowledged. */
export type ReportedFile = Pick<UploadAnswer["body"], "id" | "key">;

/** A post that one person saves again and again, each time with another file. */
export interface SavedPost {
  id: number;
  /** The last version that was acknowledged, and the file it carries. */
  version: number;
  fileId: number;
  /** The file of the save that was not answered when the site died. */
  pendingFileId: number | null;
}

/** The stored file; null when the site is gone. */
async function put({ url, session }: Office, input: UploadInput): Promise<ReportedFile | null> {
  const answer = await upload(url, session, input).catch(() => null);
  if (answer?.status === 503) return null;
  if (answer && answer.status !== 201) throw new Error(`Upload: ${answer.status} ${answer.body.code}`);
  return answer?.body ?? null;
}

/** Uploads one file after another until the site is gone. */
async function keepUploading(
  office: Office,
  input: UploadInput,
  acknowledged: ReportedFile[],
): Promise<void> {
  for (;;) {
    const file = await put(office, input);
    if (!file) return;
    acknowledged.push(file);
  }
}

const CREATE = "mutation Create($input: PostInput!) { post: createPost(input: $input) { id } }";
const SAVE = `mutation Save($id: Id!, $version: Int!, $input: PostInput!) {
  post: savePost(id: $id, version: $version, input: $input) { id }
}`;

/** The id of the saved post; null when the site is gone. */
async function save(office: Office, fileId: number, at?: SavedPost): Promise<number | null> {
  const ko = { title: `파일 ${fileId}`, content: paragraph("본문") };
  const input = { board: "NOTICE", publishNow: true, files: [{ fileId }], ko };
  const variables = at ? { id: at.id, version: at.version, input } : { input };
  const acknowledged = await askOffice(office, at ? SAVE : CREATE, variables);
  if (!acknowledged) return null;
  if (!acknowledged.data?.post) throw new Error(`Save: ${JSON.stringify(acknowledged)}`);
  return Object(acknowledged.data.post).id;
}

/** Makes a post and saves it one time after another until the site is gone. */
async function keepSaving(office: Office, input: UploadInput, posts: SavedPost[]): Promise<void> {
  const first = await put(office, input);
  const id = first && (await save(office, first.id));
  if (!first || id === null) return;
  const post: SavedPost = { id, version: 1, fileId: first.id, pendingFileId: null };
  posts.push(post);
  for (;;) {
    const next = await put(office, input);
    if (!next) return;
    post.pendingFileId = next.id;
    if ((await save(office, next.id, post)) === null) return;
    Object.assign(post, { version: post.version + 1, fileId: next.id, pendingFileId: null });
  }
}

async function givenFiles(): Promise<readonly UploadInput[]> {
  const bytes = await photo({ width: 500, height: 400 });
  const pdf = Buffer.alloc(2_000_000, " ");
  pdf.write("%PDF-1.7\n");
  return [
    { kind: "image", name: "사진.jpg", bytes },
    { kind: "attachment", name: "안내.pdf", bytes: pdf },
  ];
}

/**
 * Uploads and saves: no row without its bytes, no acknowledged file or save that is not there, after the
 * sweep no bytes without a row.
 */
export function createEditors(dataDir: string): Crew {
  const files: ReportedFile[] = [];
  const posts: SavedPost[] = [];
  const given = givenFiles();
  let cutOff = 0;
  return {
    begin: async ({ url }) => {
      const office = await openOffice(url);
      const before = { files: files.length, posts: posts.length };
      const working = (await given).flatMap((file) => [
        keepUploading(office, file, files),
        keepSaving(office, file, posts),
      ]);
      const ended = Promise.all(working).then(async () => {
        cutOff += (await filesBelow(join(dataDir, "files", "incoming"))).length;
      });
      return { isEnough: () => files.length > before.files && posts.length > before.posts, ended };
    },
    expectStored: () => expectFilesStored(join(dataDir, "files"), { files, posts, cutOff }),
  };
}
