// Says what an empty database is given: settings, home page, terms of use and privacy policy, the first
// administrator, and, where the gateway says so, demo content and accounts. Files are written first, then all
// rows in one transaction. So a start that is cut short leaves an empty database
// (docs/people.md#accounts-and-grades).
import { db, type Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { demoBoards } from "#prisma/seed/content/boards.ts";
import { demoPages } from "#prisma/seed/content/demo-pages.ts";
import { demoFaqs } from "#prisma/seed/content/faqs.ts";
import { demoGlossary } from "#prisma/seed/content/glossary.ts";
import { demoBanner, goals, newBanner, terms } from "#prisma/seed/content/home.ts";
import { pageVersions } from "#prisma/seed/content/pages.ts";
import { demoPopup } from "#prisma/seed/content/popups.ts";
import { demoPrograms, programTags } from "#prisma/seed/content/programs/programs.ts";
import { demoSite, newSite } from "#prisma/seed/content/settings.ts";
import { tags } from "#prisma/seed/content/tags.ts";
import { chooseFirstAdmin, createDemoAccounts, createFirstAdmin } from "./accounts.ts";
import type { ArticlePdf } from "./article-pages.ts";
import { createDemoApplications } from "./demo-applications.ts";
import { createDemoAttendance } from "./demo-attendance.ts";
import { createDemoExaminees } from "./demo-examinees.ts";
import { createDemoExams } from "./demo-exams.ts";
import { createDemoFees } from "./demo-fees.ts";
import { type DemoFiles, discardDemoFiles, writeDemoFiles } from "./demo-files.ts";
import { type DemoIssue, demoIssues } from "./demo-issues.ts";
import { createDemoJournal } from "./demo-journal.ts";
import { createDemoManuscripts } from "./demo-manuscripts.ts";
import { createDemoMemberships } from "./demo-memberships.ts";
import { createDemoPages } from "./demo-pages.ts";
import { createDemoPayments } from "./demo-payments.ts";
import { createDemoPosts } from "./demo-posts.ts";
import { attachmentsOf, createDemoPrograms } from "./demo-programs.ts";
import { createDemoCertificate, createDemoResults } from "./demo-results.ts";
import { createDemoScoring } from "./demo-scoring.ts";
import { createDemoSeats } from "./demo-seats.ts";
import { createDemoTranslators } from "./demo-translators.ts";
import { isEmpty } from "./is-empty.ts";

export interface SeedOptions {
  readonly demo: boolean;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  readonly files: FileStore;
  /** gateway/auth/passwords.ts: the one place that knows how passwords are stored. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** gateway/documents: sets the articles of the demo's journal. */
  readonly articlePdf: ArticlePdf;
  readonly log: { info(fields: object, message: string): void };
  readonly now: Date;
}

export interface SeedResult {
  /** Whether the database was empty and now is not. */
  readonly seeded: boolean;
  /** The first administrator's address, when one was made. */
  readonly adminEmail?: string;
  /** A random password; for the terminal only, once, never for the log. */
  readonly printedAdminPassword?: string;
}

/** Any number that no other lock of ours uses. */
const SEED_LOCK = 7_021_001;
/** A slow disk may take minutes: as long as Node's timers go, in milliseconds. */
const TRANSACTION = { timeout: 2_147_483_647 };

/** Fills a database without members; does nothing to any other. Gateways that start together seed once. */
export async function seedEmptyDatabase(options: SeedOptions): Promise<SeedResult> {
  if (!(await isEmpty())) return { seeded: false };
  const admin = chooseFirstAdmin(options);
  const adminHash = admin && (await options.hashPassword(admin.password));
  const issues = options.demo ? demoIssues(options.now) : [];
  const demoFiles = options.demo ? await writeFiles(options, issues) : null;
  try {
    const seeded = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(${SEED_LOCK})`;
      if (!(await isEmpty(tx))) return false;
      await createSite(tx, options);
      if (admin && adminHash) await createFirstAdmin(tx, admin.email, adminHash);
      if (demoFiles) await createDemo(tx, options, { files: demoFiles, issues });
      await bumpContentVersion(tx);
      return true;
    }, TRANSACTION);
    if (demoFiles && !seeded) await discardDemoFiles(options.files, demoFiles);
    if (!seeded) return { seeded };
    options.log.info({ demo: options.demo }, "The empty database was seeded");
    if (!admin) return { seeded };
    return {
      seeded,
      adminEmail: admin.email,
      ...(admin.random ? { printedAdminPassword: admin.password } : {}),
    };
  } catch (error) {
    if (demoFiles) await discardDemoFiles(options.files, demoFiles);
    throw error;
  }
}

const writeFiles = ({ files, articlePdf }: SeedOptions, issues: readonly DemoIssue[]) =>
  writeDemoFiles(files, {
    attachments: demoAttachments(),
    articles: issues.flatMap(({ articles }) => articles),
    articlePdf,
  });

const demoAttachments = () => [
  ...Object.values(demoBoards).flatMap((board) => board.flatMap(({ attachments = [] }) => attachments)),
  ...demoPrograms.flatMap(attachmentsOf),
];

/** A site without members has had no office, so none of these rows can exist yet. */
async function createSite(tx: Tx, { demo, now }: SeedOptions): Promise<void> {
  await tx.setting.createMany({ data: demo ? demoSite : newSite });
  await tx.banner.createMany({ data: demo ? demoBanner : newBanner });
  await tx.goal.createMany({ data: [...goals] });
  // The demo's glossary runs in their place.
  if (!demo) await tx.term.createMany({ data: [...terms] });
  await tx.tag.createMany({ data: [...tags] });
  await tx.programTag.createMany({ data: [...programTags] });
  await tx.pageVersion.createMany({ data: pageVersions(now) });
}

interface Demo {
  readonly files: DemoFiles;
  readonly issues: readonly DemoIssue[];
}

async function createDemo(
  tx: Tx,
  { hashPassword, now }: SeedOptions,
  { files, issues }: Demo,
): Promise<void> {
  await createDemoAccounts(tx, hashPassword, now);
  await createDemoPosts(tx, now, files, demoBoards);
  await createDemoPages(tx, demoPages, now);
  await createDemoPrograms(tx, now, files, demoPrograms);
  await createDemoApplications(tx, now);
  await createDemoExams(tx);
  await createDemoAttendance(tx);
  await createDemoExaminees(tx);
  await createDemoFees(tx, now);
  await createDemoSeats(tx, now);
  await createDemoScoring(tx, now);
  await createDemoResults(tx);
  await createDemoCertificate(tx);
  await createDemoPayments(tx, now);
  await createDemoMemberships(tx, now);
  await createDemoJournal(tx, issues, files.articles);
  await createDemoManuscripts(tx, now);
  await createDemoTranslators(tx, now);
  await tx.faq.createMany({ data: [...demoFaqs] });
  await tx.glossaryTerm.createMany({ data: [...demoGlossary(now)] });
  const assembly = await tx.post.findFirstOrThrow({
    where: { board: "NOTICE", titleKo: { contains: "정기총회 개최 안내" } },
    orderBy: { publishedAt: "desc" },
    select: { id: true, publishedAt: true },
  });
  await tx.popup.create({ data: demoPopup(now, assembly) });
}
