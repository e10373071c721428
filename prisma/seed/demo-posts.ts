// Turns the written-down demo posts into rows: dates from today, texts composed for their language, pictures placed.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Board } from "#prisma/generated/enums.ts";
import type { PostSource, TextSource } from "#prisma/seed/content/post-source.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { fillDates, onWorkingDay, type SeedLanguage, seoulTime } from "./dates.ts";
import type { DemoFiles } from "./demo-files.ts";
import { doc, type PlacedImage, toColumn } from "./document.ts";

type DemoBoards = Readonly<Partial<Record<Board, readonly PostSource[]>>>;

/** Offices publish between nine and five; the odd step keeps the minutes of neighbours apart. */
const OPENING_MINUTES = 9 * 60;
const OFFICE_MINUTES = 8 * 60;
const MINUTES_STEP = 197;

interface ComposedText {
  readonly title: string;
  readonly document: RichTextDocument;
}

/** A post with its texts, before anything is stored. */
export interface ComposedPost {
  readonly source: PostSource;
  readonly publishedAt: Date;
  readonly ko: ComposedText | null;
  readonly en: ComposedText | null;
  /** Names of the pictures that are in its texts. */
  readonly figures: ReadonlySet<string>;
}

/** Composes the posts of a board, oldest first. No two are published at the same moment. */
export function composePosts(
  sources: readonly PostSource[],
  now: Date,
  place: (picture: string, language: SeedLanguage) => PlacedImage,
): ComposedPost[] {
  return sources
    .map((source, index) => {
      const minutes = OPENING_MINUTES + ((index * MINUTES_STEP) % OFFICE_MINUTES);
      const publishedAt = onWorkingDay(seoulTime(now, source.ago, minutes));
      const figures = new Set<string>();
      const compose = (text: TextSource | undefined, language: SeedLanguage): ComposedText | null => {
        if (!text) return null;
        const [title, ...blocks] = text;
        const image = (name: string) => {
          figures.add(name);
          return place(name, language);
        };
        const document = doc({ language, publishedAt, image }, blocks);
        return { title: fillDates(title, publishedAt, language), document };
      };
      return { source, publishedAt, ko: compose(source.ko, "ko"), en: compose(source.en, "en"), figures };
    })
    .sort((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime());
}

/** Stores the posts of all boards with their files. */
export async function createDemoPosts(
  tx: Tx,
  now: Date,
  files: DemoFiles,
  boards: DemoBoards,
): Promise<void> {
  const fileIds = await storeFiles(tx, files);
  const tags = await tx.tag.findMany({ select: { id: true, board: true, slug: true } });
  const place = (name: string, language: SeedLanguage): PlacedImage => {
    const { key, altKo, altEn, width, height } = pictureRow(files, name);
    const alt = (language === "ko" ? altKo : altEn) ?? "";
    return { key, name: `${name}.webp`, alt, width: width ?? 0, height: height ?? 0 };
  };
  for (const [board, sources] of Object.entries(boards) as [Board, readonly PostSource[]][]) {
    const posts = composePosts(sources, now, place);
    const rows = posts.map((post) => {
      const tag = tags.find((candidate) => candidate.board === board && candidate.slug === post.source.tag);
      if (!tag) throw new Error(`No tag ${post.source.tag} on ${board}`);
      const { thumbnail } = post.source;
      const thumbnailId = thumbnail ? fileIds(pictureRow(files, thumbnail).key) : null;
      return { ...postRow(post), board, tagId: tag.id, thumbnailId };
    });
    const created = await tx.post.createManyAndReturn({
      data: rows,
      select: { id: true, publishedAt: true },
    });
    const ids = new Map(created.map(({ id, publishedAt }) => [publishedAt?.getTime(), id]));
    const idOf = (post: ComposedPost): number => {
      const id = ids.get(post.publishedAt.getTime());
      if (id === undefined) throw new Error("A demo post was not stored");
      return id;
    };
    await tx.attachment.createMany({
      data: posts.flatMap((post) => {
        const postId = idOf(post);
        return attachedTo(post.source, files).map((row, position) => ({ postId, position, ...row(fileIds) }));
      }),
    });
    await tx.postFigure.createMany({
      data: posts.flatMap((post) =>
        [...post.figures].map((name) => ({
          postId: idOf(post),
          fileId: fileIds(pictureRow(files, name).key),
        })),
      ),
    });
  }
}

type FileIds = (key: string) => number;

/** What hangs on a post: its pictures with their captions, then what is there to download. */
function attachedTo({ images = [], attachments = [] }: PostSource, files: DemoFiles) {
  const pictures = images.map(({ picture, ko, en }) => (fileIds: FileIds) => {
    const { key, altKo, altEn } = pictureRow(files, picture);
    const alts = { altKo: altKo ?? null, altEn: altEn ?? null };
    return { fileId: fileIds(key), captionKo: ko, captionEn: en, ...alts };
  });
  const downloads = attachments.map((source) => (fileIds: FileIds) => {
    const row = files.attachments.get(source);
    if (!row) throw new Error(`${source.name} was not stored`);
    return { fileId: fileIds(row.key) };
  });
  return [...pictures, ...downloads];
}

function postRow({ source, publishedAt, ko, en }: ComposedPost): Omit<Prisma.PostCreateManyInput, "board"> {
  const koUpdatedAt = new Date(publishedAt.getTime() + (source.koChangedAfter ?? 0) * DAY);
  return {
    pinned: source.pinned ?? false,
    publishedAt,
    createdAt: publishedAt,
    ...audienceOf(source),
    ...(ko ? { titleKo: ko.title, contentKo: toColumn(ko.document), koUpdatedAt } : {}),
    ...(en ? { titleEn: en.title, contentEn: toColumn(en.document), enUpdatedAt: publishedAt } : {}),
  };
}

function audienceOf({ readers, unlisted }: PostSource) {
  if (readers === undefined) return {};
  const isListed = unlisted !== true;
  if (readers === "MEMBERS") return { audience: readers, isListed };
  return { audience: "GRADES" as const, readerGrades: [...readers], isListed };
}

function pictureRow(files: DemoFiles, name: string): Prisma.FileCreateManyInput {
  const row = files.pictures.get(name);
  if (!row) throw new Error(`No picture ${name}`);
  return row;
}

async function storeFiles(tx: Tx, files: DemoFiles): Promise<(key: string) => number> {
  const data = [...files.pictures.values(), ...files.attachments.values()];
  const stored = await tx.file.createManyAndReturn({ data, select: { id: true, key: true } });
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error("A demo file was not stored");
    return id;
  };
}
