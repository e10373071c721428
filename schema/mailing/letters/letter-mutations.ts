// What the office does with letters to many.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { SubscriptionTopicRef } from "#schema/mailing/subscriptions/subscription-topic.ts";
import { MembersFilterRef } from "#schema/people/members/member-list.ts";
import { writeLetters } from "#schema/policies/mailing/letters.ts";
import { ApplicantsFilterRef } from "#schema/programs/applications/applicant-page.ts";
import { chosenIds } from "#schema/validation/core/bulk.ts";
import { type LetterAudience, letterSending } from "#schema/validation/mailing/letters.ts";
import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import type { MembersFilter } from "#schema/validation/people/member-filters.ts";
import type { ApplicantsFilter } from "#schema/validation/programs/applicant-filters.ts";
import { LetterRef } from "./letter.ts";
import { letterFacts } from "./letter-facts.ts";
import { LetterInputRef } from "./letter-input.ts";
import { createLetter, deleteLetter, saveLetter } from "./save-letter.ts";
import { sendLetter, stopLetter, testLetter } from "./send-letter.ts";

const ofLetters = { can: writeLetters, subject: "letter", visitorsSee: false } as const;
const byId = builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) }));
const readLetter = (query: object, id: number) => db.letter.findUniqueOrThrow({ ...query, where: { id } });

interface AskedAudience {
  readonly members?: MembersFilter | null | undefined;
  readonly programId?: number | null | undefined;
  readonly applicants?: Omit<ApplicantsFilter, "programId"> | null | undefined;
  readonly ids?: number[] | null | undefined;
  readonly topic?: SubscriptionTopicName | null | undefined;
}

function audienceFor({ members, programId, applicants, ids = null, topic }: AskedAudience): LetterAudience {
  if (topic != null) return { kind: "SUBSCRIBERS", topic };
  if (programId == null) return { kind: "MEMBERS", filter: members ?? {}, ids };
  return { kind: "PROGRAM", filter: { ...applicants, programId }, ids };
}

action("createLetter", {
  who: "office",
  ...ofLetters,
  type: LetterRef,
  description:
    "Begins a letter to chosen members or all that a filter holds; with `programId` to the people of a program, who have a seat unless the filter names states or some are chosen; with `topic` to those who are notified of it. With `postId` or `issueId` it tells of that, in words that may be changed, and goes out once that is published.",
  args: builder.args((arg) => ({
    members: arg.field({ type: MembersFilterRef }),
    programId: arg.field({ type: "Id" }),
    applicants: arg.field({ type: ApplicantsFilterRef }),
    ids: arg.field({ type: ["Id"], validate: chosenIds, description: "Null: everything the filter holds." }),
    topic: arg.field({ type: SubscriptionTopicRef }),
    postId: arg.field({ type: "Id" }),
    issueId: arg.field({ type: "Id" }),
  })),
  run: (tx, { postId = null, issueId = null, ...asked }, author, { viewer }) =>
    createLetter(tx, { audience: audienceFor(asked), postId, issueId }, viewer, author),
  answer: readLetter,
});

action("saveLetter", {
  who: "office",
  ...ofLetters,
  type: LetterRef,
  description: "Saves the words of a draft; CONFLICT with the letter as it is now.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: LetterInputRef, required: true }),
  })),
  run: (tx, { id, version, input: words }, _author, { viewer }) =>
    auditChange(tx, id, letterFacts, () => saveLetter(tx, { id, version, words }, viewer)),
  answer: readLetter,
});

action("sendLetter", {
  who: "office",
  ...ofLetters,
  type: LetterRef,
  description:
    "Agrees to a draft that reaches `expectedCount` people, or is refused with COUNT_CHANGED. Its mails are written at `at`, or at once.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    expectedCount: arg.int({ required: true }),
    at: arg.field({ type: "DateTime" }),
  })),
  validate: letterSending.loose(),
  run: (tx, { id, version, expectedCount, ...when }, author, { viewer }) => {
    const { at } = letterSending.loose().parse(when);
    return auditChange(tx, id, letterFacts, () =>
      sendLetter(tx, { id, version, expectedCount, at }, viewer, author),
    );
  },
  answer: readLetter,
});

action("stopLetter", {
  who: "office",
  ...ofLetters,
  type: LetterRef,
  description:
    "Stops a letter: one that has not begun is a draft again; of one that has, nothing more goes out.",
  args: byId,
  run: (tx, { id }, author, { viewer }) =>
    auditChange(tx, id, letterFacts, () => stopLetter(tx, id, viewer, author)),
  answer: readLetter,
});

action("testLetter", {
  who: "office",
  ...ofLetters,
  type: LetterRef,
  description: "Sends the letter to the viewer alone, in each of its languages.",
  args: byId,
  run: async (tx, { id }, author, { viewer }) => {
    await testLetter(tx, id, viewer, author);
    return { result: id, lines: [{ subjectId: id }] };
  },
  answer: readLetter,
});

action("deleteLetter", {
  who: "office",
  ...ofLetters,
  type: "Boolean",
  description: "Throws a draft away.",
  args: byId,
  run: (tx, { id }, _author, { viewer }) =>
    auditChange(tx, id, letterFacts, () => deleteLetter(tx, id, viewer)),
  answer: () => true,
});
