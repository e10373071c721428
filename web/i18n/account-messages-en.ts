import type { Messages } from "./messages.ts";

const files = import.meta.glob<Messages>(
  [
    "#web/messages/en/account.json",
    "#web/messages/en/applicants.json",
    "#web/messages/en/applications.json",
    "#web/messages/en/audit.json",
    "#web/messages/en/dashboard.json",
    "#web/messages/en/editor.json",
    "#web/messages/en/errors.json",
    "#web/messages/en/forms.json",
    "#web/messages/en/grades.json",
    "#web/messages/en/home-editing.json",
    "#web/messages/en/list.json",
    "#web/messages/en/manuscripts.json",
    "#web/messages/en/member-office.json",
    "#web/messages/en/members.json",
    "#web/messages/en/outbox.json",
    "#web/messages/en/page-editing.json",
    "#web/messages/en/payment-office.json",
    "#web/messages/en/payments.json",
    "#web/messages/en/program-office.json",
    "#web/messages/en/settings.json",
    "#web/messages/en/staff.json",
    "#web/messages/en/trash.json",
  ],
  { eager: true, import: "default" },
);

export const messages: Messages = Object.assign({}, ...Object.values(files));
