// The notices of the demo association, about eighteen months of them.
import { announcements } from "#prisma/seed/content/notices/announcements.ts";
import { education } from "#prisma/seed/content/notices/education.ts";
import { kitec } from "#prisma/seed/content/notices/kitec.ts";
import { koreanOnly } from "#prisma/seed/content/notices/korean-only.ts";
import { members } from "#prisma/seed/content/notices/members.ts";
import { minutes } from "#prisma/seed/content/notices/minutes.ts";
import { seminars } from "#prisma/seed/content/notices/seminars.ts";
import { submissions } from "#prisma/seed/content/notices/submissions.ts";
import type { PostSource } from "./post-source.ts";

export const demoNotices: readonly PostSource[] = [
  ...announcements,
  ...submissions,
  ...education,
  ...kitec,
  ...seminars,
  ...members,
  ...minutes,
  ...koreanOnly,
];
