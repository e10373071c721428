// Manuscripts before each step of the journal, more of each than one can get through before the site dies,
// and who does the steps.
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { SubmissionState } from "#prisma/generated/enums.ts";
import { BLIND_RULES } from "#schema/journal/submissions/blind-copies.ts";
import { DEFAULT_CRITERIA } from "#schema/journal/submissions/default-settings.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createIssue, createMember, type TestMember } from "#tests/support/factories.ts";
import { createManuscript } from "#tests/support/manuscripts.ts";

/** Of each kind. */
const SUPPLY = 24;

/** A manuscript, and what its step needs to know. */
export interface Waiting {
  /** Of the manuscript. */
  readonly id: number;
  /** By which its reviewer answers. */
  readonly link?: string;
  readonly issueId?: number;
}

export const STEPS = ["SEND", "INVITE", "ANSWER", "DECIDE", "PUBLISH"] as const;
export type Step = (typeof STEPS)[number];

export interface PreparedJournal {
  readonly author: TestMember;
  readonly editor: TestMember;
  /** By the step that comes next. */
  readonly waiting: Readonly<Record<Step, readonly Waiting[]>>;
}

/** @param secret the site's: links are made of it */
export async function prepareJournal(secret: string): Promise<PreparedJournal> {
  const author = await createMember({ name: "글쓴이" });
  const editor = await createMember({ name: "편집자", roles: ["JOURNAL"] });
  await db.journalSetting.create({ data: { reviewFee: 60_000, publicationFee: 150_000, requirements: [] } });
  const inState = async (state: SubmissionState): Promise<Waiting> => {
    const { id } = await createManuscript({ authors: [{ ...author, name: "글쓴이" }], state });
    await db.submission.update({ where: { id }, data: { handlingEditorId: editor.id } });
    return { id };
  };
  const inIssue = async (): Promise<Waiting> => {
    const { id } = await inState("READY");
    const issue = await createIssue({ publishedAt: null }, [{ submissionId: id }]);
    return { id, issueId: issue.id };
  };
  const invited = async (): Promise<Waiting> => {
    const { id } = await inState("IN_REVIEW");
    return { id, link: await invite(id, secret) };
  };
  return {
    author,
    editor,
    waiting: {
      SEND: await many(() => draft(author, editor)),
      INVITE: await many(() => inState("IN_REVIEW")),
      ANSWER: await many(invited),
      DECIDE: await many(() => inState("IN_REVIEW")),
      PUBLISH: await many(inIssue),
    },
  };
}

async function many(make: () => Promise<Waiting>): Promise<Waiting[]> {
  const made: Waiting[] = [];
  while (made.length < SUPPLY) made.push(await make());
  return made;
}

/** Written whole, and not sent. */
async function draft({ id: submitterId, email }: TestMember, editor: TestMember): Promise<Waiting> {
  const key = newFileKey();
  const bytes = { mimeType: "application/octet-stream", size: 1_000, uploadedById: submitterId };
  // Read, and with its copy for reviewers.
  const read = {
    text: { create: { storedAs: key, state: "READ" } },
    blindCopy: { create: { storedAs: key, state: "CLEAN", names: "", rules: BLIND_RULES } },
  } as const;
  const file = { create: { key, kind: "MANUSCRIPT", name: "원고.hwp", ...bytes, ...read } } as const;
  const { id } = await db.submission.create({
    data: {
      submitterId,
      handlingEditorId: editor.id,
      titleKo: "번역의 자리",
      abstractKo: "번역이 서는 자리를 묻는다.",
      keywordsKo: ["번역"],
      authors: {
        create: {
          memberId: submitterId,
          email,
          position: 0,
          isCorresponding: true,
          nameKo: "글쓴이",
          affiliationKo: "한강대학교",
        },
      },
      files: { create: { kind: "MANUSCRIPT", round: 1, createdAt: new Date(), file } },
    },
  });
  return { id };
}

/** Invites a reviewer as an editor would have. @returns the link in the email */
async function invite(submissionId: number, secret: string): Promise<string> {
  const links = createOneTimeLinks({ secret, publicUrl: "https://association.example" });
  const email = `invited-${submissionId}@example.org`;
  const now = new Date();
  const later = new Date(now.getTime() + 7 * DAY);
  const token = { ...links.newToken(), kind: "REVIEW_INVITATION", createdAt: now, expiresAt: later } as const;
  await db.review.create({
    data: {
      submissionId,
      round: 1,
      position: 1,
      name: "심사자",
      email,
      emailKey: email,
      invitedAt: now,
      answerBy: later,
      dueAt: new Date(now.getTime() + 21 * DAY),
      criteria: DEFAULT_CRITERIA.map((criterion) => ({ ...criterion, score: null })),
      tokens: { create: token },
    },
  });
  return new URL(links.linkTo("REVIEW_INVITATION", token.id, "KO")).hash.slice(1);
}
