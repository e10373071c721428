// A post of a former website becomes one of this, once, in one transaction with its old addresses.
import { db } from "#prisma/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { DomainError } from "#schema/errors.ts";
import { claim, isClaimed } from "#schema/moving-in/claim.ts";
import { createPost } from "#schema/posts/create-post.ts";
import { addRedirects, type OldPlace } from "#schema/redirects/add-redirects.ts";
import { check } from "#schema/validation/field-errors.ts";
import { type BoardName, type CheckedPost, postInput } from "#schema/validation/posts.ts";
import { postAddress } from "#schema/validation/site-paths.ts";
import { type DraftedPost, draftPost } from "./draft-post.ts";
import type { OldPost } from "./old-site.ts";
import type { FileTaking } from "./take-file.ts";

/** @param authors the ids of accounts by those of the former website */
export async function takePost(
  old: OldPost,
  board: BoardName,
  authors: ReadonlyMap<string, number>,
  taking: FileTaking,
): Promise<void> {
  const { report, source, isWritten } = taking;
  if (await isClaimed({ source, kind: "POST", sourceId: old.id }))
    return report.count("posts taken in before");
  const drafted = await draftPost(old, board, taking);
  const read = check(postInput, drafted.input);
  if (!read.ok) {
    const why = Object.entries(read.fields).map(([field, codes]) => `${field} ${codes?.join(" ")}`);
    return report.count("posts that cannot be taken", `${old.id} ${old.title}: ${why.join(", ")}`);
  }
  if (!isWritten) {
    report.count("posts");
    return report.add(
      "old addresses",
      old.addresses.length + drafted.files.flatMap(({ addresses }) => addresses).length,
    );
  }
  try {
    const led = await write(old, read.value, drafted, authors.get(old.authorId ?? "") ?? null, taking);
    report.count(led === null ? "posts taken in before" : "posts");
    report.add("old addresses", led ?? 0);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    report.count("posts that cannot be taken", `${old.id} ${old.title}: ${error.code}`);
  }
}

/** @returns how many addresses lead to it now; null: another run took it in */
async function write(
  old: OldPost,
  post: CheckedPost,
  { files }: DraftedPost,
  createdById: number | null,
  { source, author }: FileTaking,
): Promise<number | null> {
  return await db.$transaction(async (tx) => {
    if (!(await claim(tx, { source, kind: "POST", sourceId: old.id }, author.now))) return null;
    const { result: id, lines } = await createPost(tx, { post, requestKey: null }, author);
    const at = old.at ?? author.now;
    const koUpdatedAt = post.ko ? at : null;
    const enUpdatedAt = post.en ? at : null;
    await tx.post.update({ where: { id }, data: { createdAt: at, koUpdatedAt, enUpdatedAt, createdById } });
    await recordAudit(
      tx,
      author,
      ...lines.map((line) => ({ action: "importPost", ...line, subject: "post" as const })),
    );
    const places: OldPlace[] = [
      ...old.addresses.map((address) => ({ address, target: postAddress(post.board, id) })),
      ...files.flatMap(({ file, addresses }) =>
        addresses.map((address) => ({
          address,
          target: `/files/${file.key}/${encodeURIComponent(file.name)}`,
        })),
      ),
    ];
    return await addRedirects(tx, places, author.now);
  });
}
