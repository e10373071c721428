// The client's message files. Made by `npm run schema` (web/build/message-file-types.ts).
import type audit from "#web/messages/ko/core/audit.json";
import type clock from "#web/messages/ko/core/clock.json";
import type components from "#web/messages/ko/core/components.json";
import type editor from "#web/messages/ko/core/editor.json";
import type enums from "#web/messages/ko/core/enums.json";
import type errorPage from "#web/messages/ko/core/error-page.json";
import type errors from "#web/messages/ko/core/errors.json";
import type fileColumns from "#web/messages/ko/core/file-columns.json";
import type fileOffice from "#web/messages/ko/core/file-office.json";
import type forms from "#web/messages/ko/core/forms.json";
import type keys from "#web/messages/ko/core/keys.json";
import type layout from "#web/messages/ko/core/layout.json";
import type list from "#web/messages/ko/core/list.json";
import type mailTemplates from "#web/messages/ko/core/mail-templates.json";
import type mailWords from "#web/messages/ko/core/mail-words.json";
import type memory from "#web/messages/ko/core/memory.json";
import type officeMenu from "#web/messages/ko/core/office-menu.json";
import type outbox from "#web/messages/ko/core/outbox.json";
import type preview from "#web/messages/ko/core/preview.json";
import type previewOffice from "#web/messages/ko/core/preview-office.json";
import type printing from "#web/messages/ko/core/printing.json";
import type redirects from "#web/messages/ko/core/redirects.json";
import type room from "#web/messages/ko/core/room.json";
import type session from "#web/messages/ko/core/session.json";
import type settings from "#web/messages/ko/core/settings.json";
import type share from "#web/messages/ko/core/share.json";
import type toasts from "#web/messages/ko/core/toasts.json";
import type translation from "#web/messages/ko/core/translation.json";
import type translations from "#web/messages/ko/core/translations.json";
import type translatorMonths from "#web/messages/ko/core/translator-months.json";
import type trash from "#web/messages/ko/core/trash.json";
import type uploads from "#web/messages/ko/core/uploads.json";
import type versions from "#web/messages/ko/core/versions.json";
import type wordCount from "#web/messages/ko/core/word-count.json";
import type journal from "#web/messages/ko/journal/journal.json";
import type journalFigures from "#web/messages/ko/journal/journal-figures.json";
import type journalOffice from "#web/messages/ko/journal/journal-office.json";
import type journalSettings from "#web/messages/ko/journal/journal-settings.json";
import type manuscripts from "#web/messages/ko/journal/manuscripts.json";
import type requirements from "#web/messages/ko/journal/requirements.json";
import type reviews from "#web/messages/ko/journal/reviews.json";
import type submissionOffice from "#web/messages/ko/journal/submission-office.json";
import type submissions from "#web/messages/ko/journal/submissions.json";
import type mailings from "#web/messages/ko/mailing/mailings.json";
import type subscriptions from "#web/messages/ko/mailing/subscriptions.json";
import type bank from "#web/messages/ko/money/bank.json";
import type dues from "#web/messages/ko/money/dues.json";
import type monthEnd from "#web/messages/ko/money/month-end.json";
import type paymentOffice from "#web/messages/ko/money/payment-office.json";
import type payments from "#web/messages/ko/money/payments.json";
import type certificates from "#web/messages/ko/overview/certificates.json";
import type dashboard from "#web/messages/ko/overview/dashboard.json";
import type documents from "#web/messages/ko/overview/documents.json";
import type handbook from "#web/messages/ko/overview/handbook.json";
import type palette from "#web/messages/ko/overview/palette.json";
import type printed from "#web/messages/ko/overview/printed.json";
import type retention from "#web/messages/ko/overview/retention.json";
import type search from "#web/messages/ko/overview/search.json";
import type accessReview from "#web/messages/ko/people/access-review.json";
import type account from "#web/messages/ko/people/account.json";
import type duplicates from "#web/messages/ko/people/duplicates.json";
import type grades from "#web/messages/ko/people/grades.json";
import type memberImport from "#web/messages/ko/people/member-import.json";
import type memberOffice from "#web/messages/ko/people/member-office.json";
import type members from "#web/messages/ko/people/members.json";
import type ownData from "#web/messages/ko/people/own-data.json";
import type signIns from "#web/messages/ko/people/sign-ins.json";
import type staff from "#web/messages/ko/people/staff.json";
import type applicants from "#web/messages/ko/programs/applicants.json";
import type applications from "#web/messages/ko/programs/applications.json";
import type attendance from "#web/messages/ko/programs/attendance.json";
import type attendanceOffice from "#web/messages/ko/programs/attendance-office.json";
import type booth from "#web/messages/ko/programs/booth.json";
import type examCertificates from "#web/messages/ko/programs/exam-certificates.json";
import type examRating from "#web/messages/ko/programs/exam-rating.json";
import type examResults from "#web/messages/ko/programs/exam-results.json";
import type examScoring from "#web/messages/ko/programs/exam-scoring.json";
import type examSeats from "#web/messages/ko/programs/exam-seats.json";
import type examSession from "#web/messages/ko/programs/exam-session.json";
import type examSlip from "#web/messages/ko/programs/exam-slip.json";
import type exams from "#web/messages/ko/programs/exams.json";
import type groups from "#web/messages/ko/programs/groups.json";
import type linked from "#web/messages/ko/programs/linked.json";
import type photoSheet from "#web/messages/ko/programs/photo-sheet.json";
import type presentationCall from "#web/messages/ko/programs/presentation-call.json";
import type presentations from "#web/messages/ko/programs/presentations.json";
import type presentationsOffice from "#web/messages/ko/programs/presentations-office.json";
import type programDetails from "#web/messages/ko/programs/program-details.json";
import type programOffice from "#web/messages/ko/programs/program-office.json";
import type programPages from "#web/messages/ko/programs/program-pages.json";
import type programs from "#web/messages/ko/programs/programs.json";
import type reschedules from "#web/messages/ko/programs/reschedules.json";
import type banners from "#web/messages/ko/site/banners.json";
import type emergencyOffice from "#web/messages/ko/site/emergency-office.json";
import type faqs from "#web/messages/ko/site/faqs.json";
import type glossary from "#web/messages/ko/site/glossary.json";
import type glossaryOffice from "#web/messages/ko/site/glossary-office.json";
import type homeEditing from "#web/messages/ko/site/home-editing.json";
import type pageEditing from "#web/messages/ko/site/page-editing.json";
import type pages from "#web/messages/ko/site/pages.json";
import type popupOffice from "#web/messages/ko/site/popup-office.json";
import type popups from "#web/messages/ko/site/popups.json";
import type postOffice from "#web/messages/ko/site/post-office.json";
import type posts from "#web/messages/ko/site/posts.json";

export type MessageFiles =
  | typeof audit
  | typeof clock
  | typeof components
  | typeof editor
  | typeof enums
  | typeof errorPage
  | typeof errors
  | typeof fileColumns
  | typeof fileOffice
  | typeof forms
  | typeof keys
  | typeof layout
  | typeof list
  | typeof mailTemplates
  | typeof mailWords
  | typeof memory
  | typeof officeMenu
  | typeof outbox
  | typeof preview
  | typeof previewOffice
  | typeof printing
  | typeof redirects
  | typeof room
  | typeof session
  | typeof settings
  | typeof share
  | typeof toasts
  | typeof translation
  | typeof translations
  | typeof translatorMonths
  | typeof trash
  | typeof uploads
  | typeof versions
  | typeof wordCount
  | typeof journal
  | typeof journalFigures
  | typeof journalOffice
  | typeof journalSettings
  | typeof manuscripts
  | typeof requirements
  | typeof reviews
  | typeof submissionOffice
  | typeof submissions
  | typeof mailings
  | typeof subscriptions
  | typeof bank
  | typeof dues
  | typeof monthEnd
  | typeof paymentOffice
  | typeof payments
  | typeof certificates
  | typeof dashboard
  | typeof documents
  | typeof handbook
  | typeof palette
  | typeof printed
  | typeof retention
  | typeof search
  | typeof accessReview
  | typeof account
  | typeof duplicates
  | typeof grades
  | typeof memberImport
  | typeof memberOffice
  | typeof members
  | typeof ownData
  | typeof signIns
  | typeof staff
  | typeof applicants
  | typeof applications
  | typeof attendance
  | typeof attendanceOffice
  | typeof booth
  | typeof examCertificates
  | typeof examRating
  | typeof examResults
  | typeof examScoring
  | typeof examSeats
  | typeof examSession
  | typeof examSlip
  | typeof exams
  | typeof groups
  | typeof linked
  | typeof photoSheet
  | typeof presentationCall
  | typeof presentations
  | typeof presentationsOffice
  | typeof programDetails
  | typeof programOffice
  | typeof programPages
  | typeof programs
  | typeof reschedules
  | typeof banners
  | typeof emergencyOffice
  | typeof faqs
  | typeof glossary
  | typeof glossaryOffice
  | typeof homeEditing
  | typeof pageEditing
  | typeof pages
  | typeof popupOffice
  | typeof popups
  | typeof postOffice
  | typeof posts;
