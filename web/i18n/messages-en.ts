import type { Messages } from "./messages.ts";

// Forms and the office have theirs in account-messages-en.ts, other words come with their pages (page-words.ts).
const files = import.meta.glob<Messages>(
  [
    "#web/messages/en/components.json",
    "#web/messages/en/enums.json",
    "#web/messages/en/error-page.json",
    "#web/messages/en/layout.json",
    "#web/messages/en/session.json",
    "#web/messages/en/toasts.json",
  ],
  { eager: true, import: "default" },
);

export const messages: Messages = Object.assign({}, ...Object.values(files));
