import type { Messages } from "./messages.ts";

// Forms and the office have theirs in account-messages-ko.ts, other words come with their pages (page-words.ts).
const files = import.meta.glob<Messages>(
  [
    "#web/messages/ko/components.json",
    "#web/messages/ko/enums.json",
    "#web/messages/ko/error-page.json",
    "#web/messages/ko/layout.json",
    "#web/messages/ko/session.json",
    "#web/messages/ko/toasts.json",
  ],
  { eager: true, import: "default" },
);

export const messages: Messages = Object.assign({}, ...Object.values(files));
