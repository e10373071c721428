// People of the office who upload and save until the site dies under their hands, and remember exactly what they were told.
import { type UploadAnswer, type UploadInput, upload } from "#tests/support/uploads.ts";

export interface Office {
  readonly url: string;
  readonly session: { readonly headers: { readonly authorization: string } };
}

/** A file that was acknowledged. */
export type ToldFile = Pick<UploadAnswer["body"], "id" | "key">;

/** A post that one person saves again and again, each time with another file. */
export interface SavedPost {
  id: number;
  /** The last version that was acknowledged, and the file it carries. */
  version: number;
  fileId: number;
  /** The file of the save that was not answered when the site died. */
  pendingFileId: number | null;
}

/** Signs the first administrator in. */
export async function openOffice(url: string, email: string, password: string): Promise<Office> {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const authorization = answer.headers.get("authorization");
  if (!authorization) throw new Error(`Sign-in: ${answer.status}`);
  return { url, session: { headers: { authorization } } };
}

/** The stored file; null when the site is gone. */
async function put({ url, session }: Office, input: UploadInput): Promise<ToldFile | null> {
  const answer = await upload(url, session, input).catch(() => null);
  if (answer && answer.status !== 201) throw new Error(`Upload: ${answer.status} ${answer.body.code}`);
  return answer?.body ?? null;
}

/** Uploads one file after another until the site is gone. */
export async function keepUploading(office: Office, input: UploadInput, told: ToldFile[]): Promise<void> {
  for (;;) {
    const file = await put(office, input);
    if (!file) return;
    told.push(file);
  }
}

const CREATE = "mutation Create($input: PostInput!) { post: createPost(input: $input) { id } }";
const SAVE = `mutation Save($id: Int!, $version: Int!, $input: PostInput!) {
  post: savePost(id: $id, version: $version, input: $input) { id }
}`;

/** The id of the saved post; null when the site is gone. */
async function save({ url, session }: Office, fileId: number, at?: SavedPost): Promise<number | null> {
  const content = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "본문" }] }],
  };
  const ko = { title: `파일 ${fileId}`, content };
  const input = { board: "NOTICE", publishNow: true, files: [{ fileId }], ko };
  const variables = at ? { id: at.id, version: at.version, input } : { input };
  const headers = { "content-type": "application/json", ...session.headers };
  const body = JSON.stringify({ query: at ? SAVE : CREATE, variables });
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (!told) return null;
  if (!told.data?.post) throw new Error(`Save: ${JSON.stringify(told)}`);
  return told.data.post.id;
}

/** Makes a post and saves it one time after another until the site is gone. */
export async function keepSaving(office: Office, input: UploadInput, posts: SavedPost[]): Promise<void> {
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
