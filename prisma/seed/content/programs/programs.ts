// All demo programs, and the words every site starts to filter them by.
import type { Prisma } from "#prisma/generated/client.ts";
import { comingSeminars } from "./coming-seminars.ts";
import { demoCourses } from "./courses.ts";
import { demoExams } from "./kitec.ts";
import { pastSeminars } from "./past-seminars.ts";
import type { ProgramSource } from "./program-source.ts";

export const demoPrograms: readonly ProgramSource[] = [
  ...comingSeminars,
  ...pastSeminars,
  ...demoCourses,
  ...demoExams,
];

export const programTags: readonly Prisma.ProgramTagCreateManyInput[] = [
  { slug: "translation", nameKo: "번역", nameEn: "Translation" },
  { slug: "interpreting", nameKo: "통역", nameEn: "Interpreting" },
  { slug: "criticism", nameKo: "비평", nameEn: "Criticism" },
  { slug: "community", nameKo: "지역사회", nameEn: "Community" },
  { slug: "exam", nameKo: "시험", nameEn: "Exam" },
].map((tag, position) => ({ ...tag, position }));
