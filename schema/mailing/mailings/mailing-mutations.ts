// Defines what the office does with mailings to many.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { SubscriptionTopicRef } from "#schema/mailing/subscriptions/subscription-topic.ts";
import { MembersFilterRef } from "#schema/people/members/member-list.ts";
import { writeMailings } from "#schema/policies/mailing/mailings.ts";
import { ApplicantsFilterRef } from "#schema/programs/applications/applicant-page.ts";
import { chosenIds } from "#schema/validation/core/bulk.ts";
import { type MailingAudience, mailingSending } from "#schema/validation/mailing/mailings.ts";
import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import type { MembersFilter } from "#schema/validation/people/member-filters.ts";
import type { ApplicantsFilter } from "#schema/validation/programs/applicant-filters.ts";
import { MailingRef } from "./mailing.ts";
import { mailingFacts } from "./mailing-facts.ts";
import { MailingInputRef } from "./mailing-input.ts";
import { createMailing, deleteMailing, saveMailing } from "./save-mailing.ts";
import { sendMailing, stopMailing, testMailing } from "./send-mailing.ts";

const ofMailings = { can: writeMailings, subject: "letter", visitorsSee: false } as const;
const byId = builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) }));
const readMailing = (query: object, id: number) => db.mailing.findUniqueOrThrow({ ...query, where: { id } });

interface AudienceArgs {
  readonly members?: MembersFilter | null | undefined;
  readonly programId?: number | null | undefined;
  readonly applicants?: Omit<ApplicantsFilter, "programId"> | null | undefined;
  readonly ids?: number[] | null | undefined;
  readonly topic?: SubscriptionTopicName | null | undefined;
}

function audienceFor({ members, programId, applicants, ids = null, topic }: AudienceArgs): MailingAudience {
  if (topic != null) return { kind: "SUBSCRIBERS", topic };
  if (programId == null) return { kind: "MEMBERS", filter: members ?? {}, ids };
  return { kind: "PROGRAM", filter: { ...applicants, programId }, ids };
}

action("createMailing", {
  who: "office",
  action: "createLetter",
  ...ofMailings,
  type: MailingRef,
  description:
    "Begins a mailing to chosen members or all that a filter holds; with `programId` to the people of a program, who have a seat unless the filter names states or some are chosen; with `topic` to those who are notified of it. With `postId` or `issueId` it tells of that, in words that may be changed, and goes out once that is published.",
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
    createMailing(tx, { audience: audienceFor(asked), postId, issueId }, viewer, author),
  answer: readMailing,
});

action("saveMailing", {
  who: "office",
  action: "saveLetter",
  ...ofMailings,
  type: MailingRef,
  description: "Saves the words of a draft; CONFLICT with the mailing as it is now.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: MailingInputRef, required: true }),
  })),
  run: (tx, { id, version, input: words }, _author, { viewer }) =>
    auditChange(tx, id, mailingFacts, () => saveMailing(tx, { id, version, words }, viewer)),
  answer: readMailing,
});

action("sendMailing", {
  who: "office",
  action: "sendLetter",
  ...ofMailings,
  type: MailingRef,
  description:
    "Agrees to a draft that reaches `expectedCount` people, or is refused with COUNT_CHANGED. Its mails are written at `at`, or at once.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    expectedCount: arg.int({ required: true }),
    at: arg.field({ type: "DateTime" }),
  })),
  validate: mailingSending.loose(),
  run: (tx, { id, version, expectedCount, ...when }, author, { viewer }) => {
    const { at } = mailingSending.loose().parse(when);
    return auditChange(tx, id, mailingFacts, () =>
      sendMailing(tx, { id, version, expectedCount, at }, viewer, author),
    );
  },
  answer: readMailing,
});

action("stopMailing", {
  who: "office",
  action: "stopLetter",
  ...ofMailings,
  type: MailingRef,
  description:
    "Stops a mailing: one that has not begun is a draft again; of one that has, nothing more goes out.",
  args: byId,
  run: (tx, { id }, author, { viewer }) =>
    auditChange(tx, id, mailingFacts, () => stopMailing(tx, id, viewer, author)),
  answer: readMailing,
});

action("testMailing", {
  who: "office",
  action: "testLetter",
  ...ofMailings,
  type: MailingRef,
  description: "Sends the mailing to the viewer alone, in each of its languages.",
  args: byId,
  run: async (tx, { id }, author, { viewer }) => {
    await testMailing(tx, id, viewer, author);
    return { result: id, lines: [{ subjectId: id }] };
  },
  answer: readMailing,
});

action("deleteMailing", {
  who: "office",
  action: "deleteLetter",
  ...ofMailings,
  type: "Boolean",
  description: "Throws a draft away.",
  args: byId,
  run: (tx, { id }, _author, { viewer }) =>
    auditChange(tx, id, mailingFacts, () => deleteMailing(tx, id, viewer)),
  answer: () => true,
});
