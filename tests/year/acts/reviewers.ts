// Reviewers of a manuscript, without accounts: they answer by the link of their mail, and review. A co-author
// agrees by a link, too.
import { known, type Person } from "#tests/year/people.ts";
import { act, type World, type YearManuscript } from "#tests/year/world.ts";
import {
  AcceptReviewDocument,
  DeclineReviewDocument,
  LinkedReviewDocument,
  SendReviewDocument,
} from "#web/gql/linked-review.ts";
import { InviteReviewerDocument } from "#web/gql/managed-submissions.ts";
import { AnswerConsentDocument, ConsentRequestPageDocument } from "#web/gql/manuscripts.ts";

const REVIEWERS = 3;
const REVIEW = /\/journal\/review#([\w.-]+)/;
const CONSENT = /\/journal\/consent\?token=([\w.%-]+)/;

/** Never signs in. */
const withoutAccount = (email: string, name: string): Person => ({
  ...known(email, name),
  token: "",
  signedInAt: Number.MAX_SAFE_INTEGER,
});

/** The token of the newest link of a kind in somebody's mails; null where there is no mail. */
const linkIn = ({ smtp }: World, email: string, pattern: RegExp): string | null => {
  const mail = smtp.received.findLast(({ to, mail: { text } }) => to === email && pattern.test(text ?? ""));
  const found = pattern.exec(mail?.mail.text ?? "")?.[1];
  return found === undefined ? null : decodeURIComponent(found);
};

export async function inviteReviewers(world: World, { id, reviewers }: YearManuscript): Promise<void> {
  for (let place = 1; place <= REVIEWERS; place += 1) {
    const email = `reviewer-${id}-${place}@example.org`;
    const name = `심사자 ${place}`;
    await act(world, world.office.journal, "invite a reviewer", InviteReviewerDocument, {
      id,
      input: { name, email, language: "KO", answerDays: 7, reviewDays: 21 },
    });
    reviewers.push(withoutAccount(email, name));
  }
}

/** The last one declines. */
export async function answerInvitations(world: World, { reviewers }: YearManuscript): Promise<void> {
  for (const [index, person] of reviewers.entries()) {
    const link = linkIn(world, person.email, REVIEW);
    if (link === null) continue;
    if (index < REVIEWERS - 1) await act(world, person, "accept to review", AcceptReviewDocument, { link });
    else await act(world, person, "decline to review", DeclineReviewDocument, { link, input: {} });
  }
}

export async function consent(world: World, { coAuthor }: YearManuscript): Promise<void> {
  const link = linkIn(world, coAuthor, CONSENT);
  if (link === null) return;
  const person = withoutAccount(coAuthor, "김공저");
  const asked = await act(world, person, "look at a consent", ConsentRequestPageDocument, { link });
  const { version } = Object(asked?.consentRequest).text;
  await act(world, person, "consent as an author", AnswerConsentDocument, { link, consents: true, version });
}

export async function review(world: World, { reviewers }: YearManuscript): Promise<void> {
  for (const person of reviewers.slice(0, -1)) {
    const link = linkIn(world, person.email, REVIEW);
    const opened = await act(world, person, "look at a review", LinkedReviewDocument, { link });
    const { version, criteria = [] } = Object(opened?.linkedReview);
    const marks = criteria.map(({ key }: { key: string }) => ({ key, mark: world.random.between(3, 5) }));
    const texts = { toAuthors: "둘째 장을 보완해 주십시오.", toEditors: "편집위원회만 보십시오." };
    await act(world, person, "send a review", SendReviewDocument, {
      link,
      version,
      input: { marks, ...texts, verdict: "MINOR" },
    });
  }
}
