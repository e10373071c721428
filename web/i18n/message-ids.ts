// Every message id of the client: the keys of the Korean files, so that an id with a typo does not compile. A new file under
// web/messages/ko gets its line here (tests/unit/messages checks that it has one). Words of mails, mails.json, are the server's.
import type account from "#web/messages/ko/account.json";
import type applicants from "#web/messages/ko/applicants.json";
import type applications from "#web/messages/ko/applications.json";
import type audit from "#web/messages/ko/audit.json";
import type banners from "#web/messages/ko/banners.json";
import type components from "#web/messages/ko/components.json";
import type dashboard from "#web/messages/ko/dashboard.json";
import type editor from "#web/messages/ko/editor.json";
import type enums from "#web/messages/ko/enums.json";
import type errorPage from "#web/messages/ko/error-page.json";
import type errors from "#web/messages/ko/errors.json";
import type exams from "#web/messages/ko/exams.json";
import type faqs from "#web/messages/ko/faqs.json";
import type forms from "#web/messages/ko/forms.json";
import type grades from "#web/messages/ko/grades.json";
import type homeEditing from "#web/messages/ko/home-editing.json";
import type layout from "#web/messages/ko/layout.json";
import type list from "#web/messages/ko/list.json";
import type memberOffice from "#web/messages/ko/member-office.json";
import type members from "#web/messages/ko/members.json";
import type outbox from "#web/messages/ko/outbox.json";
import type pageEditing from "#web/messages/ko/page-editing.json";
import type pages from "#web/messages/ko/pages.json";
import type paymentOffice from "#web/messages/ko/payment-office.json";
import type payments from "#web/messages/ko/payments.json";
import type popupOffice from "#web/messages/ko/popup-office.json";
import type popups from "#web/messages/ko/popups.json";
import type postOffice from "#web/messages/ko/post-office.json";
import type posts from "#web/messages/ko/posts.json";
import type programDetails from "#web/messages/ko/program-details.json";
import type programOffice from "#web/messages/ko/program-office.json";
import type programPages from "#web/messages/ko/program-pages.json";
import type programs from "#web/messages/ko/programs.json";
import type search from "#web/messages/ko/search.json";
import type session from "#web/messages/ko/session.json";
import type settings from "#web/messages/ko/settings.json";
import type staff from "#web/messages/ko/staff.json";
import type toasts from "#web/messages/ko/toasts.json";
import type trash from "#web/messages/ko/trash.json";

export type MessageId =
  | keyof typeof account
  | keyof typeof audit
  | keyof typeof applicants
  | keyof typeof applications
  | keyof typeof banners
  | keyof typeof components
  | keyof typeof dashboard
  | keyof typeof editor
  | keyof typeof enums
  | keyof typeof errorPage
  | keyof typeof errors
  | keyof typeof exams
  | keyof typeof faqs
  | keyof typeof forms
  | keyof typeof grades
  | keyof typeof homeEditing
  | keyof typeof layout
  | keyof typeof list
  | keyof typeof memberOffice
  | keyof typeof members
  | keyof typeof outbox
  | keyof typeof pageEditing
  | keyof typeof pages
  | keyof typeof payments
  | keyof typeof paymentOffice
  | keyof typeof popups
  | keyof typeof popupOffice
  | keyof typeof postOffice
  | keyof typeof posts
  | keyof typeof programDetails
  | keyof typeof programOffice
  | keyof typeof programPages
  | keyof typeof programs
  | keyof typeof search
  | keyof typeof session
  | keyof typeof staff
  | keyof typeof settings
  | keyof typeof trash
  | keyof typeof toasts;

declare global {
  // react-intl reads its types from this namespace; merging into it needs the `namespace` keyword.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: "ko" | "en";
    }
  }
}
