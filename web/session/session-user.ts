// Asks the server who a token belongs to, once when a session is taken up. Outside urql: it decides whether there is a
// signed-in client at all.
import type { UiLanguage } from "#web/i18n/language.ts";
import type { SessionUser, StoredSession } from "./session-state.ts";

const QUERY =
  "query SessionUser { viewer { id needsFactor canOpenAdmin canWritePosts canWritePages canWritePrograms canManageMembers canManagePayments canManageJournal canManageSite member { id name latinName email } } }";

interface Answer {
  readonly data?: {
    readonly viewer: {
      readonly needsFactor: boolean;
      readonly canOpenAdmin: boolean;
      readonly canWritePosts: boolean;
      readonly canWritePages: boolean;
      readonly canWritePrograms: boolean;
      readonly canManageMembers: boolean;
      readonly canManagePayments: boolean;
      readonly canManageJournal: boolean;
      readonly canManageSite: boolean;
      readonly member: {
        readonly id: number;
        readonly name: string;
        readonly latinName: string | null;
        readonly email: string;
      };
    } | null;
  };
}

/**
 * The person, or "expired" when the server answers 401. Rejects on any other answer or none.
 * @param language of the page that names the person
 */
export async function whoIs(session: StoredSession, language: UiLanguage): Promise<SessionUser | "expired"> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      authorization: `${session.token_type} ${session.token}`,
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
    },
    body: JSON.stringify({ query: QUERY, operationName: "SessionUser" }),
  });
  if (response.status === 401) return "expired";
  const answer: Answer = await response.json();
  const viewer = answer.data?.viewer;
  if (!viewer) throw new Error(`Asking who is signed in was answered with ${response.status}`);
  const { member, ...rights } = viewer;
  const { latinName, ...person } = member;
  return { ...rights, ...person, name: (language === "en" ? latinName : null) ?? person.name };
}
