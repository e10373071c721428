// Every operation of the schema, tried by everybody. A new operation without a row here fails the last test.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { MemberGrade, StaffRole } from "#prisma/generated/enums.ts";
import { schema } from "#schema/index.ts";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import { createMember, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { viewHeaders } from "#tests/support/viewing.ts";

const gateway = useGateway();

const PEOPLE = [
  "visitor",
  "GENERAL",
  "REGULAR",
  "CONTENT",
  "PROGRAM",
  "FINANCE",
  "MEMBER",
  "JOURNAL",
  "SUPER",
] as const;
type Person = (typeof PEOPLE)[number];

const STAFF: readonly Person[] = ["CONTENT", "PROGRAM", "FINANCE", "MEMBER", "JOURNAL", "SUPER"];
const WRITERS: readonly Person[] = ["CONTENT", "SUPER"];
/** Of some page: the journal's editors write its rules. */
const EDITORS: readonly Person[] = ["CONTENT", "JOURNAL", "SUPER"];
const PROGRAM_WRITERS: readonly Person[] = ["PROGRAM", "SUPER"];
const FILE_KEEPERS: readonly Person[] = ["CONTENT", "PROGRAM", "SUPER"];
const MAILING_WRITERS: readonly Person[] = ["CONTENT", "PROGRAM", "MEMBER", "JOURNAL", "SUPER"];
const MEMBER_OFFICE: readonly Person[] = ["MEMBER", "SUPER"];
const ONLY_SUPER: readonly Person[] = ["SUPER"];
const FINANCE_OFFICE: readonly Person[] = ["FINANCE", "SUPER"];
const JOURNAL_OFFICE: readonly Person[] = ["JOURNAL", "SUPER"];
const EVERYBODY: readonly Person[] = PEOPLE;
const SIGNED_IN: readonly Person[] = PEOPLE.filter((person) => person !== "visitor");

interface Row {
  readonly operation: string;
  readonly may: readonly Person[];
  /** What those who may are answered, where it asks for something that is not there. */
  readonly meets?: RequestCode;
}

const PROGRAM =
  '{ kind: SEMINAR, startsAt: "2026-12-01T05:00:00Z", endsAt: "2026-12-01T08:00:00Z", ko: { title: "가" } }';

const SETTINGS =
  '{ nameKo: "가", nameEn: "a", descriptionKo: "나", descriptionEn: "b", paymentDays: 7, offerHours: 48, refundRules: [], gradeDues: [] }';

const POPUP = `{ titleKo: "가", bodyKo: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "나" }] }] },
  showsFrom: "2026-12-01T00:00:00Z", showsTo: "2026-12-02T00:00:00Z", device: ALL, pages: HOME, audience: ALL, hide: TODAY, position: 0 }`;

const JOURNAL = `{ flow: OWN, reviewersPerManuscript: 3, agreeingVerdicts: 2, answerDays: 7, reviewDays: 21, revisionDays: 30, proofDays: 5,
  consentDays: 14, reviewFee: 0, publicationFee: 0, membershipAsked: NEVER, criteria: [{ key: "a", ko: "가", en: "a" }], pledges: [] }`;

const ISSUE = '{ volume: 9999, number: 1, issuedOn: "2026-12-31" }';
const ARTICLE =
  '{ issueId: 1000000, type: RESEARCH, language: KO, titleKo: "가", licence: CC_BY, authors: [] }';

const ROW = '{ ko: "번역", en: "translation", field: TRANSLATION, status: ACCEPTED }';
const MANUSCRIPT =
  "{ type: RESEARCH, language: KO, field: TRANSLATION, authors: [], suggestions: [], figureIds: [] }";

const TERM = '{ ko: "번역", en: "translation", field: TRANSLATION }';

const BATCH = `{ device: "matrix-device", sentAt: "2026-12-01T00:00:00Z", records: [
  { sequence: 0, applicationId: 1000000, occasion: "program", state: PRESENT, at: "2026-12-01T00:00:00Z" }] }`;

/** `Type.field` to how it is asked and who may. */
const MATRIX: Readonly<Record<string, Row>> = {
  "Query.settings": { operation: "{ settings { id name(language: KO) phone email } }", may: EVERYBODY },
  "Query.banner": { operation: "{ banner { id } }", may: EVERYBODY },
  "Query.popups": { operation: "{ popups { id version } }", may: EVERYBODY },
  "Query.previewedPost": { operation: '{ previewedPost(link: "0") { id } }', may: EVERYBODY },
  "Query.postPreviews": { operation: "{ postPreviews(postId: 1000000) { id link } }", may: WRITERS },
  "Query.translationNames": { operation: "{ translationNames { ko en } }", may: FILE_KEEPERS },
  "Query.translationMatches": {
    operation: '{ translationMatches(text: "가") { ko en } }',
    may: FILE_KEEPERS,
  },
  "Query.translationCounts": {
    operation: "{ translationCounts(of: [{ place: PAGE, page: GREETING }]) { bands { words } } }",
    may: WRITERS,
  },
  "Query.translationCandidates": {
    operation: '{ translationCandidates(texts: ["가"]) { ko en } }',
    may: FILE_KEEPERS,
  },
  "Query.memoryPairs": { operation: "{ memoryPairs { items { id ko by } } }", may: FILE_KEEPERS },
  "Mutation.correctTranslationPair": {
    operation: 'mutation { correctTranslationPair(id: 1000000, en: "a", before: "b") { id } }',
    may: FILE_KEEPERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteTranslationPairs": {
    operation: "mutation { deleteTranslationPairs(which: { ids: [1000000], expectedCount: 0 }) { done } }",
    may: FILE_KEEPERS,
  },
  "Mutation.restoreTranslationPairs": {
    operation: "mutation { restoreTranslationPairs(which: { ids: [1000000], expectedCount: 0 }) { done } }",
    may: FILE_KEEPERS,
  },
  "Query.translationTasks": {
    operation: "{ translationTasks { items { work { openRemarks } } } }",
    may: FILE_KEEPERS,
  },
  "Query.translatorMonths": {
    operation: "{ translatorMonths { items { translator minutes } } }",
    may: ["CONTENT", "PROGRAM", "FINANCE", "SUPER"],
  },
  "Mutation.saveTranslatorHours": {
    operation: 'mutation { saveTranslatorHours(month: "2099-01") { id } }',
    may: FILE_KEEPERS,
    meets: "VALIDATION",
  },
  "Query.translationWork": {
    operation: "{ translationWork(of: { place: PAGE, page: GREETING }) { place } }",
    may: WRITERS,
  },
  "Mutation.assignTranslation": {
    operation: "mutation { assignTranslation(of: { place: PROGRAM, id: 1000000 }) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.handInTranslation": {
    operation: "mutation { handInTranslation(of: { place: POST, id: 1000000 }, form: { en: 1 }) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.returnTranslation": {
    operation: "mutation { returnTranslation(of: { place: PAGE, page: GREETING }) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.endTranslation": {
    operation: "mutation { endTranslation(of: { place: POST, id: 1000000 }) }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.addTranslationRemark": {
    operation: 'mutation { addTranslationRemark(of: { place: PROGRAM, id: 1000000 }, text: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.resolveTranslationRemark": {
    operation: "mutation { resolveTranslationRemark(id: 1000000, isResolved: true) { id } }",
    may: FILE_KEEPERS,
    meets: "NOT_FOUND",
  },
  "Mutation.makePostPreview": {
    operation: "mutation { makePostPreview(postId: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.previewedPage": { operation: '{ previewedPage(link: "0") { expiresAt } }', may: EVERYBODY },
  "Query.pagePreviews": { operation: "{ pagePreviews(key: GREETING) { id link } }", may: WRITERS },
  "Mutation.makePagePreview": {
    operation: "mutation { makePagePreview(key: GREETING) { id } }",
    may: WRITERS,
  },
  "Mutation.revokePagePreview": {
    operation: 'mutation { revokePagePreview(id: "00000000-0000-4000-8000-000000000000") }',
    may: EDITORS,
  },
  "Query.previewedProgram": { operation: '{ previewedProgram(link: "0") { expiresAt } }', may: EVERYBODY },
  "Query.programPreviews": {
    operation: "{ programPreviews(programId: 1000000) { id link } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.makeProgramPreview": {
    operation: "mutation { makeProgramPreview(programId: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.revokeProgramPreview": {
    operation: 'mutation { revokeProgramPreview(id: "00000000-0000-4000-8000-000000000000") }',
    may: PROGRAM_WRITERS,
  },
  "Mutation.revokePostPreview": {
    operation: 'mutation { revokePostPreview(id: "00000000-0000-4000-8000-000000000000") }',
    may: WRITERS,
  },
  "Query.managedPopups": { operation: "{ managedPopups { totalCount items { id state } } }", may: WRITERS },
  "Query.managedFiles": { operation: "{ managedFiles { totalCount items { id uses } } }", may: FILE_KEEPERS },
  "Query.managedFile": { operation: "{ managedFile(id: 1000000) { id } }", may: FILE_KEEPERS },
  "Mutation.nameFile": {
    operation: 'mutation { nameFile(id: 1000000, input: { nameEn: "a" }) { id } }',
    may: FILE_KEEPERS,
    meets: "NOT_FOUND",
  },
  "Mutation.replaceFile": {
    operation: "mutation { replaceFile(id: 1000000, revision: 1, withId: 1000001) { id } }",
    may: FILE_KEEPERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteFile": {
    operation: "mutation { deleteFile(id: 1000000) }",
    may: FILE_KEEPERS,
    meets: "NOT_FOUND",
  },
  "Query.managedPopup": { operation: "{ managedPopup(id: 1000000) { id } }", may: WRITERS },
  "Mutation.createPopup": {
    operation: `mutation { createPopup(input: ${POPUP}) { id } }`,
    may: WRITERS,
  },
  "Mutation.savePopup": {
    operation: `mutation { savePopup(id: 1000000, version: 1, input: ${POPUP}) { id } }`,
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deletePopup": {
    operation: "mutation { deletePopup(id: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restorePopupVersion": {
    operation: "mutation { restorePopupVersion(id: 1000000, number: 1, version: 1) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restorePopup": {
    operation: "mutation { restorePopup(id: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deletePopups": {
    operation: "mutation { deletePopups(which: { ids: [1000000], expectedCount: 1 }) { done } }",
    may: WRITERS,
    meets: "COUNT_CHANGED",
  },
  "Mutation.restorePopups": {
    operation: "mutation { restorePopups(which: { ids: [1000000], expectedCount: 1 }) { done } }",
    may: WRITERS,
    meets: "COUNT_CHANGED",
  },
  "Mutation.deleteFiles": {
    operation: "mutation { deleteFiles(which: { ids: [1000000], expectedCount: 1 }) { done } }",
    may: FILE_KEEPERS,
    meets: "COUNT_CHANGED",
  },
  "Mutation.changeTrash": {
    operation:
      "mutation { changeTrash(which: { ids: [4000000], expectedCount: 1 }, change: RESTORE) { done } }",
    may: ["CONTENT", "PROGRAM", "SUPER"],
    meets: "COUNT_CHANGED",
  },
  "Mutation.purgePopup": {
    operation: "mutation { purgePopup(id: 1000000) }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.emergency": { operation: "{ emergency { version text(language: KO) } }", may: EVERYBODY },
  "Query.emergencyForEditing": { operation: "{ emergencyForEditing { version } }", may: WRITERS },
  "Mutation.saveEmergency": {
    operation: `mutation { saveEmergency(version: 1000000, input: { isOn: false, level: NOTICE, textKo: "알림", textEn: "Notice",
      showsFrom: "2026-01-01T00:00:00Z", showsTo: "2026-01-02T00:00:00Z" }) { version } }`,
    may: WRITERS,
    meets: "CONFLICT",
  },
  "Query.managedSubmissions": {
    operation: "{ managedSubmissions { totalCount items { id number } } }",
    may: JOURNAL_OFFICE,
  },
  "Query.managedSubmission": { operation: "{ managedSubmission(id: 1000000) { id } }", may: JOURNAL_OFFICE },
  "Query.submissionFigures": { operation: "{ submissionFigures { loads { name } } }", may: JOURNAL_OFFICE },
  "Query.journalYears": { operation: "{ journalYears { year } }", may: JOURNAL_OFFICE },
  "Query.journalAffiliations": { operation: "{ journalAffiliations { name } }", may: JOURNAL_OFFICE },
  "Query.reviewerCandidates": {
    operation: '{ reviewerCandidates(submissionId: 1000000, words: "") { email } }',
    may: JOURNAL_OFFICE,
  },
  "Query.journalEditors": { operation: "{ journalEditors { id name } }", may: JOURNAL_OFFICE },
  "Query.linkedRating": { operation: '{ linkedRating(link: "0") { status } }', may: EVERYBODY },
  "Mutation.acceptRating": {
    operation: 'mutation { acceptRating(link: "0") }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.declineRating": {
    operation: 'mutation { declineRating(link: "0") }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.saveScores": {
    operation:
      'mutation { saveScores(link: "0", paperId: 1, rows: [{ code: "A", version: 1, points: [] }]) { version } }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.finishRating": {
    operation: 'mutation { finishRating(link: "0") }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Query.linkedReview": { operation: '{ linkedReview(link: "0") { status } }', may: EVERYBODY },
  "Mutation.acceptReview": {
    operation: 'mutation { acceptReview(link: "0") }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.declineReview": {
    operation: 'mutation { declineReview(link: "0", input: {}) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.resendReviewLink": {
    operation: 'mutation { resendReviewLink(link: "0") }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.saveReview": {
    operation: 'mutation { saveReview(link: "0", version: 1, input: { marks: [] }) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.removeReviewFile": {
    operation: 'mutation { removeReviewFile(link: "0") }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.sendReview": {
    operation: 'mutation { sendReview(link: "0", version: 1, input: { marks: [] }) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.returnSubmission": {
    operation: 'mutation { returnSubmission(id: 1000000, reason: "a") { id } }',
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.rejectAtDesk": {
    operation: 'mutation { rejectAtDesk(id: 1000000, reason: "a") { id } }',
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.sendToReview": {
    operation: "mutation { sendToReview(id: 1000000) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.assignEditor": {
    operation: "mutation { assignEditor(id: 1000000) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.remindWaiting": {
    operation: "mutation { remindWaiting(id: 1000000) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.inviteReviewer": {
    operation:
      'mutation { inviteReviewer(id: 1000000, input: { name: "a", email: "a@example.org", language: KO, answerDays: 1, reviewDays: 2 }) { id } }',
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Query.myReviewYears": { operation: "{ myReviewYears { year } }", may: SIGNED_IN },
  "Mutation.setReviewFileReaders": {
    operation: "mutation { setReviewFileReaders(id: 1000000, forAuthors: true) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.sendCertificateLink": {
    operation: "mutation { sendCertificateLink(id: 1000000) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.remindReviewer": {
    operation: "mutation { remindReviewer(id: 1000000) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.extendReview": {
    operation: "mutation { extendReview(id: 1000000, days: 3) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.cancelReview": {
    operation: "mutation { cancelReview(id: 1000000) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.decideSubmission": {
    operation:
      'mutation { decideSubmission(id: 1000000, round: 1, input: { verdict: ACCEPT, letter: "a" }) { id } }',
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Query.verifiedDocument": { operation: `{ verifiedDocument(code: "0") { number } }`, may: EVERYBODY },
  "Query.faqs": { operation: "{ faqs { id question(language: KO) } }", may: EVERYBODY },
  "Query.faqsForEditing": { operation: "{ faqsForEditing { version } }", may: WRITERS },
  "Mutation.saveFaqs": {
    operation: "mutation { saveFaqs(version: 1000000, input: { faqs: [] }) { version } }",
    may: WRITERS,
    meets: "CONFLICT",
  },
  "Query.mySubmissions": { operation: "{ mySubmissions { id state } }", may: SIGNED_IN },
  "Query.mySubmission": { operation: "{ mySubmission(id: 1000000) { id } }", may: SIGNED_IN },
  "Query.presentationConsentRequest": {
    operation: '{ presentationConsentRequest(link: "0") { titleKo } }',
    may: EVERYBODY,
  },
  "Mutation.answerPresentationConsent": {
    operation: 'mutation { answerPresentationConsent(link: "0", consents: true) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Query.myPresentations": { operation: "{ myPresentations(programId: 1000000) { id } }", may: SIGNED_IN },
  "Query.myPresentationReviews": {
    operation: "{ myPresentationReviews(programId: 1000000) { totalCount } }",
    may: SIGNED_IN,
  },
  "Mutation.savePresentationDraft": {
    operation:
      "mutation { savePresentationDraft(programId: 1000000, input: { kind: ORAL, authors: [] }) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.submitPresentation": {
    operation: `mutation { submitPresentation(programId: 1000000, input: { kind: ORAL, titleKo: "가", abstractKo: "나", authors: [{ name: "다", email: "a@example.org", isPresenter: true }] }) { id } }`,
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.withdrawPresentation": {
    operation: "mutation { withdrawPresentation(id: 1000000, version: 1) }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.savePresentationSlides": {
    operation: "mutation { savePresentationSlides(id: 1000000, version: 1, isPublic: false) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.savePresentationReview": {
    operation:
      "mutation { savePresentationReview(presentationId: 1000000, input: { score: 3, hasConflict: false }) }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Query.managedPresentations": {
    operation: "{ managedPresentations(programId: 1000000) { version } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.savePresentationCall": {
    operation: `mutation { savePresentationCall(programId: 1000000, version: 0, input: { opensAt: "2026-01-01T00:00:00Z", closesAt: "2026-01-02T00:00:00Z", topicsKo: [], topicsEn: [], reviewMode: REVIEWS, isBlind: true, slidesReleased: false, reviewers: [] }) { version } }`,
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.assignPresentationReviews": {
    operation: "mutation { assignPresentationReviews(programId: 1000000) { assigned } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.decidePresentations": {
    operation:
      'mutation { decidePresentations(programId: 1000000, ids: [1], decision: ORAL, messageKo: "가") }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.removePresentationAuthor": {
    operation: 'mutation { removePresentationAuthor(id: 1000000, reason: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restorePresentationAuthor": {
    operation: "mutation { restorePresentationAuthor(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.removeSlides": {
    operation: 'mutation { removeSlides(id: 1000000, fileId: 1, reason: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreSlides": {
    operation: "mutation { restoreSlides(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.savePresentationSessions": {
    operation:
      "mutation { savePresentationSessions(programId: 1000000, version: 1, input: { isShown: false, sessions: [] }) { version } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.consentRequest": { operation: '{ consentRequest(link: "0") { number } }', may: EVERYBODY },
  "Mutation.answerConsent": {
    operation: 'mutation { answerConsent(link: "0", consents: true) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.beginSubmission": {
    operation: `mutation { beginSubmission(input: ${MANUSCRIPT}) { id } }`,
    may: SIGNED_IN,
  },
  "Mutation.saveSubmission": {
    operation: `mutation { saveSubmission(id: 1000000, version: 1, input: ${MANUSCRIPT}) { id } }`,
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteSubmissionDraft": {
    operation: "mutation { deleteSubmissionDraft(id: 1000000, version: 1) }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.sendSubmission": {
    operation: "mutation { sendSubmission(id: 1000000, version: 1, pledges: []) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.withdrawSubmission": {
    operation: 'mutation { withdrawSubmission(id: 1000000, version: 1, reason: "a") { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.answerRemarks": {
    operation: "mutation { answerRemarks(id: 1000000, version: 1, answers: []) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.handInRequestedForm": {
    operation: "mutation { handInRequestedForm(id: 1000000, version: 1, kind: COPYRIGHT, fileId: 1) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.answerProof": {
    operation: "mutation { answerProof(id: 1000000, version: 1) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.askAuthorAgain": {
    operation: "mutation { askAuthorAgain(id: 1000000, version: 1, authorId: 1) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.requestForm": {
    operation: "mutation { requestForm(id: 1000000, kind: COPYRIGHT, days: 7) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.saveEnglishTexts": {
    operation: 'mutation { saveEnglishTexts(id: 1000000, version: 1, input: { titleEn: "Title" }) { id } }',
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.sendProof": {
    operation: "mutation { sendProof(id: 1000000, fileId: 1) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Query.journalGuide": { operation: "{ journalGuide { flow reviewFee } }", may: EVERYBODY },
  "Query.journalSettingsForEditing": {
    operation: "{ journalSettingsForEditing { version } }",
    may: JOURNAL_OFFICE,
  },
  "Mutation.saveJournalSettings": {
    operation: `mutation { saveJournalSettings(version: 1000000, input: ${JOURNAL}) { version } }`,
    may: JOURNAL_OFFICE,
    meets: "CONFLICT",
  },
  "Mutation.handInArticle": {
    operation: "mutation { handInArticle(id: 1000000, issueId: 1000000) { id } }",
    may: JOURNAL_OFFICE,
    meets: "VALIDATION",
  },
  "Query.managedIssues": { operation: "{ managedIssues { totalCount } }", may: JOURNAL_OFFICE },
  "Query.managedIssue": { operation: "{ managedIssue(id: 1000000) { id } }", may: JOURNAL_OFFICE },
  "Query.managedArticle": { operation: "{ managedArticle(id: 1000000) { id } }", may: JOURNAL_OFFICE },
  "Mutation.createIssue": {
    operation: `mutation { createIssue(input: ${ISSUE}) { id } }`,
    may: JOURNAL_OFFICE,
    meets: "VALIDATION",
  },
  "Mutation.saveIssue": {
    operation: `mutation { saveIssue(id: 1000000, version: 1, input: ${ISSUE}) { id } }`,
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.publishIssue": {
    operation: "mutation { publishIssue(id: 1000000, version: 1) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.unscheduleIssue": {
    operation: "mutation { unscheduleIssue(id: 1000000, version: 1) { id } }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteIssue": {
    operation: "mutation { deleteIssue(id: 1000000, version: 1) }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.createArticle": {
    operation: `mutation { createArticle(input: ${ARTICLE}) { id } }`,
    may: JOURNAL_OFFICE,
    meets: "VALIDATION",
  },
  "Mutation.saveArticle": {
    operation: `mutation { saveArticle(id: 1000000, version: 1, input: ${ARTICLE}) { id } }`,
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteArticle": {
    operation: "mutation { deleteArticle(id: 1000000, version: 1) }",
    may: JOURNAL_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.removeArticle": {
    operation:
      'mutation { removeArticle(id: 1000000, version: 1, input: { reason: "법원의 결정", title: "제목" }) }',
    may: ONLY_SUPER,
    meets: "NOT_FOUND",
  },
  "Query.journal": { operation: "{ journal { name(language: KO) issues { id } } }", may: EVERYBODY },
  "Query.journalIssue": { operation: "{ journalIssue(id: 1000000) { id } }", may: EVERYBODY },
  "Query.article": { operation: "{ article(id: 1000000) { id } }", may: EVERYBODY },
  "Query.glossary": {
    operation: "{ glossary(language: KO) { totalCount items { id ko } } }",
    may: EVERYBODY,
  },
  "Query.managedGlossary": {
    operation: "{ managedGlossary { totalCount items { id status } } }",
    may: WRITERS,
  },
  "Query.redirects": { operation: "{ redirects { totalCount items { id address } } }", may: WRITERS },
  "Query.unknownAddresses": {
    operation: "{ unknownAddresses { totalCount items { id address fromSite } } }",
    may: WRITERS,
  },
  "Mutation.addRedirect": {
    operation: 'mutation { addRedirect(input: { address: "/old", target: "/old" }) { id } }',
    may: WRITERS,
    meets: "VALIDATION",
  },
  "Mutation.changeRedirect": {
    operation:
      'mutation { changeRedirect(id: 1000000, version: 1, input: { address: "/old", target: "/faq" }) { id } }',
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteRedirect": {
    operation: "mutation { deleteRedirect(id: 1000000) }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.glossaryLetters": { operation: "{ glossaryLetters }", may: EVERYBODY },
  "Query.glossaryImport": { operation: `{ glossaryImport(rows: [${ROW}]) }`, may: WRITERS },
  "Mutation.importGlossary": { operation: `mutation { importGlossary(rows: [${ROW}]) }`, may: WRITERS },
  "Query.managedGlossaryTerm": { operation: "{ managedGlossaryTerm(id: 1000000) { id } }", may: WRITERS },
  "Query.mySuggestedTerms": { operation: "{ mySuggestedTerms { id status } }", may: SIGNED_IN },
  "Query.termsIn": { operation: '{ termsIn(language: KO, texts: ["번역"]) { start } }', may: FILE_KEEPERS },
  "Mutation.suggestGlossaryTerm": {
    operation: `mutation { suggestGlossaryTerm(input: ${TERM}) { id } }`,
    may: SIGNED_IN,
    meets: "VALIDATION",
  },
  "Mutation.createGlossaryTerm": {
    operation: `mutation { createGlossaryTerm(input: ${TERM}) { id } }`,
    may: WRITERS,
    meets: "VALIDATION",
  },
  "Mutation.saveGlossaryTerm": {
    operation: `mutation { saveGlossaryTerm(id: 1000000, version: 1, input: ${TERM}) { id } }`,
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.decideGlossaryTerms": {
    operation:
      "mutation { decideGlossaryTerms(which: { ids: [1000000], expectedCount: 1 }, decision: ACCEPTED) { done } }",
    may: WRITERS,
    meets: "COUNT_CHANGED",
  },
  "Mutation.deleteGlossaryTerm": {
    operation: "mutation { deleteGlossaryTerm(id: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreGlossaryTerm": {
    operation: "mutation { restoreGlossaryTerm(id: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.purgeGlossaryTerm": {
    operation: "mutation { purgeGlossaryTerm(id: 1000000) }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.goals": { operation: "{ goals { id } }", may: EVERYBODY },
  "Query.terms": { operation: "{ terms { id } }", may: EVERYBODY },
  "Query.posts": { operation: "{ posts(board: NOTICE) { totalCount items { id } } }", may: EVERYBODY },
  "Query.latestPosts": { operation: "{ latestPosts(board: NEWS, first: 4) { id } }", may: EVERYBODY },
  "Query.post": { operation: "{ post(board: NOTICE, id: 1) { id } }", may: EVERYBODY },
  "Query.boardOfPost": { operation: "{ boardOfPost(id: 1) }", may: EVERYBODY },
  "Query.tags": { operation: "{ tags(board: NOTICE) { id } }", may: EVERYBODY },
  "Query.programs": { operation: "{ programs { totalCount items { id } } }", may: EVERYBODY },
  "Query.programsInMonth": { operation: "{ programsInMonth(year: 2026, month: 12) { id } }", may: EVERYBODY },
  "Query.nextPrograms": { operation: "{ nextPrograms(first: 3) { id state } }", may: EVERYBODY },
  "Query.boothSheet": { operation: "{ boothSheet(id: 1) { topics { field } } }", may: EVERYBODY },
  "Query.program": { operation: "{ program(id: 1) { id } }", may: EVERYBODY },
  "Query.programTags": { operation: "{ programTags { id } }", may: EVERYBODY },
  "Query.page": { operation: "{ page(key: TERMS) { id } }", may: EVERYBODY },
  "Query.pageVersions": { operation: "{ pageVersions(key: TERMS) { id } }", may: EVERYBODY },
  "Query.pageForEditing": {
    operation: "{ pageForEditing(key: HISTORY) { number entries { titleKo } } }",
    may: WRITERS,
  },
  "Query.search": {
    operation: '{ search(text: "번역", language: KO) { groups { count hits { id } } } }',
    may: EVERYBODY,
  },
  "Query.countries": { operation: "{ countries(language: KO) { code } }", may: EVERYBODY },
  "Query.viewer": { operation: "{ viewer { id roles member { id email } } }", may: EVERYBODY },
  "Query.dashboard": {
    operation: "{ dashboard { members { gradeRequests { count } newest { id email } } posts { drafts } } }",
    may: STAFF,
  },
  "Query.membersRoom": {
    operation: "{ membersRoom { totalCount items { id } boards { board count } } }",
    may: SIGNED_IN,
  },
  "Query.myPayments": { operation: "{ myPayments { totalCount items { id } } }", may: SIGNED_IN },
  "Query.myPayment": { operation: "{ myPayment(id: 1) { id } }", may: SIGNED_IN },
  "Query.bankAccount": { operation: "{ bankAccount { accountNumber } }", may: SIGNED_IN },
  "Query.payments": {
    operation: "{ payments { totalCount items { id payerEmail } totals { due outstanding } } }",
    may: FINANCE_OFFICE,
  },
  "Query.payment": { operation: "{ payment(id: 1000000) { id payerEmail } }", may: FINANCE_OFFICE },
  "Query.paymentPrograms": {
    operation: "{ paymentPrograms(language: KO) { id title } }",
    may: FINANCE_OFFICE,
  },
  "Mutation.bookDeclaredPayments": {
    operation: "mutation { bookDeclaredPayments(which: { ids: [1000000], expectedCount: 0 }) { done } }",
    may: FINANCE_OFFICE,
  },
  "Mutation.declarePayment": {
    operation: 'mutation { declarePayment(id: 1000000, version: 1, depositorName: "가") { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.startCardPayment": {
    operation: "mutation { startCardPayment(id: 1000000, isAbroad: false, language: KO) }",
    may: SIGNED_IN,
    meets: "PAYMENT_MOVE_REFUSED",
  },
  "Mutation.startDeposit": {
    operation: "mutation { startDeposit(id: 1000000, language: KO) }",
    may: SIGNED_IN,
    meets: "PAYMENT_MOVE_REFUSED",
  },
  "Mutation.giveDepositUp": {
    operation: "mutation { giveDepositUp(id: 1000000) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.transferMySurplus": {
    operation: "mutation { transferMySurplus(id: 1000000, version: 1, toId: 1000001, toVersion: 1) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.nameRefundAccount": {
    operation: 'mutation { nameRefundAccount(id: 1000000, version: 1, refundAccount: "가") { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.createPayment": {
    operation:
      'mutation { createPayment(input: { type: OTHER, nameKo: "가", amountDue: 1, payerName: "가", payerEmail: "a@example.org" }) { id } }',
    may: FINANCE_OFFICE,
  },
  "Query.gradeDues": { operation: "{ gradeDues { grade } }", may: EVERYBODY },
  "Query.duesYear": { operation: "{ duesYear(year: 2026) { isRunning } }", may: FINANCE_OFFICE },
  "Query.duesMembers": {
    operation: "{ duesMembers(year: 2026, grade: REGULAR, group: TO_ASK) { id } }",
    may: FINANCE_OFFICE,
  },
  "Mutation.issueDues": {
    operation: 'mutation { issueDues(year: 2000, dueOn: "2000-02-28", expectedCount: 0) { issued } }',
    may: FINANCE_OFFICE,
    meets: "VALIDATION",
  },
  "Mutation.bookPayment": {
    operation: "mutation { bookPayment(id: 1000000, version: 1, amount: 1) { warning } }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.exemptPayment": {
    operation: 'mutation { exemptPayment(id: 1000000, version: 1, reason: "가") { warning } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.refundPayment": {
    operation: 'mutation { refundPayment(id: 1000000, version: 1, amount: 1, reason: "가") { id } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.voidPayment": {
    operation: 'mutation { voidPayment(id: 1000000, version: 1, reason: "가") { id } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.approvePaymentProposal": {
    operation: "mutation { approvePaymentProposal(id: 1000000) { id } }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.refusePaymentProposal": {
    operation: "mutation { refusePaymentProposal(id: 1000000) { id } }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Query.payers": { operation: '{ payers(name: "가나") { id name } }', may: FINANCE_OFFICE },
  "Query.payer": { operation: "{ payer(id: 1000000) { id name } }", may: FINANCE_OFFICE },
  "Query.mailOfPayment": {
    operation:
      '{ mailOfPayment(input: { type: OTHER, nameKo: "가", amountDue: 1, payerName: "가", payerEmail: "a@example.org" }) { text } }',
    may: FINANCE_OFFICE,
  },
  "Query.declaredToBook": {
    operation: "{ declaredToBook(which: { ids: [1000000], expectedCount: 0 }) { count } }",
    may: FINANCE_OFFICE,
  },
  "Query.bankRows": { operation: "{ bankRows { totalCount items { id } } }", may: FINANCE_OFFICE },
  "Query.statementLayouts": { operation: "{ statementLayouts { id } }", may: FINANCE_OFFICE },
  "Mutation.saveStatementLayout": {
    operation: `mutation { saveStatementLayout(name: "가온은행", headings: ["날", "돈"], fields: [DAY, IN]) }`,
    may: FINANCE_OFFICE,
  },
  "Mutation.deleteStatementLayout": {
    operation: "mutation { deleteStatementLayout(id: 1000000) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Query.bankRules": { operation: "{ bankRules { id } }", may: FINANCE_OFFICE },
  "Mutation.markBankRow": {
    operation: "mutation { markBankRow(id: 1000000, kind: FEE) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.createBankRule": {
    operation: "mutation { createBankRule(id: 1000000, kind: FEE) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteBankRule": {
    operation: "mutation { deleteBankRule(id: 1000000) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.tieBankRow": {
    operation: "mutation { tieBankRow(id: 1000000, moveId: 1000000) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Query.statementUploads": { operation: "{ statementUploads { id } }", may: FINANCE_OFFICE },
  "Mutation.deleteStatementUpload": {
    operation: "mutation { deleteStatementUpload(id: 1000000) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Query.monthEnd": { operation: '{ monthEnd(month: "2026-10") { isOver } }', may: FINANCE_OFFICE },
  "Mutation.closeMonth": {
    operation: 'mutation { closeMonth(month: "2999-01") { month } }',
    may: FINANCE_OFFICE,
    meets: "VALIDATION",
  },
  "Mutation.openMonth": {
    operation: 'mutation { openMonth(month: "1999-01", note: "가") { month } }',
    may: ONLY_SUPER,
    meets: "NOT_FOUND",
  },
  "Mutation.bookBankRow": {
    operation: "mutation { bookBankRow(id: 1000000, paymentId: 1000000, version: 1) { warning } }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.setBankRowAside": {
    operation: "mutation { setBankRowAside(id: 1000000, aside: true) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.splitBankRow": {
    operation: "mutation { splitBankRow(id: 1000000, amounts: [1, 2]) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.returnBankRow": {
    operation: "mutation { returnBankRow(id: 1000000, outId: 1000001) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.untieBankRow": {
    operation: "mutation { untieBankRow(id: 1000000) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.joinBankRow": {
    operation: "mutation { joinBankRow(id: 1000000) }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.undoBankBooking": {
    operation: 'mutation { undoBankBooking(id: 1000000, reason: "가") }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.reverseRefund": {
    operation:
      'mutation { reverseRefund(id: 1000000, version: 1, moveId: 1, cause: MISTAKE, reason: "가") { warning } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.transferSurplus": {
    operation:
      'mutation { transferSurplus(id: 1000000, version: 1, toId: 1000001, toVersion: 1, reason: "가") { warning } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.reverseBooking": {
    operation: 'mutation { reverseBooking(id: 1000000, version: 1, reason: "가") { id } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.moveBooking": {
    operation:
      'mutation { moveBooking(id: 1000000, version: 1, toId: 1000001, toVersion: 1, reason: "가") { warning } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.markPaymentNotFound": {
    operation: 'mutation { markPaymentNotFound(id: 1000000, version: 1, reason: "가") { id } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.askForRefundAccount": {
    operation: 'mutation { askForRefundAccount(id: 1000000, version: 1, reason: "가") { id } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.addRefundProof": {
    operation: "mutation { addRefundProof(id: 1000000, fileId: 1000000) { id } }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.removeRefundProof": {
    operation: "mutation { removeRefundProof(id: 1000000, fileId: 1000000) { id } }",
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.waiveRefund": {
    operation: 'mutation { waiveRefund(id: 1000000, version: 1, reason: "가") { id } }',
    may: FINANCE_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.undoDeclaration": {
    operation: "mutation { undoDeclaration(id: 1000000, version: 1) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.correctDepositorName": {
    operation: 'mutation { correctDepositorName(id: 1000000, version: 1, depositorName: "가") { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Query.managedPosts": {
    operation: "{ managedPosts { totalCount items { id } } }",
    may: WRITERS,
  },
  "Query.openEnglish": { operation: "{ openEnglish(ids: [1000000]) { open unchecked } }", may: WRITERS },
  "Query.postForEditing": {
    operation: "{ postForEditing(id: 1) { id draft { id } versions { number } } }",
    may: WRITERS,
  },
  "Query.savedDrafts": { operation: "{ savedDrafts { id title } }", may: STAFF },
  "Query.newSubmissionDrafts": { operation: "{ newSubmissionDrafts { id payload } }", may: SIGNED_IN },
  "Query.newPostDraft": { operation: "{ newPostDraft(board: NOTICE) { id payload } }", may: WRITERS },
  "Query.newProgramDraft": {
    operation: "{ newProgramDraft(kinds: [SEMINAR]) { id payload } }",
    may: PROGRAM_WRITERS,
  },
  "Query.allTags": { operation: "{ allTags(board: NOTICE) { id } }", may: WRITERS },
  "Mutation.createPost": {
    operation: "mutation { createPost(input: { board: NOTICE }) { id } }",
    may: WRITERS,
  },
  "Mutation.savePost": {
    operation: "mutation { savePost(id: 1000000, version: 1, input: { board: NOTICE }) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deletePost": {
    operation: "mutation { deletePost(id: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restorePostVersion": {
    operation: "mutation { restorePostVersion(id: 1000000, number: 1, version: 1) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.undoPublication": {
    operation: "mutation { undoPublication(id: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restorePost": {
    operation: "mutation { restorePost(id: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.purgePost": {
    operation: "mutation { purgePost(id: 1000000) }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.saveDraft": {
    operation: "mutation { saveDraft(input: { board: NOTICE, payload: {} }) { id } }",
    may: WRITERS,
  },
  "Mutation.discardDraft": { operation: "mutation { discardDraft(id: 1000000) }", may: SIGNED_IN },
  "Mutation.createTag": {
    operation: 'mutation { createTag(board: NOTICE, nameKo: "가", nameEn: "a") { id } }',
    may: WRITERS,
  },
  "Mutation.savePage": {
    operation:
      'mutation { savePage(input: { key: BOARD_MEMBERS, baseNumber: 1000000, ko: { title: "가" } }) { id } }',
    may: WRITERS,
    meets: "CONFLICT",
  },
  "Mutation.correctPage": {
    operation:
      'mutation { correctPage(input: { key: TERMS, baseNumber: 1000000, ko: { title: "가", content: {type:"doc",content:[{type:"paragraph",content:[{type:"text",text:"가"}]}]} } }) { id } }',
    may: WRITERS,
    meets: "CONFLICT",
  },
  "Mutation.restorePage": {
    operation: 'mutation { restorePage(key: TERMS, number: 1, baseNumber: 1000000, noteKo: "가") { id } }',
    may: WRITERS,
    meets: "CONFLICT",
  },
  "Mutation.withdrawPage": {
    operation: "mutation { withdrawPage(key: TERMS, number: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.undoPageWithdrawal": {
    operation: "mutation { undoPageWithdrawal(key: TERMS, number: 1000000) { id } }",
    may: WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.managedPrograms": {
    operation: "{ managedPrograms(kinds: [SEMINAR]) { totalCount items { id } } }",
    may: PROGRAM_WRITERS,
  },
  "Query.programForEditing": { operation: "{ programForEditing(id: 1000000) { id } }", may: PROGRAM_WRITERS },
  "Query.examSessionForEditing": {
    operation: "{ examSessionForEditing(programId: 1000000) { version } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.saveExamSession": {
    operation: `mutation { saveExamSession(programId: 1000000, version: 0, input: { ratersPerScript: 2, ratersAgreeing: 0, showsCriteria: false, objectionDays: 7, papers: [], sites: [] }) { version } }`,
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.allProgramTags": { operation: "{ allProgramTags { id } }", may: PROGRAM_WRITERS },
  "Mutation.createProgram": {
    operation: `mutation { createProgram(input: ${PROGRAM}) { id } }`,
    may: PROGRAM_WRITERS,
  },
  "Mutation.saveProgram": {
    operation: `mutation { saveProgram(id: 1000000, version: 1, input: ${PROGRAM}) { id } }`,
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.duplicateProgram": {
    operation: "mutation { duplicateProgram(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.cancelProgram": {
    operation: "mutation { cancelProgram(id: 1000000, version: 1) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteProgram": {
    operation: "mutation { deleteProgram(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreProgramVersion": {
    operation: "mutation { restoreProgramVersion(id: 1000000, number: 1, version: 1) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreProgram": {
    operation: "mutation { restoreProgram(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.purgeProgram": {
    operation: "mutation { purgeProgram(id: 1000000) }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.createProgramTag": {
    operation: 'mutation { createProgramTag(nameKo: "가", nameEn: "a") { id } }',
    may: PROGRAM_WRITERS,
  },
  "Query.settingsForEditing": {
    operation: "{ settingsForEditing { version bankAccount } }",
    may: ONLY_SUPER,
  },
  "Mutation.saveSettings": {
    operation: `mutation { saveSettings(version: 1000000, input: ${SETTINGS}) { version } }`,
    may: ONLY_SUPER,
    meets: "CONFLICT",
  },
  "Query.ownList": { operation: '{ ownList(list: "members") { list columns } }', may: STAFF },
  "Query.listCounts": { operation: '{ listCounts(list: "members", filters: ["{}"]) }', may: STAFF },
  "Mutation.saveListView": {
    operation: 'mutation { saveListView(id: 1000000, input: { list: "a", name: "b", query: "" }) { list } }',
    may: STAFF,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteListView": {
    operation: "mutation { deleteListView(id: 1000000) { list } }",
    may: STAFF,
    meets: "NOT_FOUND",
  },
  "Mutation.saveListColumns": {
    operation: 'mutation { saveListColumns(list: "members", columns: []) { list } }',
    may: STAFF,
  },
  "Mutation.openListWith": {
    operation: 'mutation { openListWith(list: "members", viewId: 1000000) { list } }',
    may: STAFF,
    meets: "NOT_FOUND",
  },
  "Query.officeSearch": {
    operation: '{ officeSearch(text: "가나", language: KO) { kind id title } }',
    may: STAFF,
  },
  "Query.trash": {
    operation: "{ trash { totalCount items { id kind } } }",
    may: ["CONTENT", "PROGRAM", "SUPER"],
  },
  "Query.auditEntries": {
    operation: "{ auditEntries { totalCount items { id actorEmail before } } }",
    may: ONLY_SUPER,
  },
  "Query.auditCheck": { operation: "{ auditCheck { id checkedAt entries } }", may: ONLY_SUPER },
  "Query.accessReview": { operation: '{ accessReview(month: "2026-10") { isOver } }', may: ONLY_SUPER },
  "Mutation.signAccessReview": {
    operation: 'mutation { signAccessReview(month: "2999-01") { month } }',
    may: ONLY_SUPER,
    meets: "VALIDATION",
  },
  "Query.dormancy": { operation: "{ dormancy { months dormant } }", may: ONLY_SUPER },
  "Query.retention": { operation: "{ retention { purpose due } }", may: ONLY_SUPER },
  "Query.staff": { operation: "{ staff { totalCount items { id email roles } } }", may: ONLY_SUPER },
  "Mutation.resetSecondFactor": {
    operation: 'mutation { resetSecondFactor(id: 1000000, reason: "확인") { id } }',
    may: ONLY_SUPER,
    meets: "NOT_FOUND",
  },
  "Query.signIns": {
    operation: "{ signIns { totalCount items { id kind member { email } } } }",
    may: ONLY_SUPER,
  },
  "Query.signInDays": { operation: "{ signInDays { day signedIn failed } }", may: ONLY_SUPER },
  "Mutation.setStaffRoles": {
    operation: "mutation { setStaffRoles(memberId: 1000000, roles: [MEMBER], expected: []) { id } }",
    may: ONLY_SUPER,
    meets: "NOT_FOUND",
  },
  "Query.homeForEditing": { operation: "{ homeForEditing { version banners { id } } }", may: WRITERS },
  "Mutation.saveHome": {
    operation:
      "mutation { saveHome(version: 1000000, input: { banners: [], goals: [], terms: [] }) { version } }",
    may: WRITERS,
    meets: "CONFLICT",
  },
  "Query.applicationOffer": {
    operation: "{ applicationOffer(programId: 1000000) { state } }",
    may: SIGNED_IN,
  },
  "Query.groupOffer": { operation: "{ groupOffer(programId: 1000000) { each } }", may: SIGNED_IN },
  "Query.groupPreview": {
    operation: "{ groupPreview(programId: 1000000, rows: []) { total } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Query.myGroups": { operation: "{ myGroups { id people { name } } }", may: SIGNED_IN },
  "Query.groupsOfProgram": {
    operation: "{ groupsOfProgram(programId: 1000000) { id payerName } }",
    may: ["PROGRAM", "SUPER"],
  },
  "Mutation.applyForGroup": {
    operation: `mutation { applyForGroup(input: { programId: 1000000, payerName: "가", rows: [], expectedTotal: 0 }) { id } }`,
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.withdrawFromGroup": {
    operation: "mutation { withdrawFromGroup(id: 1000000, applicationIds: [1]) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Query.myApplications": { operation: "{ myApplications { id state refundIfWithdrawn } }", may: SIGNED_IN },
  "Query.myCertificates": { operation: "{ myCertificates { kind day } }", may: SIGNED_IN },
  "Query.applicants": {
    operation: "{ applicants(programId: 1000000) { totalCount items { id email } } }",
    may: PROGRAM_WRITERS,
  },
  "Query.application": { operation: "{ application(id: 1000000) { id email } }", may: PROGRAM_WRITERS },
  "Mutation.apply": {
    operation: 'mutation { apply(input: { programId: 1000000, form: { name: "가" } }) { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.changeApplication": {
    operation: 'mutation { changeApplication(id: 1000000, version: 1, form: { name: "가" }) { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.withdrawApplication": {
    operation: "mutation { withdrawApplication(id: 1000000, version: 1) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.acceptOffer": {
    operation: "mutation { acceptOffer(id: 1000000) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Query.linkedGroup": { operation: '{ linkedGroup(link: "0") { email } }', may: EVERYBODY },
  "Query.linkedGroupPreview": {
    operation: '{ linkedGroupPreview(link: "0", rows: []) { total } }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.applyForGroupByLink": {
    operation:
      'mutation { applyForGroupByLink(link: "0", input: { programId: 1, payerName: "x", rows: [], expectedTotal: 0 }) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.withdrawFromLinkedGroup": {
    operation: 'mutation { withdrawFromLinkedGroup(link: "0", applicationIds: []) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Query.linkedApplication": { operation: '{ linkedApplication(link: "0") { name } }', may: EVERYBODY },
  "Mutation.saveLinkedAnswers": {
    operation: 'mutation { saveLinkedAnswers(link: "0", ownAnswers: []) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.withdrawLinkedApplication": {
    operation: 'mutation { withdrawLinkedApplication(link: "0") }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.objectToLinkedResult": {
    operation: 'mutation { objectToLinkedResult(link: "0", reason: "가") }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.requestLinkedCertificateCopy": {
    operation:
      'mutation { requestLinkedCertificateCopy(link: "0", language: KO, address: "가", expectedFee: 0) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.withdrawLinkedCertificateCopy": {
    operation: 'mutation { withdrawLinkedCertificateCopy(link: "0", id: 1000000) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Query.linkedPresentationReviews": {
    operation: '{ linkedPresentationReviews(link: "0") { name } }',
    may: EVERYBODY,
  },
  "Mutation.saveLinkedPresentationReview": {
    operation:
      'mutation { saveLinkedPresentationReview(link: "0", presentationId: 1000000, input: { score: 3, hasConflict: false }) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Query.linkedReschedule": { operation: '{ linkedReschedule(link: "0") { refund } }', may: EVERYBODY },
  "Mutation.answerLinkedReschedule": {
    operation: 'mutation { answerLinkedReschedule(link: "0", accepts: true) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Mutation.answerReschedule": {
    operation: "mutation { answerReschedule(id: 1000000, accepts: true) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.declineOffer": {
    operation: "mutation { declineOffer(id: 1000000) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.confirmApplication": {
    operation: "mutation { confirmApplication(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.undoConfirmation": {
    operation: "mutation { undoConfirmation(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.cancelApplication": {
    operation: 'mutation { cancelApplication(id: 1000000, reason: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreGroup": {
    operation: "mutation { restoreGroup(groupId: 1000000) }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreApplication": {
    operation: "mutation { restoreApplication(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.recordAttendance": {
    operation: "mutation { recordAttendance(ids: [1000000], attended: true) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.undoAttendance": {
    operation: "mutation { undoAttendance(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.attendees": {
    operation: "{ attendees(programId: 1000000) { id } }",
    may: PROGRAM_WRITERS,
  },
  "Query.completion": {
    operation: "{ completion(programId: 1000000) { participants { id } } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.saveCompletionRule": {
    operation:
      "mutation { saveCompletionRule(programId: 1000000, rule: { attendancePercent: 80, needsAssignment: false, needsPayment: true }) { programId } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.acceptAssignment": {
    operation: "mutation { acceptAssignment(applicationId: 1000000, accepted: true) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.issueCertificates": {
    operation: "mutation { issueCertificates(programId: 1000000) { issued } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.handInAssignment": {
    operation: 'mutation { handInAssignment(applicationId: 1000000, text: "가") { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.addWalkIn": {
    operation:
      'mutation { addWalkIn(programId: 1000000, input: { name: "가", email: "a@b.example", language: KO, amount: 0 }) }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.addLinkedWalkIn": {
    operation:
      'mutation { addLinkedWalkIn(link: "0", input: { name: "가", email: "a@b.example", language: KO, amount: 0 }) }',
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Query.checkIn": {
    operation: "{ checkIn(programId: 1000000) { title(language: KO) { text } } }",
    may: PROGRAM_WRITERS,
  },
  "Query.linkedCheckIn": { operation: '{ linkedCheckIn(link: "0") { opensAt } }', may: EVERYBODY },
  "Query.doorLinks": {
    operation: "{ doorLinks(programId: 1000000) { id address(language: KO) } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.createDoorLink": {
    operation:
      'mutation { createDoorLink(programId: 1000000, input: { label: "가", day: "2999-01-01" }) { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.revokeDoorLink": {
    operation: 'mutation { revokeDoorLink(id: "00000000-0000-4000-8000-000000000000") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.sendAttendance": {
    operation: `mutation { sendAttendance(programId: 1000000, batch: ${BATCH}) { outcome } }`,
    may: PROGRAM_WRITERS,
  },
  "Mutation.sendLinkedAttendance": {
    operation: `mutation { sendLinkedAttendance(link: "0", batch: ${BATCH}) { outcome } }`,
    may: EVERYBODY,
    meets: "LINK_ENDED",
  },
  "Query.examSeating": {
    operation: "{ examSeating(programId: 1000000) { examinees numbered } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.numberExaminees": {
    operation: `mutation { numberExaminees(programId: 1000000, digest: "${"a".repeat(43)}",
      rule: { order: NAME, hasPart: true, digits: 3 }) { id } }`,
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.withdrawExamNumbers": {
    operation: "mutation { withdrawExamNumbers(programId: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.photoSheet": {
    operation: "{ photoSheet(programId: 1000000) { missing asked } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.askForMissingPhotos": {
    operation: "mutation { askForMissingPhotos(programId: 1000000) { asked } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.askForPhoto": {
    operation: "mutation { askForPhoto(id: 1000000, photoId: 1, fault: FACE) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.withdrawPhotoRequest": {
    operation: "mutation { withdrawPhotoRequest(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.replacePhoto": {
    operation: "mutation { replacePhoto(id: 1000000, photoId: 1) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.assignSeat": {
    operation: 'mutation { assignSeat(id: 1000000, seatNumber: "1") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.recordResult": {
    operation: "mutation { recordResult(id: 1000000, score: 80, verdict: PASSED) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.raterFees": { operation: "{ raterFees { programId } }", may: ["PROGRAM", "FINANCE", "SUPER"] },
  "Query.examScoring": {
    operation: "{ examScoring(programId: 1000000) { isLocked } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.inviteRater": {
    operation:
      'mutation { inviteRater(programId: 1000000, input: { name: "가", email: "a@example.org", language: KO, part: TRANSLATION, pair: KO_EN, feePerScript: 0 }) { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.resendRaterLink": {
    operation: "mutation { resendRaterLink(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.withdrawRater": {
    operation: 'mutation { withdrawRater(id: 1000000, reason: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.unlockRating": {
    operation: 'mutation { unlockRating(id: 1000000, reason: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.makeScripts": {
    operation: "mutation { makeScripts(programId: 1000000) }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.assignRatings": {
    operation: "mutation { assignRatings(programId: 1000000, expected: 0) }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.attachScriptFile": {
    operation: "mutation { attachScriptFile(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.examResults": {
    operation: "{ examResults(programId: 1000000) { passed } }",
    may: PROGRAM_WRITERS,
  },
  "Query.examCertificates": {
    operation: "{ examCertificates(programId: 1000000) { areReleased } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.objectToResult": {
    operation: 'mutation { objectToResult(id: 1000000, reason: "가") { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.startExamRemark": {
    operation: "mutation { startExamRemark(applicationId: 1000000, version: 1, raterId: 1) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.answerExamObjection": {
    operation: 'mutation { answerExamObjection(applicationId: 1000000, version: 1, answer: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.reopenExamObjection": {
    operation: 'mutation { reopenExamObjection(applicationId: 1000000, version: 1, reason: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreRelease": {
    operation: "mutation { restoreRelease(programId: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.issueExamCertificates": {
    operation: "mutation { issueExamCertificates(programId: 1000000, language: KO) { issued } }",
    may: PROGRAM_WRITERS,
  },
  "Mutation.requestCertificateCopy": {
    operation:
      'mutation { requestCertificateCopy(id: 1000000, language: KO, address: "가", expectedFee: 0) { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.withdrawCertificateCopy": {
    operation: "mutation { withdrawCertificateCopy(id: 1000000) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.sendCertificateCopy": {
    operation: "mutation { sendCertificateCopy(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.unsendCertificateCopy": {
    operation: "mutation { unsendCertificateCopy(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.revokeExamCertificate": {
    operation: 'mutation { revokeExamCertificate(id: 1000000, reason: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreExamCertificate": {
    operation: "mutation { restoreExamCertificate(id: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.lockResults": {
    operation: "mutation { lockResults(programId: 1000000) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.releaseResults": {
    operation:
      'mutation { releaseResults(programId: 1000000, at: "2030-01-01T00:00:00.000Z") { resultsReleasedAt resultsAreReleased } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.withholdResults": {
    operation: 'mutation { withholdResults(programId: 1000000, reason: "가") { id } }',
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.mailTemplates": { operation: "{ mailTemplates { kind version } }", may: ONLY_SUPER },
  "Query.mailTemplate": { operation: "{ mailTemplate(kind: PAYMENT_PAID) { textKo } }", may: ONLY_SUPER },
  "Mutation.saveMailTemplate": {
    operation: "mutation { saveMailTemplate(kind: LETTER, version: 0) { version } }",
    may: ONLY_SUPER,
    meets: "NOT_FOUND",
  },
  "Mutation.testMailTemplate": {
    operation: "mutation { testMailTemplate(kind: LETTER) { version } }",
    may: ONLY_SUPER,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreMailTemplate": {
    operation: "mutation { restoreMailTemplate(kind: PAYMENT_PAID, version: 0, number: 9) { version } }",
    may: ONLY_SUPER,
    meets: "NOT_FOUND",
  },
  "Query.mailings": { operation: "{ mailings(postId: 1) { id state } }", may: MAILING_WRITERS },
  "Query.managedMailings": {
    operation: "{ managedMailings { totalCount items { id state } } }",
    may: MAILING_WRITERS,
  },
  "Query.mailing": { operation: "{ mailing(id: 1000000) { id } }", may: MAILING_WRITERS },
  "Query.mailingCounts": {
    operation: "{ mailingCounts(id: 1000000) { count } }",
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Query.mailingPeople": {
    operation: "{ mailingPeople(id: 1000000) { name } }",
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteMailings": {
    operation: "mutation { deleteMailings(which: { ids: [1000000], expectedCount: 1 }) { done } }",
    may: MAILING_WRITERS,
    meets: "COUNT_CHANGED",
  },
  "Query.mailingStateCounts": {
    operation: "{ mailingStateCounts(id: 1000000) { state count } }",
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.chooseMailingStates": {
    operation: "mutation { chooseMailingStates(id: 1000000, states: [CONFIRMED]) { id } }",
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.createMailing": {
    operation: "mutation { createMailing(programId: 1000000, members: {}) { id } }",
    may: PROGRAM_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.saveMailing": {
    operation:
      'mutation { saveMailing(id: 1000000, version: 1, input: { purpose: SERVICE, subjectKo: "가", textKo: "가" }) { id } }',
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.sendMailing": {
    operation: "mutation { sendMailing(id: 1000000, version: 1, expectedCount: 0) { id } }",
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.stopMailing": {
    operation: "mutation { stopMailing(id: 1000000) { id } }",
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.testMailing": {
    operation: "mutation { testMailing(id: 1000000) { id } }",
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteMailing": {
    operation: "mutation { deleteMailing(id: 1000000) }",
    may: MAILING_WRITERS,
    meets: "NOT_FOUND",
  },
  "Mutation.recordAttendanceOfMany": {
    operation:
      "mutation { recordAttendanceOfMany(programId: 1000000, which: { expectedCount: 0 }, attended: true) { done } }",
    may: PROGRAM_WRITERS,
  },
  "Query.outbox": { operation: "{ outbox { totalCount items { id toAddress } } }", may: MEMBER_OFFICE },
  "Mutation.retryMails": {
    operation: "mutation { retryMails(which: { ids: [1000000], expectedCount: 1 }) { done } }",
    may: MEMBER_OFFICE,
    meets: "COUNT_CHANGED",
  },
  "Mutation.retryMail": {
    operation: "mutation { retryMail(id: 1000000) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.showMailLink": {
    operation: "mutation { showMailLink(id: 1000000) }",
    may: ["SUPER"],
    meets: "NOT_FOUND",
  },
  "Query.myAccount": {
    operation: "{ myAccount { email pendingEmail sessions { id browser } consents { id } wantsNewsletter } }",
    may: SIGNED_IN,
  },
  "Mutation.endMySession": {
    operation: 'mutation { endMySession(id: "00000000-0000-4000-8000-000000000000") { id } }',
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.endMyOtherSessions": { operation: "mutation { endMyOtherSessions { id } }", may: SIGNED_IN },
  "Mutation.chooseNewsletter": {
    operation: "mutation { chooseNewsletter(granted: true, language: KO) { wantsNewsletter } }",
    may: SIGNED_IN,
  },
  "Query.followsOpening": { operation: "{ followsOpening(programId: 1000000) }", may: SIGNED_IN },
  "Mutation.followOpening": {
    operation: "mutation { followOpening(programId: 1000000, follows: true) }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.followTopic": {
    operation: "mutation { followTopic(topic: NOTICE, follows: true) { followedTopics } }",
    may: SIGNED_IN,
  },
  "Mutation.chooseMailLanguage": {
    operation: "mutation { chooseMailLanguage(language: KO) { mailLanguage } }",
    may: SIGNED_IN,
  },
  "Mutation.agreeToText": {
    operation: "mutation { agreeToText(kind: TERMS, version: 1000000, language: KO) { id } }",
    may: SIGNED_IN,
    meets: "CONFLICT",
  },
  "Mutation.cancelMyEmailChange": {
    operation: "mutation { cancelMyEmailChange { pendingEmail } }",
    may: SIGNED_IN,
  },
  "Query.members": { operation: "{ members { totalCount items { id } } }", may: MEMBER_OFFICE },
  "Query.managedMember": {
    operation: "{ managedMember(id: 1000000) { id name membershipStatus } }",
    may: ["FINANCE", ...MEMBER_OFFICE],
  },
  "Mutation.requestGrade": {
    operation: "mutation { requestGrade(input: { grade: INSTITUTION }) { id } }",
    may: SIGNED_IN,
  },
  "Mutation.replaceGradeProofs": {
    operation: "mutation { replaceGradeProofs(id: 1000000, proofs: []) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.cancelGradeRequest": {
    operation: "mutation { cancelGradeRequest(id: 1000000) { id } }",
    may: SIGNED_IN,
    meets: "NOT_FOUND",
  },
  "Mutation.approveGradeRequest": {
    operation: "mutation { approveGradeRequest(id: 1000000) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.changePosts": {
    operation: "mutation { changePosts(which: { ids: [1000000], expectedCount: 1 }, change: HIDE) { done } }",
    may: WRITERS,
    meets: "COUNT_CHANGED",
  },
  "Mutation.undoPostChanges": {
    operation: "mutation { undoPostChanges(ids: [1000000]) { done } }",
    may: WRITERS,
  },
  "Mutation.undoGradeDecision": {
    operation: "mutation { undoGradeDecision(memberId: 1000000) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.approveGradeRequests": {
    operation: "mutation { approveGradeRequests(which: { ids: [1000000], expectedCount: 1 }) { done } }",
    may: MEMBER_OFFICE,
    meets: "COUNT_CHANGED",
  },
  "Mutation.suspendMembers": {
    operation:
      'mutation { suspendMembers(which: { ids: [1000000], expectedCount: 1 }, reason: "가") { done } }',
    may: MEMBER_OFFICE,
    meets: "COUNT_CHANGED",
  },
  "Mutation.restoreMembers": {
    operation:
      'mutation { restoreMembers(which: { ids: [1000000], expectedCount: 1 }, reason: "가") { done } }',
    may: MEMBER_OFFICE,
    meets: "COUNT_CHANGED",
  },
  "Mutation.refuseGradeRequest": {
    operation: 'mutation { refuseGradeRequest(id: 1000000, reason: "가") { id } }',
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.saveMember": {
    operation:
      'mutation { saveMember(id: 1000000, version: 1, input: { name: "가", country: "KR" }) { id } }',
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.changeMemberGrade": {
    operation: 'mutation { changeMemberGrade(id: 1000000, grade: REGULAR, reason: "가") { id } }',
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.suspendMember": {
    operation: 'mutation { suspendMember(id: 1000000, reason: "가") { id } }',
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.startMemberView": {
    operation: 'mutation { startMemberView(id: 1000000, reason: "가") { memberId } }',
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.endMemberView": { operation: "mutation { endMemberView }", may: MEMBER_OFFICE },
  "Mutation.withdrawMember": {
    operation: 'mutation { withdrawMember(id: 1000000, reason: "가") { id } }',
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.restoreMember": {
    operation: "mutation { restoreMember(id: 1000000) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Query.memberImports": { operation: "{ memberImports { id } }", may: MEMBER_OFFICE },
  "Query.rosterPlan": {
    operation: "{ rosterPlan(id: 1000000, head: 0, fields: [EMAIL, NAME]) { created } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.startMemberImport": {
    operation: "mutation { startMemberImport(id: 1000000, head: 0, fields: [EMAIL, NAME]) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.deleteMemberImport": {
    operation: "mutation { deleteMemberImport(id: 1000000) }",
    may: MEMBER_OFFICE,
    meets: "CONFLICT",
  },
  "Mutation.undoMemberImport": {
    operation: "mutation { undoMemberImport(id: 1000000) { id } }",
    may: MEMBER_OFFICE,
    meets: "CONFLICT",
  },
  "Query.memberDuplicates": { operation: "{ memberDuplicates { total } }", may: MEMBER_OFFICE },
  "Mutation.searchDuplicates": { operation: "mutation { searchDuplicates { done } }", may: MEMBER_OFFICE },
  "Query.memberMerges": { operation: "{ memberMerges { id } }", may: MEMBER_OFFICE },
  "Mutation.mergeMembers": {
    operation:
      "mutation { mergeMembers(survivorId: 1000000, goneId: 1000001, survivorVersion: 1, goneVersion: 1) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.undoMerge": {
    operation: "mutation { undoMerge(id: 1000000) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.keepMembersApart": {
    operation: "mutation { keepMembersApart(oneId: 1000000, otherId: 1000001) }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.addMember": {
    operation:
      'mutation { addMember(input: { email: "taken@example.org", name: "가", country: "KR", grade: GENERAL, language: KO, isInvited: false }) { id } }',
    may: MEMBER_OFFICE,
    meets: "VALIDATION",
  },
  "Mutation.inviteMember": {
    operation: "mutation { inviteMember(id: 1000000) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.inviteMembers": {
    operation: "mutation { inviteMembers(which: { ids: [1000000], expectedCount: 0 }) { done } }",
    may: MEMBER_OFFICE,
  },
  "Mutation.sendResetLink": {
    operation: "mutation { sendResetLink(id: 1000000) { id } }",
    may: MEMBER_OFFICE,
    meets: "NOT_FOUND",
  },
  "Mutation.updateMyDetails": {
    operation:
      'mutation { updateMyDetails(version: 0, input: { name: "가나다", country: "KR" }) { id email } }',
    may: SIGNED_IN,
    meets: "CONFLICT",
  },
};

/** Which part of the dashboard each person of the office sees. */
const DASHBOARD: Readonly<Partial<Record<Person, { members: boolean; posts: boolean }>>> = {
  CONTENT: { members: false, posts: true },
  PROGRAM: { members: false, posts: false },
  FINANCE: { members: false, posts: false },
  MEMBER: { members: true, posts: false },
  SUPER: { members: true, posts: true },
};

const sessions = new Map<Person, Record<string, string>>();

beforeAll(async () => {
  // So that a user who may write one again reads that it is there.
  await db.glossaryTerm.create({ data: { ko: "번역", en: "translation", field: "TRANSLATION" } });
  await createMember({ email: "taken@example.org" });
  await db.journalIssue.create({ data: { volume: 9999, number: 1, issuedOn: new Date("2026-12-31") } });
  sessions.set("visitor", {});
  for (const grade of ["GENERAL", "REGULAR"] as const satisfies readonly MemberGrade[]) {
    sessions.set(grade, { ...(await createSignedIn({ grade })).session.headers });
  }
  for (const role of [
    "CONTENT",
    "PROGRAM",
    "FINANCE",
    "MEMBER",
    "JOURNAL",
    "SUPER",
  ] as const satisfies readonly StaffRole[]) {
    sessions.set(role, { ...(await createSignedIn({ roles: [role] })).session.headers });
  }
});

const askAs = (person: Person, operation: string) =>
  askGraphql(gateway(), operation, { headers: sessions.get(person) ?? {} });

interface Attempt {
  readonly name: string;
  readonly operation: string;
  readonly row: Row;
}

/** What one operation was answered: a code, or null where nothing was refused. */
interface Answered {
  readonly code: string | null;
  /** Whether a part of the answer is there. */
  readonly isNotified: boolean;
}

/** As many as one document may ask for: gateway/graphql/limits.ts. */
const TOGETHER = { query: 8, mutation: 4 } as const;

/**
 * Rows in documents that ask for several, because a request costs more than what it asks for here. A mutation
 * that somebody may do is alone: asked again, it would answer otherwise.
 */
function documents(kind: keyof typeof TOGETHER, person: Person): readonly (readonly Attempt[])[] {
  const root = kind === "query" ? "Query." : "Mutation.";
  const rows = Object.entries(MATRIX)
    .filter(([name]) => name.startsWith(root))
    .map(([name, row]) => ({ name: name.slice(root.length), operation: row.operation, row }));
  const isDone = ({ row }: Attempt) => kind === "mutation" && row.may.includes(person);
  const several = rows.filter((row) => !isDone(row));
  const count = Math.ceil(several.length / TOGETHER[kind]);
  const together = Array.from({ length: count }, (_, at) =>
    several.slice(at * TOGETHER[kind], (at + 1) * TOGETHER[kind]),
  );
  return [...together, ...rows.filter(isDone).map((row) => [row])];
}

const inner = (operation: string) => operation.slice(operation.indexOf("{") + 1, operation.lastIndexOf("}"));

/** Asks for all at once, and again alone for what the refusal of another took out of the answer. */
async function askTogether(
  person: Person,
  kind: keyof typeof TOGETHER,
  asked: readonly Attempt[],
): Promise<Map<string, Answered>> {
  const together = `${kind} { ${asked.map(({ operation }) => inner(operation)).join(" ")} }`;
  const { status, data, errors } = await askAs(person, together);
  expect(status).toBe(200);
  const results = new Map(Object.entries(Object(data)));
  const found = new Map<string, Answered>();
  for (const { name, operation } of asked) {
    const error = errors.find(({ path }) => path?.[0] === name);
    const isNotified = (results.get(name) ?? null) !== null;
    if (error) found.set(name, { code: error.extensions?.code ?? null, isNotified });
    else if (results.has(name)) found.set(name, { code: null, isNotified });
    else found.set(name, await askAlone(person, operation));
  }
  return found;
}

async function askAlone(person: Person, operation: string): Promise<Answered> {
  const { status, data, code } = await askAs(person, operation);
  expect(status).toBe(200);
  return { code, isNotified: Object.values(Object(data)).some((value) => value !== null) };
}

describe.each(["query", "mutation"] as const)("each %s", (kind) => {
  test.each(PEOPLE)("%s", async (person) => {
    const refusal = person === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN";
    for (const asked of documents(kind, person)) {
      const answered = await askTogether(person, kind, asked);
      const expected = asked.map(({ name, row: { may, meets } }) => {
        const code = may.includes(person) ? (meets ?? null) : refusal;
        // A field that may be null is null, any other makes the whole answer null: either way nothing is disclosed.
        const isNotified = may.includes(person) && answered.get(name)?.isNotified === true;
        return [name, { code, isNotified }] as const;
      });
      expect(answered).toEqual(new Map(expected));
    }
  });
});

test("staff who view the site as a member change nothing", async () => {
  const { id } = await createMember();
  const boss = sessions.get("SUPER") ?? {};
  const headers = await viewHeaders(gateway(), id, boss);
  const results: Record<string, string | null> = {};
  for (const [name, { operation }] of Object.entries(MATRIX)) {
    if (!name.startsWith("Mutation.")) continue;
    const { code } = await askGraphql(gateway(), operation, { headers });
    if (code !== "VIEW_ONLY") results[name] = code;
  }
  expect(results).toEqual({});
});

test.each(Object.entries(DASHBOARD))("the dashboard of %s", async (person, sees) => {
  const known = PEOPLE.find((one) => one === person) ?? "visitor";
  const { data } = await askAs(
    known,
    "{ dashboard { members { gradeRequests { count } } posts { drafts } } }",
  );
  const { members, posts } = Object(data).dashboard;
  expect({ members: members !== null, posts: posts !== null }).toEqual(sees);
});

test("every operation has a row", () => {
  const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => (type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []),
  );
  expect(Object.keys(MATRIX).sort()).toEqual(operations.sort());
});
