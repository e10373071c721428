import type { Messages } from "./messages.ts";

const files = import.meta.glob<Messages>(
  [
    "#web/messages/ko/account.json",
    "#web/messages/ko/applicants.json",
    "#web/messages/ko/applications.json",
    "#web/messages/ko/audit.json",
    "#web/messages/ko/dashboard.json",
    "#web/messages/ko/editor.json",
    "#web/messages/ko/errors.json",
    "#web/messages/ko/forms.json",
    "#web/messages/ko/grades.json",
    "#web/messages/ko/home-editing.json",
    "#web/messages/ko/list.json",
    "#web/messages/ko/manuscripts.json",
    "#web/messages/ko/member-office.json",
    "#web/messages/ko/members.json",
    "#web/messages/ko/outbox.json",
    "#web/messages/ko/page-editing.json",
    "#web/messages/ko/payment-office.json",
    "#web/messages/ko/payments.json",
    "#web/messages/ko/program-office.json",
    "#web/messages/ko/settings.json",
    "#web/messages/ko/staff.json",
    "#web/messages/ko/trash.json",
  ],
  { eager: true, import: "default" },
);

export const messages: Messages = Object.assign({}, ...Object.values(files));
