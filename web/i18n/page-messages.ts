// Where the words of the features' pages are to be had, one chunk a file and language. A module of its own, for the reason of
// web/page/public-pages.ts.
import type { Messages } from "./messages.ts";

export const PAGE_MESSAGES = import.meta.glob<Messages>(
  [
    "#web/messages/*/banners.json",
    "#web/messages/*/exams.json",
    "#web/messages/*/pages.json",
    "#web/messages/*/popups.json",
    "#web/messages/*/posts.json",
    "#web/messages/*/program-details.json",
    "#web/messages/*/program-pages.json",
    "#web/messages/*/programs.json",
    "#web/messages/*/search.json",
  ],
  { import: "default" },
);
