// Posts for members whose every part carries a secret word, and people who may read them and who may not
// (docs/site.md#posts-for-members).
import { randomBytes } from "node:crypto";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Board, MemberGrade, StaffRole } from "#prisma/generated/enums.ts";
import { createPost, createSignedIn, createTag } from "./factories.ts";

/** What anyone who is signed in may read, and what a regular member in good standing may. */
export const SECRETS = { MEMBERS: "비밀회원글", GRADES: "비밀등급글" } as const;
export type RestrictedAudience = keyof typeof SECRETS;

export interface MembersPost {
  readonly id: number;
  readonly board: Board;
  readonly openTo: RestrictedAudience;
  readonly isListed: boolean;
  /** Addresses of its files, without a pass. */
  readonly files: readonly string[];
}

/** A stored file with a secret in its name. */
async function storeFile(
  files: FileStore | null,
  name: string,
  kind: "IMAGE" | "ATTACHMENT",
): Promise<{ id: number; key: string; path: string }> {
  const key = newFileKey();
  const bytes = randomBytes(200);
  await files?.write(key, bytes);
  const isImage = kind === "IMAGE";
  const { id } = await db.file.create({
    select: { id: true },
    data: {
      key,
      name,
      kind,
      mimeType: isImage ? "image/png" : "application/pdf",
      size: bytes.length,
      ...(isImage ? { width: 30, height: 20 } : {}),
    },
  });
  return { id, key, path: `/files/${key}/a` };
}

const text = (secret: string, figure: string): Prisma.InputJsonObject => ({
  type: "doc",
  content: [
    { type: "paragraph", content: [{ type: "text", text: `${secret} 본문` }] },
    {
      type: "figure",
      attrs: {
        fileKey: figure,
        fileName: `${secret}.png`,
        alt: secret,
        caption: secret,
        width: 30,
        height: 20,
      },
    },
  ],
});

/** A post of a board for members, with a secret everywhere but, where lists name it, in its title. */
export async function createMembersPost(
  files: FileStore | null,
  { board, openTo, isListed }: Pick<MembersPost, "board" | "openTo" | "isListed">,
  overrides: Partial<Prisma.PostUncheckedCreateInput> = {},
): Promise<MembersPost> {
  const secret = SECRETS[openTo];
  const [cover, attached, picture, figure] = [
    await storeFile(files, `${secret} 표지.png`, "IMAGE"),
    await storeFile(files, `${secret}.pdf`, "ATTACHMENT"),
    await storeFile(files, `${secret} 사진.png`, "IMAGE"),
    await storeFile(files, `${secret} 그림.png`, "IMAGE"),
  ];
  const title = isListed ? "회의록 공고" : `${secret} 제목`;
  const tag = isListed ? null : await createTag({ board, nameKo: `${secret} 갈래`, nameEn: `${secret} tag` });
  const caption = { captionKo: secret, captionEn: secret, altKo: secret, altEn: secret };
  const { id } = await createPost({
    board,
    audience: openTo,
    readerGrades: openTo === "GRADES" ? ["REGULAR"] : [],
    isListed,
    titleKo: title,
    titleEn: `${title} (en)`,
    contentKo: text(secret, figure.key),
    contentEn: text(secret, figure.key),
    thumbnailId: cover.id,
    tagId: tag?.id ?? null,
    attachments: {
      create: [
        { fileId: attached.id, position: 0, ...caption },
        { fileId: picture.id, position: 1, ...caption },
      ],
    },
    figures: { create: [{ fileId: figure.id }] },
    ...overrides,
  });
  return { id, board, openTo, isListed, files: [cover, attached, picture, figure].map(({ path }) => path) };
}

const BOARDS: readonly Board[] = ["NOTICE", "GALLERY"];

/**
 * One of each kind on two boards, one in the trash, a public post on top, and what the office keeps beside
 * them: a form and a version.
 */
export async function fillMembersPosts(files: FileStore | null = null): Promise<readonly MembersPost[]> {
  const writer = await createSignedIn({ roles: ["CONTENT"] });
  const posts: MembersPost[] = [];
  for (const board of BOARDS) {
    await createPost({ board, titleKo: "모두의 글" });
    for (const openTo of ["MEMBERS", "GRADES"] as const) {
      for (const isListed of [true, false])
        posts.push(await createMembersPost(files, { board, openTo, isListed }));
    }
  }
  const gone = { board: "NOTICE", openTo: "GRADES", isListed: true } as const;
  posts.push(await createMembersPost(files, gone, { deletedAt: new Date(), deletedById: writer.id }));
  const [first] = posts;
  if (!first) throw new Error("There are posts");
  const said = { ko: { title: SECRETS.GRADES, content: text(SECRETS.GRADES, "k") } };
  await db.draft.create({
    data: { memberId: writer.id, board: "NOTICE", key: "a-new-post", payload: { values: said } },
  });
  await db.savedVersion.create({
    data: { postId: first.id, number: 1, content: said, savedById: writer.id, savedAt: new Date() },
  });
  return posts;
}

/** Dues of a year long ago that never came. */
async function lapse(memberId: number): Promise<void> {
  await db.membership.updateMany({ where: { memberId }, data: { toDay: new Date("2024-01-01") } });
}

export interface ReaderPerson {
  readonly name: string;
  readonly reads: readonly RestrictedAudience[];
  readonly isOffice: boolean;
  readonly member: Awaited<ReturnType<typeof createSignedIn>> | null;
}

/** Anyone who may look, and which of the restricted posts each may read. */
export async function createReaders(): Promise<readonly ReaderPerson[]> {
  await db.gradeDue.upsert({
    where: { grade: "REGULAR" },
    create: { grade: "REGULAR", type: "ANNUAL", amount: 50_000 },
    update: {},
  });
  const signedIn = (grade: MemberGrade, roles: readonly StaffRole[] = []) => createSignedIn({ grade, roles });
  const lapsed = await signedIn("REGULAR");
  await lapse(lapsed.id);
  const both = ["MEMBERS", "GRADES"] as const;
  return [
    { name: "a visitor", reads: [], isOffice: false, member: null },
    { name: "a general member", reads: ["MEMBERS"], isOffice: false, member: await signedIn("GENERAL") },
    { name: "an associate member", reads: ["MEMBERS"], isOffice: false, member: await signedIn("ASSOCIATE") },
    { name: "a lapsed regular member", reads: ["MEMBERS"], isOffice: false, member: lapsed },
    { name: "a regular member", reads: both, isOffice: false, member: await signedIn("REGULAR") },
    { name: "FINANCE", reads: ["MEMBERS"], isOffice: false, member: await signedIn("GENERAL", ["FINANCE"]) },
    { name: "PROGRAM", reads: ["MEMBERS"], isOffice: false, member: await signedIn("GENERAL", ["PROGRAM"]) },
    { name: "MEMBER", reads: ["MEMBERS"], isOffice: false, member: await signedIn("GENERAL", ["MEMBER"]) },
    { name: "CONTENT", reads: both, isOffice: true, member: await signedIn("GENERAL", ["CONTENT"]) },
    { name: "SUPER", reads: both, isOffice: true, member: await signedIn("GENERAL", ["SUPER"]) },
  ];
}
