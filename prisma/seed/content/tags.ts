// The words posts are filtered by. Every site starts with them; only those with visible posts are shown.
import type { Prisma } from "#prisma/generated/client.ts";
import type { Board } from "#prisma/generated/enums.ts";

const notice = [
  ["notice", "공지", "Announcements"],
  ["submissions", "투고", "Submissions"],
  ["education", "교육", "Education"],
  ["kitec", "KITEC", "KITEC"],
  ["seminar", "세미나", "Seminars"],
  ["members", "회원", "Membership"],
] as const;

const news = [
  ["society", "학회 소식", "Society"],
  ["exchange", "국제 교류", "Exchange"],
  ["research", "연구", "Research"],
  ["awards", "수상", "Awards"],
  ["classroom", "교육 현장", "Classroom"],
] as const;

const gallery = [
  ["conference", "학술 행사", "Conferences"],
  ["education", "교육", "Education"],
  ["society", "모임", "Gatherings"],
] as const;

const publication = [
  ["journal", "학술지", "Journal"],
  ["series", "총서", "Books"],
  ["report", "보고서", "Reports"],
  ["proceedings", "논문집", "Proceedings"],
] as const;

const seminarArchive = [
  ["regular", "정기 세미나", "Regular seminars"],
  ["lecture", "특강", "Lectures"],
  ["workshop", "워크숍", "Workshops"],
] as const;

type Word = readonly [slug: string, nameKo: string, nameEn: string];
const rows = (board: Board, words: readonly Word[]): Prisma.TagCreateManyInput[] =>
  words.map(([slug, nameKo, nameEn], position) => ({ board, slug, nameKo, nameEn, position }));

export const tags: readonly Prisma.TagCreateManyInput[] = [
  ...rows("NOTICE", notice),
  ...rows("NEWS", news),
  ...rows("GALLERY", gallery),
  ...rows("PUBLICATION", publication),
  ...rows("SEMINAR_ARCHIVE", seminarArchive),
];
