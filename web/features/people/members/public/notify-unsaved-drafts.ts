// Says once after a sign-in that a text was typed and not saved, and leads to it (docs/texts.md#drafts): the
// newest of this browser, else what the server keeps. It comes with the message of the sign-in and passes
// with it.
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { newestDraft } from "#web/browser/local-draft.ts";
import { draftPath } from "#web/components/editor/draft-path.ts";
import { updateToast } from "#web/components/toasts/toasts.ts";
import { SavedDraftsDocument, type SavedDraftsQuery } from "#web/gql/saved-drafts.ts";
import { DASHBOARD_PATH } from "#web/paths.ts";
import { safeNext } from "#web/session/safe-next.ts";
import { shownPlace } from "#web/session/saved-place.ts";
import { session } from "#web/session/session.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

interface Words {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/**
 * Adds it to the toast that said the sign-in went well; nothing where nothing is left, or where the page
 * shown is the one it is on.
 */
export async function notifyUnsavedDrafts(
  toast: string,
  words: Words,
  go: (path: string) => void,
): Promise<void> {
  const path = await findDraftPath();
  if (path === null || path === shownPlace()) return;
  updateToast(toast, {
    kind: "ok",
    title: words.title,
    text: words.text,
    action: { label: words.action, run: () => go(path) },
  });
}

/** The page of the newest of this browser, else of the one the server stores; the list where it keeps several. */
async function findDraftPath(): Promise<string | null> {
  const { member_idx: member, user } = session.state();
  if (member === null) return null;
  const local = safeNext(newestDraft(member, LOCAL_DRAFT_DAYS, Date.now())?.at);
  if (local !== null || !user?.canOpenAdmin) return local;
  const [first, ...more] = await readSavedDrafts();
  if (first === undefined) return null;
  return more.length > 0 ? DASHBOARD_PATH : draftPath(first);
}

/** One's own. None where the server does not say: they stay in the office's list. */
async function readSavedDrafts(): Promise<SavedDraftsQuery["savedDrafts"]> {
  try {
    const response = await sessionFetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ query: SavedDraftsDocument, operationName: "SavedDrafts" }),
    });
    const { data }: { data: SavedDraftsQuery } = await response.json();
    return data.savedDrafts.filter(({ writerName }) => writerName === null);
  } catch {
    return [];
  }
}
