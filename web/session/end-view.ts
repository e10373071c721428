// Ends the view of an account at the server, as the office's own person, and shows the account's page of the office again.
import { browserStorage } from "#web/browser/browser-storage.ts";
import { logError } from "#web/browser/log.ts";
import { localizedPath, splitLanguage } from "#web/i18n/language.ts";
import { memberPath } from "#web/paths.ts";
import { readStored } from "./session-state.ts";
import { forgetView } from "./view-session.ts";

const END = "mutation EndMemberView { endMemberView }";

/** @param memberId whose page of the office comes next. The server ends the view by itself where this does not reach it. */
export async function endView(memberId: number): Promise<void> {
  forgetView();
  const own = readStored(browserStorage());
  try {
    if (own) {
      await fetch("/graphql", {
        method: "POST",
        headers: {
          authorization: `${own.token_type} ${own.token}`,
          "content-type": "application/json",
          accept: "application/graphql-response+json, application/json",
        },
        body: JSON.stringify({ query: END, operationName: "EndMemberView" }),
      });
    }
  } catch (error) {
    logError("The end of the view did not reach the server:", error);
  }
  window.location.assign(
    localizedPath(splitLanguage(window.location.pathname).language, memberPath(memberId)),
  );
}
