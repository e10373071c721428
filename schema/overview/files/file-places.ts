// Defines where a file is used: what the office is shown, and why a file is not deleted (docs/texts.md#files).
import type { Tx } from "#prisma/client.ts";
import type { InBoth } from "#schema/core/shared/language.ts";
import { publishedArticles } from "#schema/policies/journal/journal.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { livePopups } from "#schema/policies/site/popups.ts";
import { publishedPosts } from "#schema/policies/site/posts.ts";
import { readShownVersions } from "#schema/site/pages/shown-versions.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import type { BoardName } from "#schema/validation/site/posts.ts";
import { readFileUses } from "./file-uses.ts";
import { placeOf, type Used } from "./place-of.ts";

export const PLACE_NOUNS = ["POST", "PROGRAM", "PAGE", "POPUP", "ARTICLE", "SETTINGS", "DRAFT"] as const;
/** What it is there. VERSION: only an older version names it, which can be restored. */
export const PLACE_USES = [
  "THUMBNAIL",
  "ATTACHMENT",
  "FIGURE",
  "PORTRAIT",
  "HANDOUT",
  "PICTURE",
  "SEAL",
  "VERSION",
  "UNSAVED",
] as const;

export interface FilePlace {
  readonly noun: (typeof PLACE_NOUNS)[number];
  readonly use: (typeof PLACE_USES)[number];
  /** Of the post, program, popup or article; null for the others. */
  readonly id: number | null;
  readonly board: BoardName | null;
  readonly programKind: ProgramKindName | null;
  readonly pageKey: string | null;
  readonly title: InBoth<string>;
  /** Visitors see it there. */
  readonly isShown: boolean;
}

/** All places of a file, those that visitors see first. */
export async function readFilePlaces(tx: Tx, id: number, at: { readonly now: Date }): Promise<FilePlace[]> {
  const { posts, programs, pages, popups, articles, seals, versions, drafts } = await readFileUses(tx, id);
  const [shownPages, shownPosts, shownPrograms, shownPopups, shownArticles] = await Promise.all([
    readShownVersions(tx, at.now),
    idsOf(
      tx.post.findMany({
        where: { id: { in: posts.map(idIn) }, ...publishedPosts(at.now) },
        select: { id: true },
      }),
    ),
    idsOf(
      tx.program.findMany({
        where: { id: { in: programs.map(idIn) }, ...visiblePrograms(at.now) },
        select: { id: true },
      }),
    ),
    idsOf(
      tx.popup.findMany({
        where: { id: { in: popups.map(idIn) }, ...livePopups(at.now) },
        select: { id: true },
      }),
    ),
    idsOf(
      tx.article.findMany({
        where: { AND: [{ id: { in: articles.map(idIn) } }, publishedArticles(at.now)] },
        select: { id: true },
      }),
    ),
  ]);
  const used: Used[] = [
    ...posts.map((post) => ({
      noun: "POST" as const,
      row: post,
      isShown: shownPosts.has(post.id),
      uses: [
        post.thumbnailId === id && ("THUMBNAIL" as const),
        post.attachments.length > 0 &&
          (post.board === "GALLERY" ? ("PICTURE" as const) : ("ATTACHMENT" as const)),
        post.figures.length > 0 && ("FIGURE" as const),
      ],
    })),
    ...programs.map((program) => ({
      noun: "PROGRAM" as const,
      row: program,
      isShown: shownPrograms.has(program.id),
      uses: [
        program.thumbnailId === id && ("THUMBNAIL" as const),
        program.speakers.length > 0 && ("PORTRAIT" as const),
        program.sessions.length > 0 && ("HANDOUT" as const),
        program.files.length > 0 && ("ATTACHMENT" as const),
        program.figures.length > 0 && ("FIGURE" as const),
      ],
    })),
    ...pages.map((page) => ({
      noun: "PAGE" as const,
      row: page,
      isShown: shownPages.includes(page.id),
      uses: [page.figures.length > 0 ? ("FIGURE" as const) : ("PORTRAIT" as const)],
    })),
    ...popups.map((popup) => ({
      noun: "POPUP" as const,
      row: popup,
      isShown: shownPopups.has(popup.id),
      uses: ["PICTURE" as const],
    })),
    ...articles.map((article) => ({
      noun: "ARTICLE" as const,
      row: article,
      isShown: shownArticles.has(article.id),
      uses: ["ATTACHMENT" as const],
    })),
    ...(seals > 0 ? [{ noun: "SETTINGS" as const, row: null, isShown: true, uses: ["SEAL" as const] }] : []),
    ...versions.flatMap(({ post, program, popup, article }): Used[] => {
      const old = { isShown: false, uses: ["VERSION" as const] };
      if (post) return [{ ...old, noun: "POST", row: post }];
      if (program) return [{ ...old, noun: "PROGRAM", row: program }];
      if (popup) return [{ ...old, noun: "POPUP", row: popup }];
      return article ? [{ ...old, noun: "ARTICLE", row: article }] : [];
    }),
    ...drafts.map((draft) => ({
      noun: "DRAFT" as const,
      row: { ...draft, titleKo: null, titleEn: null },
      isShown: false,
      uses: ["UNSAVED" as const],
    })),
  ];
  return placeOf(used);
}

const idIn = ({ id }: { readonly id: number }) => id;
const idsOf = async (rows: Promise<{ id: number }[]>) => new Set((await rows).map(idIn));
