// The client's message files. Made by `npm run schema` (web/build/message-file-types.ts).
import type accessReview from "#web/messages/ko/access-review.json";
import type account from "#web/messages/ko/account.json";
import type applicants from "#web/messages/ko/applicants.json";
import type applications from "#web/messages/ko/applications.json";
import type audit from "#web/messages/ko/audit.json";
import type bank from "#web/messages/ko/bank.json";
import type banners from "#web/messages/ko/banners.json";
import type clock from "#web/messages/ko/clock.json";
import type components from "#web/messages/ko/components.json";
import type dashboard from "#web/messages/ko/dashboard.json";
import type desk from "#web/messages/ko/desk.json";
import type documents from "#web/messages/ko/documents.json";
import type dues from "#web/messages/ko/dues.json";
import type duplicates from "#web/messages/ko/duplicates.json";
import type editor from "#web/messages/ko/editor.json";
import type emergencyOffice from "#web/messages/ko/emergency-office.json";
import type enums from "#web/messages/ko/enums.json";
import type errorPage from "#web/messages/ko/error-page.json";
import type errors from "#web/messages/ko/errors.json";
import type exams from "#web/messages/ko/exams.json";
import type faqs from "#web/messages/ko/faqs.json";
import type fileColumns from "#web/messages/ko/file-columns.json";
import type fileOffice from "#web/messages/ko/file-office.json";
import type forms from "#web/messages/ko/forms.json";
import type glossary from "#web/messages/ko/glossary.json";
import type glossaryOffice from "#web/messages/ko/glossary-office.json";
import type grades from "#web/messages/ko/grades.json";
import type homeEditing from "#web/messages/ko/home-editing.json";
import type journal from "#web/messages/ko/journal.json";
import type journalFigures from "#web/messages/ko/journal-figures.json";
import type journalOffice from "#web/messages/ko/journal-office.json";
import type journalSettings from "#web/messages/ko/journal-settings.json";
import type keys from "#web/messages/ko/keys.json";
import type layout from "#web/messages/ko/layout.json";
import type letters from "#web/messages/ko/letters.json";
import type list from "#web/messages/ko/list.json";
import type mailTemplates from "#web/messages/ko/mail-templates.json";
import type mailWords from "#web/messages/ko/mail-words.json";
import type manuscripts from "#web/messages/ko/manuscripts.json";
import type memberImport from "#web/messages/ko/member-import.json";
import type memberOffice from "#web/messages/ko/member-office.json";
import type members from "#web/messages/ko/members.json";
import type monthEnd from "#web/messages/ko/month-end.json";
import type officeMenu from "#web/messages/ko/office-menu.json";
import type outbox from "#web/messages/ko/outbox.json";
import type pageEditing from "#web/messages/ko/page-editing.json";
import type pages from "#web/messages/ko/pages.json";
import type palette from "#web/messages/ko/palette.json";
import type papers from "#web/messages/ko/papers.json";
import type paymentOffice from "#web/messages/ko/payment-office.json";
import type payments from "#web/messages/ko/payments.json";
import type popupOffice from "#web/messages/ko/popup-office.json";
import type popups from "#web/messages/ko/popups.json";
import type postOffice from "#web/messages/ko/post-office.json";
import type posts from "#web/messages/ko/posts.json";
import type preview from "#web/messages/ko/preview.json";
import type previewOffice from "#web/messages/ko/preview-office.json";
import type printing from "#web/messages/ko/printing.json";
import type programDetails from "#web/messages/ko/program-details.json";
import type programOffice from "#web/messages/ko/program-office.json";
import type programPages from "#web/messages/ko/program-pages.json";
import type programs from "#web/messages/ko/programs.json";
import type redirects from "#web/messages/ko/redirects.json";
import type requirements from "#web/messages/ko/requirements.json";
import type retention from "#web/messages/ko/retention.json";
import type reviews from "#web/messages/ko/reviews.json";
import type room from "#web/messages/ko/room.json";
import type search from "#web/messages/ko/search.json";
import type session from "#web/messages/ko/session.json";
import type settings from "#web/messages/ko/settings.json";
import type share from "#web/messages/ko/share.json";
import type signIns from "#web/messages/ko/sign-ins.json";
import type staff from "#web/messages/ko/staff.json";
import type submissions from "#web/messages/ko/submissions.json";
import type subscriptions from "#web/messages/ko/subscriptions.json";
import type toasts from "#web/messages/ko/toasts.json";
import type translation from "#web/messages/ko/translation.json";
import type translations from "#web/messages/ko/translations.json";
import type trash from "#web/messages/ko/trash.json";
import type uploads from "#web/messages/ko/uploads.json";
import type versions from "#web/messages/ko/versions.json";

export type MessageFiles =
  | typeof accessReview
  | typeof account
  | typeof applicants
  | typeof applications
  | typeof audit
  | typeof bank
  | typeof banners
  | typeof clock
  | typeof components
  | typeof dashboard
  | typeof desk
  | typeof documents
  | typeof dues
  | typeof duplicates
  | typeof editor
  | typeof emergencyOffice
  | typeof enums
  | typeof errorPage
  | typeof errors
  | typeof exams
  | typeof faqs
  | typeof fileColumns
  | typeof fileOffice
  | typeof forms
  | typeof glossary
  | typeof glossaryOffice
  | typeof grades
  | typeof homeEditing
  | typeof journal
  | typeof journalFigures
  | typeof journalOffice
  | typeof journalSettings
  | typeof keys
  | typeof layout
  | typeof letters
  | typeof list
  | typeof mailTemplates
  | typeof mailWords
  | typeof manuscripts
  | typeof memberImport
  | typeof memberOffice
  | typeof members
  | typeof monthEnd
  | typeof officeMenu
  | typeof outbox
  | typeof pageEditing
  | typeof pages
  | typeof palette
  | typeof papers
  | typeof paymentOffice
  | typeof payments
  | typeof popupOffice
  | typeof popups
  | typeof postOffice
  | typeof posts
  | typeof preview
  | typeof previewOffice
  | typeof printing
  | typeof programDetails
  | typeof programOffice
  | typeof programPages
  | typeof programs
  | typeof redirects
  | typeof requirements
  | typeof retention
  | typeof reviews
  | typeof room
  | typeof search
  | typeof session
  | typeof settings
  | typeof share
  | typeof signIns
  | typeof staff
  | typeof submissions
  | typeof subscriptions
  | typeof toasts
  | typeof translation
  | typeof translations
  | typeof trash
  | typeof uploads
  | typeof versions;
