// The notices of the demo association, about eighteen months of them.
import { announcements } from "./notices/announcements.ts";
import { education } from "./notices/education.ts";
import { kitec } from "./notices/kitec.ts";
import { koreanOnly } from "./notices/korean-only.ts";
import { members } from "./notices/members.ts";
import { seminars } from "./notices/seminars.ts";
import { submissions } from "./notices/submissions.ts";
import type { PostSource } from "./post-source.ts";

export const demoNotices: readonly PostSource[] = [
  ...announcements,
  ...submissions,
  ...education,
  ...kitec,
  ...seminars,
  ...members,
  ...koreanOnly,
];
