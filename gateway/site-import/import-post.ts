// A post of a former website becomes one of this, once, in one transaction with its old addresses.
import { db, type Tx } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { addRedirects, type OldPlace } from "#schema/core/redirects/add-redirects.ts";
import { DomainError } from "#schema/errors.ts";
import { claim, isClaimed } from "#schema/overview/site-import/claim.ts";
import { createPost } from "#schema/site/posts/create-post.ts";
import { createTag } from "#schema/site/posts/create-tag.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { TAG_NAME_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { type BoardName, type CheckedPost, postInput } from "#schema/validation/site/posts.ts";
import { postAddress } from "#schema/validation/site-paths.ts";
import { cutText } from "./cut-text.ts";
import { type DraftedPost, draftPost, type PostPlace } from "./draft-post.ts";
import type { FormerPost } from "./former-site.ts";
import type { FileImporting } from "./import-file.ts";

export interface PostImporting extends FileImporting {
  /** The ids of accounts by those of the former website. */
  readonly authors: ReadonlyMap<string, number>;
  /** An address under every folder that the site was in. */
  readonly everywhere: (address: string) => readonly string[];
  /** Categories that were met and that no tag has the name of yet, while nothing is written. */
  readonly newCategories: Set<string>;
}

export async function importPost(old: FormerPost, place: PostPlace, importing: PostImporting): Promise<void> {
  const { report, source, isWritten, everywhere } = importing;
  const line = { kind: "post", id: old.id, name: old.title } as const;
  if (await isClaimed({ source, kind: "POST", sourceId: old.id }))
    return report.count("posts that were imported before");
  const drafted = await draftPost(old, place, importing);
  const read = check(postInput, drafted.input);
  if (!read.ok) {
    const why = Object.entries(read.fields).map(([field, codes]) => `${field} ${codes?.join(" ")}`);
    return report.leave("posts that cannot be imported", line, why.join(", "));
  }
  const imported = (redirects: number) => {
    report.count("posts");
    if (read.value.audience !== "EVERYONE") report.count("posts for members only");
    report.add("old addresses", redirects);
  };
  if (old.otherFields.length > 0) {
    report.leave("fields that are left out", { ...line, kind: "field" }, old.otherFields.join(", "));
  }
  if (!isWritten) {
    if (old.category !== null) await noteCategory(place.board, old.category, importing);
    return imported(
      [...old.addresses, ...drafted.files.flatMap(({ addresses }) => addresses)].flatMap(everywhere).length,
    );
  }
  try {
    const redirects = await write(old, { post: read.value, drafted, place }, importing);
    if (redirects === null) report.count("posts that were imported before");
    else imported(redirects);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    report.leave("posts that cannot be imported", line, error.code);
  }
}

/** @returns how many addresses lead to it now; null: another run imported it */
async function write(
  old: FormerPost,
  { post, drafted, place }: { post: CheckedPost; drafted: DraftedPost; place: PostPlace },
  importing: PostImporting,
): Promise<number | null> {
  const { source, author, everywhere, authors } = importing;
  return await db.$transaction(async (tx) => {
    if (!(await claim(tx, { source, kind: "POST", sourceId: old.id }, author.now))) return null;
    const tagId = old.category === null ? null : await tagOf(tx, post.board, old.category, importing);
    const { result: id, lines } = await createPost(
      tx,
      { post: { ...post, tagId }, requestKey: null },
      author,
    );
    const at = place.publishedAt;
    const koUpdatedAt = post.ko ? at : null;
    const enUpdatedAt = post.en ? at : null;
    const createdById = authors.get(old.authorId ?? "") ?? null;
    await tx.post.update({ where: { id }, data: { createdAt: at, koUpdatedAt, enUpdatedAt, createdById } });
    await recordAudit(
      tx,
      author,
      ...lines.map((line) => ({ action: "importPost", ...line, subject: "post" as const })),
    );
    const places: OldPlace[] = [
      ...old.addresses.map((address) => ({ address, target: postAddress(post.board, id) })),
      ...drafted.files.flatMap(({ file, addresses }) =>
        addresses.map((address) => ({
          address,
          target: `/files/${file.key}/${encodeURIComponent(file.name)}`,
        })),
      ),
    ];
    return await addRedirects(
      tx,
      places.flatMap(({ address, target }) => everywhere(address).map((one) => ({ address: one, target }))),
      author.now,
    );
  });
}

const NEW = "new categories, in English as in Korean";
const nameOf = (category: string) => cutText(category.normalize("NFC"), TAG_NAME_MAX_LENGTH);

const namesake = (tx: Pick<Tx, "tag">, board: BoardName, name: string) =>
  tx.tag.findFirst({ where: { board, OR: [{ nameKo: name }, { nameEn: name }] }, select: { id: true } });

/** A category of the board it was on is a tag of the board it is on now; the office translates a new one. */
async function tagOf(tx: Tx, board: BoardName, category: string, { report, author }: PostImporting) {
  const name = nameOf(category);
  const known = await namesake(tx, board, name);
  if (known) return known.id;
  const { result, lines } = await createTag(tx, { board, nameKo: name, nameEn: name });
  await recordAudit(
    tx,
    author,
    ...lines.map((line) => ({ action: "createTag", ...line, subject: "post" as const })),
  );
  report.count(NEW, `${board} ${name}`);
  return result;
}

async function noteCategory(board: BoardName, category: string, { report, newCategories }: PostImporting) {
  const name = `${board} ${nameOf(category)}`;
  if (newCategories.has(name) || (await namesake(db, board, nameOf(category)))) return;
  newCategories.add(name);
  report.count(NEW, name);
}
