// @module-tag long
// What an empty database becomes: with demo content, and as the new site of a real association.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword, isPassword } from "#gateway/auth/passwords.ts";
import { createArticleTypesetter } from "#gateway/documents/article-typesetter.ts";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { db } from "#prisma/client.ts";
import { readContentVersion } from "#prisma/content-version.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { DEMO_PASSWORD, demoAccounts } from "#prisma/seed/content/accounts.ts";
import { demoMembers } from "#prisma/seed/content/members.ts";
import { type SeedOptions, type SeedResult, seedEmptyDatabase } from "#prisma/seed/seed.ts";
import { toVariants } from "#schema/core/files/stored-variants.ts";
import {
  keyOfRow,
  occasionsOf,
  type ProgramOccasion,
  readOccasions,
} from "#schema/programs/attendance/occasions.ts";
import { withResults } from "#schema/programs/exams/exam-results.ts";
import { readSittings } from "#schema/programs/exams/read-sittings.ts";
import { richTextDocument } from "#schema/validation/core/document.ts";
import { newPassword } from "#schema/validation/people/members.ts";
import { PERSONAL_DATA } from "#schema/validation/people/personal-data.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";
import { attendedState } from "#schema/validation/programs/attendance.ts";
import { useDatabase } from "#tests/support/database.ts";
import { messagesOf } from "#tests/support/messages.ts";
import { expectSoundPayment } from "#tests/support/paying.ts";

const NOW = new Date("2026-11-20T00:30:00Z");

/** A store that remembers what it was given. */
function watchedStore(store: FileStore): FileStore & { readonly keys: Set<string> } {
  const keys = new Set<string>();
  return {
    ...store,
    keys,
    async write(name, bytes) {
      await store.write(name, bytes);
      keys.add(name.split("/", 1)[0] ?? "");
    },
    async remove(key) {
      await store.remove(key);
      keys.delete(key);
    },
  };
}

function useSeed(given: Partial<SeedOptions>) {
  useDatabase();
  const lines: unknown[] = [];
  let folder = "";
  let options: SeedOptions | undefined;
  let result: SeedResult | undefined;
  let files: ReturnType<typeof watchedStore> | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "seed-"));
    files = watchedStore(createLocalDisk(folder));
    const log = { info: (fields: object, message: string) => void lines.push({ ...fields, message }) };
    const articlePdf = createArticleTypesetter();
    const common = {
      demo: false,
      adminEmail: null,
      adminPassword: null,
      hashPassword,
      articlePdf,
      log,
      now: NOW,
    };
    options = { ...common, files, ...given };
    result = await seedEmptyDatabase(options);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => {
    if (!options || !result || !files) throw new Error("The seed is there from the first test on.");
    return { options, result, files, lines };
  };
}

describe("with demo content", () => {
  const seed = useSeed({ demo: true });

  test("brings the eight accounts and their fellow members, marked, with their roles and one password", async () => {
    expect(seed().result).toEqual({ seeded: true });
    const members = await db.member.findMany({
      include: { staffRoles: true, consents: true, gradeRequests: true },
    });
    expect(members).toHaveLength(demoAccounts.length + demoMembers.length);
    const accounts = members.filter(({ email }) =>
      demoAccounts.some(({ profile }) => profile.email === email),
    );
    const roles = Object.fromEntries(
      accounts.map((member) => [member.email, member.staffRoles.map(({ role }) => role)]),
    );
    expect(roles).toEqual({
      "admin@example.org": ["SUPER"],
      "content@example.org": ["CONTENT"],
      "program@example.org": ["PROGRAM"],
      "finance@example.org": ["FINANCE"],
      "members@example.org": ["MEMBER"],
      "journal@example.org": ["JOURNAL"],
      "member@example.org": [],
      "new@example.org": [],
    });
    expect(members.every(({ isDemo }) => isDemo)).toBe(true);
    expect(members.every(({ consents }) => consents.length === 3)).toBe(true);
    expect(members.find(({ email }) => email === "member@example.org")?.grade).toBe("REGULAR");
    const applicant = members.find(({ email }) => email === "new@example.org");
    expect(applicant?.grade).toBe("GENERAL");
    expect(applicant?.gradeRequests).toMatchObject([{ grade: "ASSOCIATE", status: "PENDING" }]);
    expect(members.filter(({ status }) => status === "SUSPENDED")).toHaveLength(1);
    expect(await db.gradeDue.count()).toBe(3);
    expect(await isPassword(DEMO_PASSWORD, applicant?.passwordHash ?? null)).toBe(true);
  });

  test("publishes and changes nothing ahead of its day", async () => {
    const columns = await db.$queryRaw<{ table: string; column: string }[]>`
      SELECT columns.table_name::text AS table, column_name::text AS column FROM information_schema.columns
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name ~ '(published|effective|created|updated|changed|issued|paid|declared)_(at|on)$'`;
    expect(columns.length).toBeGreaterThan(40);
    const ahead = await Promise.all(
      columns.map(async ({ table, column }) => {
        const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
          // What the database itself dates has its clock, not the seed's.
          `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}"::timestamptz > $1
            AND abs(extract(epoch FROM "${column}"::timestamptz - now())) > 3600`,
          NOW,
        );
        return { table, column, count: row?.count ?? 0 };
      }),
    );
    expect(ahead.filter(({ count }) => count > 0)).toEqual([]);
  });

  test("brings two volumes of the journal with four issues and 24 articles, each with its PDF", async () => {
    const issues = await db.journalIssue.findMany({ include: { articles: { include: { file: true } } } });
    expect(new Set(issues.map(({ volume }) => volume)).size).toBe(2);
    expect(issues.map(({ articles }) => articles.length)).toEqual([6, 6, 6, 6]);
    const articles = issues.flatMap((issue) => issue.articles);
    expect(articles.filter(({ titleEn }) => titleEn === null).length).toBeGreaterThan(3);
    for (const { file } of articles) {
      expect(file).toMatchObject({ mimeType: "application/pdf" });
      expect(seed().files.keys).toContain(file?.key);
      expect(file?.size).toBeLessThan(100_000);
    }
    expect(issues.every(({ publishedAt }) => publishedAt !== null && publishedAt <= NOW)).toBe(true);
  });

  test("brings posts whose documents are valid and whose files are stored", async () => {
    const posts = await db.post.findMany({
      include: { thumbnail: true, figures: { include: { file: true } } },
    });
    expect(posts.length).toBeGreaterThanOrEqual(60);
    for (const { contentKo, contentEn, figures } of posts) {
      const keys = new Set<string>();
      for (const content of [contentKo, contentEn]) {
        if (content === null) continue;
        for (const block of richTextDocument.parse(content).content) {
          if (block.type === "figure") keys.add(block.attrs.fileKey);
        }
      }
      expect(new Set(figures.map(({ file }) => file.key))).toEqual(keys);
    }
    const files = await db.file.findMany();
    expect(new Set(files.map(({ key }) => key))).toEqual(seed().files.keys);
    for (const { key, kind, size, width, variants } of files) {
      const sizes = toVariants(variants);
      expect([kind, sizes.at(-1)?.size, sizes.at(-1)?.width]).toEqual(
        kind === "IMAGE" ? ["IMAGE", size, width] : ["ATTACHMENT", undefined, undefined],
      );
      const stored = sizes.map(
        (variant) => [`${key}/${variant.width}.${variant.format}`, variant.size] as const,
      );
      for (const [name, bytes] of sizes.length > 0 ? stored : ([[key, size]] as const)) {
        const chunks = await (await seed().files.open(name))?.toArray();
        expect(Buffer.concat(chunks ?? []).length).toBe(bytes);
      }
    }
    expect(posts.filter(({ board, thumbnail }) => board === "NEWS" && !thumbnail)).toEqual([]);
  });

  test("brings applications: every seat that is counted is somebody's", async () => {
    const live = { in: [...SEAT_STATES] };
    const programs = await db.program.findMany({
      select: {
        id: true,
        seatsTaken: true,
        _count: { select: { applications: { where: { state: live } } } },
      },
    });
    for (const { id, seatsTaken, _count } of programs) {
      expect([id, _count.applications]).toEqual([id, seatsTaken]);
    }
    const own = await db.application.findMany({ where: { member: { email: "member@example.org" } } });
    expect(new Set(own.map(({ state }) => state)).size).toBeGreaterThan(3);
    const payments = await db.payment.findMany({
      where: { application: { member: { email: "member@example.org" } } },
    });
    expect(payments.map(({ state }) => state).sort()).toEqual(["PAID", "PAID", "PAID", "PENDING"]);
  });

  test("brings the attendance that the states of applications follow from, on each occasion of those who came or did not", async () => {
    const recorded = await db.application.findMany({
      where: { state: { in: ["CONFIRMED", "ATTENDED", "NO_SHOW"] } },
      include: { attendances: { where: { isCurrent: true } } },
    });
    const occasions = new Map<number, readonly ProgramOccasion[]>();
    for (const { programId } of recorded) {
      if (!occasions.has(programId)) occasions.set(programId, await readOccasions(db, programId));
    }
    for (const { id, programId, state, examPart, attendances } of recorded) {
      const expected = occasionsOf(occasions.get(programId) ?? [], { examPart });
      const keys = state === "CONFIRMED" ? [] : expected.map(({ key }) => key);
      expect([id, attendances.map(keyOfRow).sort()]).toEqual([id, keys.toSorted()]);
      const states = attendances.flatMap((row) => row.state ?? []);
      expect([id, attendedState(states, expected.length)]).toEqual([id, state]);
    }
    expect(new Set(recorded.map(({ state }) => state)).size).toBe(3);
  });

  test("brings a payment for each application with a fee: paid where somebody has the seat, refunded where the program was cancelled", async () => {
    const priced = await db.application.findMany({
      where: { amount: { gt: 0 }, NOT: { state: { in: ["WAITLISTED", "OFFERED", "WITHDRAWN"] } } },
      include: { payment: true },
    });
    expect(priced.length).toBeGreaterThan(200);
    for (const { state, amount, name, memberId, payment } of priced) {
      const becomes = { AWAITING_PAYMENT: "PENDING", CANCELLED: "REFUNDED" } as const;
      const wanted = state === "AWAITING_PAYMENT" || state === "CANCELLED" ? becomes[state] : "PAID";
      expect(payment).toMatchObject({ state: wanted, amountDue: amount, payerName: name, memberId });
      await expectSoundPayment(payment?.id ?? 0);
      // No month waits for hundreds of lines of the bank.
      if (memberId === null) expect(payment?.method).toBe("CARD");
    }
  });

  test("brings a released session whose scores, results and certificate agree, and one that is being scored", async () => {
    const [released, ...more] = await db.program.findMany({
      where: { kind: "KITEC", resultsReleasedAt: { not: null } },
    });
    expect(more).toEqual([]);
    const sittings = await readSittings(db, released?.id ?? 0);
    const stored = await withResults(db, sittings);
    expect(sittings.length).toBeGreaterThan(40);
    expect(stored.map(({ outcome }) => outcome)).toEqual(sittings.map(({ outcome }) => outcome));
    const verdicts = new Set(sittings.map(({ outcome }) => outcome.verdict));
    expect(verdicts).toEqual(new Set(["PASSED", "FAILED", "VOID"]));
    const applications = await db.application.findMany({ where: { programId: released?.id ?? 0 } });
    for (const { id, verdict, score } of applications) {
      const of = sittings.find((one) => one.id === id)?.outcome;
      expect([id, verdict]).toEqual([id, of?.verdict]);
      expect([id, score]).toEqual([id, of?.average == null ? null : of.average / 100]);
    }
    const passed = { verdict: "PASSED", memberId: { not: null } } as const;
    expect(await db.application.count({ where: passed })).toBeGreaterThan(3);
    const scoring = await db.program.findFirstOrThrow({
      where: { examPapers: { some: { scripts: { some: {} } } }, resultsReleasedAt: null },
    });
    const open = await readSittings(db, scoring.id);
    const kinds = new Set(open.flatMap(({ outcome }) => outcome.missing.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(["RATING"]));
    const ratings = await db.examRating.findMany({
      where: { rater: { programId: scoring.id }, doneAt: null },
      include: { marks: true },
    });
    expect(new Set(ratings.map(({ marks }) => marks.length))).toEqual(new Set([0, 3]));
  });

  test("brings the sessions of the exam with notice and papers, and counts the seats of each place", async () => {
    const sessions = await db.examSession.findMany({
      where: { program: { applyFrom: { not: null } } },
      include: { program: { include: { examPapers: true, sites: { include: { examSeats: true } } } } },
    });
    expect(sessions.length).toBeGreaterThan(0);
    for (const { registrationNumber, contact, program } of sessions) {
      expect([registrationNumber, contact]).not.toContain(null);
      expect(program.examPapers.length).toBeGreaterThan(0);
      const places = program.sites.flatMap(({ examSeats }) => examSeats);
      const sum = (of: "seats" | "seatsTaken") => places.reduce((all, place) => all + place[of], 0);
      expect([sum("seats"), sum("seatsTaken")]).toEqual([program.capacity, program.seatsTaken]);
    }
  });

  test("brings what translators did in the last year: words each month, and hours but for this one", async () => {
    const months = await db.translatorMonth.findMany({
      include: { member: true, paragraphs: true },
      orderBy: { month: "desc" },
    });
    expect(months.length).toBeGreaterThan(6);
    expect([...new Set(months.map(({ member }) => member?.email))].sort()).toEqual([
      "content@example.org",
      "program@example.org",
    ]);
    for (const { month, minutes, paragraphs } of months) {
      expect(paragraphs.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThan(0);
      if (month.toISOString().startsWith("2026-11")) expect(minutes).toBeNull();
      else expect(minutes).toBeGreaterThan(0);
    }
  });

  test("numbers posts by their age and lets one English text be outdated", async () => {
    const posts = await db.post.findMany({ where: { board: "NOTICE" }, orderBy: { id: "asc" } });
    const times = posts.map(({ publishedAt }) => publishedAt?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const isOutdated = posts.filter(
      ({ koUpdatedAt, enUpdatedAt }) => koUpdatedAt && enUpdatedAt && koUpdatedAt > enUpdatedAt,
    );
    expect(isOutdated.length).toBeGreaterThan(0);
  });

  test("tells nothing secret to the log and tells caches that content changed", async () => {
    expect(seed().lines).toEqual([{ demo: true, message: "The empty database was seeded" }]);
    expect(await readContentVersion()).toBeGreaterThan(1n);
  });

  test("happens once", async () => {
    const before = await db.post.count();
    const { size } = seed().files.keys;
    expect(await seedEmptyDatabase(seed().options)).toEqual({ seeded: false });
    expect(await db.post.count()).toBe(before);
    expect(seed().files.keys.size).toBe(size);
  });
});

describe("as a new site", () => {
  const seed = useSeed({ demo: false });

  test("has one administrator with a random password that is not stored or logged", async () => {
    const { adminEmail, printedAdminPassword } = seed().result;
    const members = await db.member.findMany({ include: { staffRoles: true } });
    expect(members).toMatchObject([{ email: adminEmail, isDemo: false, staffRoles: [{ role: "SUPER" }] }]);
    expect(newPassword.safeParse(printedAdminPassword).success).toBe(true);
    expect(await isPassword(printedAdminPassword ?? "", members[0]?.passwordHash ?? null)).toBe(true);
    expect(JSON.stringify(seed().lines)).not.toContain(printedAdminPassword);
  });

  test("has a name, a home page and the texts people agree to, and not a post", async () => {
    expect(await db.setting.count()).toBe(1);
    expect(await db.banner.count()).toBe(1);
    expect(await db.goal.count()).toBe(4);
    expect(
      await db.pageVersion.findMany({ orderBy: { key: "asc" }, select: { key: true, number: true } }),
    ).toEqual([
      { key: "PRIVACY_POLICY", number: 1 },
      { key: "TERMS", number: 1 },
    ]);
    expect(await db.post.count()).toBe(0);
    expect(seed().files.keys.size).toBe(0);
  });

  test.each(["ko", "en"] as const)(
    "says in its privacy policy what it holds of people (%s)",
    async (language) => {
      const policy = await db.pageVersion.findFirstOrThrow({ where: { key: "PRIVACY_POLICY" } });
      const text = JSON.stringify(language === "ko" ? policy.contentKo : policy.contentEn);
      const said = messagesOf(language);
      const isSaid = (purpose: string) => text.includes(said[`privacy.purpose.${purpose}`] ?? "no words");
      // A new site makes no account dormant.
      expect(Object.keys(PERSONAL_DATA).filter((purpose) => !isSaid(purpose))).toEqual(["DORMANCY"]);
    },
  );
});

describe("with an administrator in the settings", () => {
  const seed = useSeed({ demo: true, adminEmail: "Admin@Example.org", adminPassword: "Chosen!Pass9" });

  test("that person is first, is no demo account and keeps the chosen password", async () => {
    expect(seed().result).toEqual({ seeded: true, adminEmail: "Admin@Example.org" });
    const members = await db.member.findMany({ orderBy: { id: "asc" } });
    expect(members[0]).toMatchObject({ email: "Admin@Example.org", isDemo: false });
    expect(await isPassword("Chosen!Pass9", members[0]?.passwordHash ?? null)).toBe(true);
    expect(members.filter(({ emailKey }) => emailKey === "admin@example.org")).toHaveLength(1);
  });
});

describe("when it fails halfway", () => {
  useDatabase();

  test("leaves an empty database and an empty store, and can be tried again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "seed-"));
    const files = watchedStore(createLocalDisk(folder));
    const common = {
      demo: true,
      adminEmail: null,
      adminPassword: null,
      now: NOW,
      files,
      articlePdf: createArticleTypesetter(),
      log: { info: () => {} },
    };
    const failing = { ...common, hashPassword: () => Promise.reject(new Error("no power")) };
    await expect(seedEmptyDatabase(failing)).rejects.toThrow("no power");
    expect(await db.setting.count()).toBe(0);
    expect(files.keys.size).toBe(0);
    const together = await Promise.all([
      seedEmptyDatabase({ ...common, hashPassword }),
      seedEmptyDatabase({ ...common, hashPassword }),
    ]);
    expect(together.filter(({ seeded }) => seeded)).toHaveLength(1);
    expect(new Set((await db.file.findMany()).map(({ key }) => key))).toEqual(files.keys);
    await rm(folder, { recursive: true, force: true });
  });
});
