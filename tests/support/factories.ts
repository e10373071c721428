// Rows for tests, written straight into the database: each with sensible values, of which a test names only those it is about.
import { randomUUID } from "node:crypto";
import { hashPassword } from "#gateway/auth/passwords.ts";
import { createTokens, SESSION_MILLISECONDS } from "#gateway/auth/tokens.ts";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade, PageKey, StaffRole } from "#prisma/generated/enums.ts";
import type { Clock } from "#schema/context.ts";
import { SETTINGS_ID } from "#schema/core/settings/read-settings.ts";
import { emailKey } from "#schema/validation/people/members.ts";

/** What gateways of tests sign tokens with. */
export const TEST_SECRET = "a secret of the tests, long enough to be one";
export const TEST_PASSWORD = "Correct!Horse7";

const REAL_TIME: Clock = { now: () => new Date() };
let commonHash: Promise<string> | undefined;

/** A member and the password to sign in with. */
export interface TestMember {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

type MemberOverrides = Partial<Omit<Prisma.MemberCreateInput, "emailKey" | "passwordHash">> & {
  readonly password?: string;
  readonly roles?: readonly StaffRole[];
};

/** A grade that the office gave long ago. */
const decided = (grade: MemberGrade) =>
  ({
    grade,
    source: "DECISION",
    fromDay: new Date("2020-01-01"),
    createdAt: new Date("2020-01-01"),
  }) as const;

/** An active member of grade GENERAL with an address nobody else has; with `roles`, a person of the office. */
export async function createMember({
  password,
  roles = [],
  ...overrides
}: MemberOverrides = {}): Promise<TestMember> {
  commonHash ??= hashPassword(TEST_PASSWORD);
  const email = overrides.email ?? `member-${randomUUID()}@example.org`;
  const { id } = await db.member.create({
    select: { id: true },
    data: {
      name: "시험 회원",
      country: "KR",
      ...overrides,
      email,
      emailKey: emailKey(email),
      passwordHash: await (password ? hashPassword(password) : commonHash),
      staffRoles: { create: roles.map((role) => ({ role })) },
      ...(overrides.grade ? { memberships: { create: decided(overrides.grade) } } : {}),
    },
  });
  return { id, email, password: password ?? TEST_PASSWORD };
}

/** A session of a member. */
export interface TestSession {
  readonly id: string;
  readonly token: string;
  /** The header that carries the token. */
  readonly headers: { readonly authorization: string };
}

/** Signs a member in without the login route; staff count as busy until the session ends. */
export async function createSession(memberId: number, clock: Clock = REAL_TIME): Promise<TestSession> {
  const createdAt = clock.now();
  const session = { id: randomUUID(), memberId, createdAt };
  const expiresAt = new Date(createdAt.getTime() + SESSION_MILLISECONDS);
  await db.session.create({
    data: { ...session, authenticatedAt: createdAt, lastSeenAt: expiresAt, expiresAt },
  });
  const token = createTokens(TEST_SECRET, clock).issue({ ...session, expiresAt });
  return { id: session.id, token, headers: { authorization: `Bearer ${token}` } };
}

/** A member who is signed in. */
export async function createSignedIn(
  overrides: MemberOverrides = {},
): Promise<TestMember & { session: TestSession }> {
  const member = await createMember(overrides);
  return { ...member, session: await createSession(member.id) };
}

/** The smallest document a post or page may hold. */
export function paragraph(text: string): Prisma.InputJsonObject {
  return { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
}

/** A post in both languages on the notice board, published an hour ago. */
export async function createPost(
  overrides: Partial<Prisma.PostUncheckedCreateInput> = {},
): Promise<{ id: number }> {
  const hourAgo = new Date(Date.now() - 3_600_000);
  return await db.post.create({
    select: { id: true },
    data: {
      board: "NOTICE",
      titleKo: "제목",
      titleEn: "Title",
      contentKo: paragraph("본문"),
      contentEn: paragraph("Text"),
      koUpdatedAt: hourAgo,
      enUpdatedAt: hourAgo,
      publishedAt: hourAgo,
      ...overrides,
    },
  });
}

/** A tag of the notice board with a slug nobody else has. */
export async function createTag(
  overrides: Partial<Prisma.TagUncheckedCreateInput> = {},
): Promise<{ id: number; slug: string }> {
  return await db.tag.create({
    select: { id: true, slug: true },
    data: {
      board: "NOTICE",
      slug: `tag-${randomUUID().slice(0, 8)}`,
      nameKo: "태그",
      nameEn: "Tag",
      ...overrides,
    },
  });
}

/** A version of a page, in force since an hour. */
export async function createPageVersion(
  key: PageKey,
  number: number,
  overrides: Partial<Prisma.PageVersionUncheckedCreateInput> = {},
): Promise<{ id: number }> {
  return await db.pageVersion.create({
    select: { id: true },
    data: {
      key,
      number,
      effectiveAt: new Date(Date.now() - 3_600_000),
      titleKo: "제목",
      contentKo: paragraph("본문"),
      ...overrides,
    },
  });
}

/**
 * A seminar in both languages in ten days from now, three hours long, published an hour ago, not yet announced for applications.
 */
export async function createProgram(
  overrides: Partial<Prisma.ProgramUncheckedCreateInput> = {},
): Promise<{ id: number }> {
  const in10Days = Date.now() + 10 * 24 * 3_600_000;
  return await db.program.create({
    select: { id: true },
    data: {
      kind: "SEMINAR",
      titleKo: "세미나",
      titleEn: "Seminar",
      startsAt: new Date(in10Days),
      endsAt: new Date(in10Days + 3 * 3_600_000),
      publishedAt: new Date(Date.now() - 3_600_000),
      ...overrides,
    },
  });
}

/** The settings of a site whose bank account is known. */
export async function createSettings(
  overrides: Partial<Prisma.SettingUncheckedCreateInput> = {},
): Promise<void> {
  await db.setting.create({
    data: {
      id: SETTINGS_ID,
      nameKo: "학회",
      nameEn: "Society",
      descriptionKo: "가",
      descriptionEn: "a",
      bankName: "가온은행",
      bankAccount: "000-1",
      bankHolder: "학회",
      ...overrides,
    },
  });
}

/** An issue of the journal that is out, with articles that have titles alone unless a test says more. */
export async function createIssue(
  issue: Partial<Prisma.JournalIssueUncheckedCreateInput> = {},
  articles: readonly Partial<Prisma.ArticleUncheckedCreateInput>[] = [{}],
) {
  const last = await db.journalIssue.aggregate({ _max: { volume: true } });
  return await db.journalIssue.create({
    include: { articles: { orderBy: { position: "asc" } } },
    data: {
      volume: (last._max.volume ?? 0) + 1,
      number: 1,
      issuedOn: new Date("2026-06-30"),
      publishedAt: new Date("2026-06-30T00:00:00Z"),
      ...issue,
      articles: {
        create: articles.map((article, position) => ({ titleKo: "번역의 자리", position, ...article })),
      },
    },
  });
}
