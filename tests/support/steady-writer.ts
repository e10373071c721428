// Somebody of the office who writes one post after the other, each with a document, as fast as they are
// acknowledged: what a backup made meanwhile is compared with.
import { createHash, randomBytes } from "node:crypto";
import { paragraph } from "./factories.ts";
import { upload } from "./uploads.ts";
import { CREATE, postInput } from "./writing.ts";

/** A post that was acknowledged. */
export interface WrittenPost {
  readonly title: string;
  /** Of its document. */
  readonly sha256: string;
  /** Path of its document. */
  readonly path: string;
}

export interface SteadyWriter {
  readonly name: string;
  /** In their order. */
  readonly written: readonly WrittenPost[];
  /** Ends it; throws what went wrong. */
  stop(): Promise<void>;
}

export const titleOf = (name: string, number: number) => `${name} ${number}`;

/** Begins. @param headers of the session */
export function startWriter(
  url: string,
  headers: { readonly authorization: string },
  name: string,
): SteadyWriter {
  const written: WrittenPost[] = [];
  let ends = false;
  const writeOne = async (): Promise<void> => {
    const title = titleOf(name, written.length + 1);
    const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(30_000)]);
    const sent = await upload(url, { headers }, { name: "안내.pdf", bytes });
    if (sent.status !== 201) throw new Error(`${title}: ${sent.status} ${JSON.stringify(sent.body)}`);
    const input = postInput({ ko: { title, content: paragraph(title) }, files: [{ fileId: sent.body.id }] });
    const saved = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query: CREATE, variables: { input } }),
    });
    const answer = await saved.json();
    if (answer.errors !== undefined) throw new Error(`${title}: ${JSON.stringify(answer.errors)}`);
    written.push({ title, sha256: createHash("sha256").update(bytes).digest("hex"), path: sent.body.url });
  };
  const work = (async () => {
    while (!ends) await writeOne();
  })();
  // It is thrown by stop().
  work.catch(() => undefined);
  return {
    name,
    written,
    stop: async () => {
      ends = true;
      await work;
    },
  };
}
