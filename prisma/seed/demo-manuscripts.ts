// Manuscripts of the demo with their reviews. Their links are nobody's: an editor sends new ones by a reminder.
import type { Tx } from "#prisma/client.ts";
import { type DemoManuscript, type DemoReview, demoManuscripts } from "#prisma/seed/content/manuscripts.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { endOfSeoulDay, seoulYear } from "#schema/validation/core/seoul.ts";
import { emailKey } from "#schema/validation/people/members.ts";

const CRITERIA = [
  { key: "originality", ko: "연구의 독창성", en: "Originality of the research" },
  { key: "method", ko: "연구 방법의 적절성", en: "Soundness of the method" },
  { key: "argument", ko: "논지 전개의 논리성", en: "Coherence of the argument" },
  { key: "sources", ko: "자료와 선행 연구의 활용", en: "Use of sources and earlier research" },
  { key: "contribution", ko: "학문적 기여도", en: "Contribution to the field" },
];

/** Needs the demo members. */
export async function createDemoManuscripts(tx: Tx, now: Date): Promise<void> {
  const year = seoulYear(now);
  const editor = await tx.member.findFirst({ where: { email: "journal@example.org" }, select: { id: true } });
  await tx.submissionYear.create({ data: { year, received: demoManuscripts.length } });
  for (const [index, manuscript] of demoManuscripts.entries()) {
    const number = `${year}-${String(index + 1).padStart(3, "0")}`;
    await createManuscript(tx, manuscript, { number, editorId: editor?.id ?? null, now });
  }
}

interface Around {
  readonly number: string;
  readonly editorId: number | null;
  readonly now: Date;
}

async function createManuscript(tx: Tx, manuscript: DemoManuscript, { number, editorId, now }: Around) {
  const { author, reviews, decision, received, keywordsKo, ...columns } = manuscript;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const member = await tx.member.findFirst({ where: { email: author.email }, select: { id: true } });
  const isRevision = columns.state === "MAJOR_REVISION";
  const receivedAt = ago(received);
  await tx.submission.create({
    data: {
      ...columns,
      number,
      receivedAt,
      createdAt: receivedAt,
      keywordsKo: [...keywordsKo],
      submitterId: member?.id ?? null,
      handlingEditorId: reviews.length > 0 ? editorId : null,
      stateAt: decision ? ago(decision.ago) : reviews.length > 0 ? ago(received - 4) : receivedAt,
      dueAt: isRevision && decision ? endOfSeoulDay(ago(decision.ago), 30) : null,
      acceptedAt: columns.state === "ACCEPTED" && decision ? ago(decision.ago) : null,
      rounds: { create: { number: 1, sentAt: receivedAt } },
      // The author who submits it consents by submitting.
      authors: {
        create: {
          ...author,
          position: 0,
          isCorresponding: true,
          memberId: member?.id ?? null,
          consentedAt: receivedAt,
        },
      },
      moves: { create: movesOf(manuscript, ago) },
      reviews: { create: reviews.map((review, i) => reviewOf(review, i, now)) },
      ...(decision
        ? {
            decisions: {
              create: {
                round: 1,
                proposed: decision.verdict,
                verdict: decision.verdict,
                letter: letterOf(decision.letter, reviews),
                decidedById: editorId,
                decidedAt: ago(decision.ago),
              },
            },
          }
        : {}),
    },
  });
}

/** With the remarks under numbers, as the letter is offered to editors. */
function letterOf(words: string, reviews: readonly DemoReview[]): string {
  const sent = reviews.filter(({ state }) => state === "SENT");
  const remarks = sent.map(({ toAuthors }, i) => `[심사위원 ${i + 1}]\n${toAuthors ?? ""}`);
  return [words, ...remarks].join("\n\n");
}

/** What happened, in order. */
function movesOf({ state, received, reviews, decision }: DemoManuscript, ago: (days: number) => Date) {
  return [
    { from: null, to: "DRAFT" as const, createdAt: ago(received + 1) },
    { from: "DRAFT" as const, to: "SUBMITTED" as const, createdAt: ago(received) },
    ...(reviews.length > 0
      ? [{ from: "SUBMITTED" as const, to: "IN_REVIEW" as const, createdAt: ago(received - 4) }]
      : []),
    ...(decision ? [{ from: "IN_REVIEW" as const, to: state, createdAt: ago(decision.ago) }] : []),
  ];
}

function reviewOf({ invited, due, ...review }: DemoReview, index: number, now: Date) {
  const invitedAt = new Date(now.getTime() - invited * DAY);
  const answeredAt = review.state === "INVITED" ? null : new Date(invitedAt.getTime() + 2 * DAY);
  const isSent = review.state === "SENT";
  const remarks = (review.toAuthors ?? "").split("\n\n").filter(Boolean);
  return {
    ...review,
    round: 1,
    position: index + 1,
    emailKey: emailKey(review.email),
    invitedAt,
    answeredAt,
    answerBy: endOfSeoulDay(invitedAt, 7),
    dueAt: endOfSeoulDay(now, due),
    sentAt: isSent ? new Date(invitedAt.getTime() + 20 * DAY) : null,
    remindedAt: review.state === "ACCEPTED" ? now : null,
    criteria: CRITERIA.map((criterion, i) => ({
      ...criterion,
      score: isSent ? 3 + ((index + i) % 3) : null,
    })),
    remarks: { create: isSent ? remarks.map((text, i) => ({ position: i + 1, text })) : [] },
  };
}
