// The demo posts of every board.
import type { Board } from "#prisma/generated/enums.ts";
import { demoGallery } from "./gallery.ts";
import { demoNews } from "./news.ts";
import { demoNotices } from "./notices.ts";
import type { PostSource } from "./post-source.ts";
import { demoPublications } from "./publications.ts";
import { demoSeminarArchives } from "./seminar-archives.ts";

export const demoBoards: Readonly<Record<Board, readonly PostSource[]>> = {
  NOTICE: demoNotices,
  NEWS: demoNews,
  GALLERY: demoGallery,
  PUBLICATION: demoPublications,
  SEMINAR_ARCHIVE: demoSeminarArchives,
};
