// Privacy policy, English: the same text as the Korean one, which prevails.
import { type Block, h2, ol, p, ul } from "#prisma/seed/document.ts";
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { personalDataTable } from "./personal-data-table.ts";

/** @param dormantMonths the setting for dormant accounts; null: there are none */
export const privacyPolicyEn = (dormantMonths: number | null): readonly Block[] => [
  p(
    "The Society asks its members only for the personal information it needs, uses it only for the purposes stated here, and deletes it when they are fulfilled. This policy explains, as article 30 of Korea’s Personal Information Protection Act requires, what this website handles, why, and what you may ask of us. If the two versions differ, the Korean one prevails.",
  ),
  h2("1. What we process, why and how long"),
  personalDataTable("en", dormantMonths),
  p(
    "Applying for associate or regular membership makes the institution of the final degree and the affiliation required, because eligibility depends on them. Passwords are stored in a form that cannot be reversed; not even the Society can read them. We do not ask for resident registration numbers or for sensitive information.",
  ),
  h2("2. How the periods are counted"),
  ul(
    "When you leave, you are logged out at once. Your data stays for the period in the table, so that an account closed by mistake can be restored; a job that runs once a day then erases what has passed its period.",
    "A withdrawn consent is recorded as withdrawn, and erased the same time after leaving.",
    "The server’s record of requests (time, path, outcome) holds no name, email address or IP address.",
    "Erased data remains in backups until a newer one replaces them. Backups are used to restore the site only.",
  ),
  h2("3. Destruction"),
  p(
    "When the period ends or the purpose is fulfilled, personal information is destroyed without delay: files so that they cannot be restored, paper by shredding or burning.",
  ),
  h2("4. Third parties"),
  p(
    "The Society does not give your personal information to third parties, unless you have separately agreed or a law specifically requires it.",
  ),
  h2("5. Processors and transfer abroad"),
  p(
    "If you pay by card or virtual account, the payment service Toss Payments takes the details of the payment itself; the Society sends it the number of the order, the amount and what it is for, and never has the number of a card. Otherwise the Society does not entrust the processing of personal information to others and does not transfer it abroad. Should this change, this policy will first name the processor and its task.",
  ),
  h2("6. Your rights"),
  p("At any time you, your legal representative or a person you authorise may ask for the following."),
  ol(
    "Access to your personal information. When you are logged in, you find it under My Account, where you can also download a copy.",
    "Correction of what is wrong. You can correct it yourself under My Account.",
    "Erasure, suspension of processing, withdrawal of consent, and leaving the Society",
    "An explanation of automated decisions. We make none about members: people review applications for a grade.",
  ),
  p(
    "Write to or call the office. Once we know it is you, we answer within 10 days; if we must refuse, we say why and how you can object.",
  ),
  h2("7. How we protect it"),
  ul(
    "Organisation: as few people as possible handle personal information, each with no more rights than the task needs.",
    "Technology: passwords are hashed one way, login attempts are limited, and changing a password ends every other login.",
    "Premises: access to servers and documents is controlled.",
  ),
  h2("8. Cookies and browser storage"),
  p(
    "This website sets one cookie, and only when you log in: it says that you logged in on this browser before, so that nobody can keep you out by typing wrong passwords for your address. It is sent back only when you log in, holds no personal data and lasts 400 days. The website uses no outside tools for analytics or advertising; every file, fonts included, comes from this website itself.",
  ),
  p(
    "When you log in, four values that keep you logged in (auth_token, auth_token_type, auth_member_idx, auth_member_type) are placed in your browser’s local storage. Logging out removes them at once. You can also remove them in your browser’s settings, which logs you out. The language you chose, notices and pop-ups you closed, and how you arranged the pages are remembered in the same place for your next visit.",
  ),
  p(
    `What you type into a form and have not sent is stored in the same place, so that it is not lost, until you send or discard it, for up to ${LOCAL_DRAFT_DAYS} days. Passwords are never stored.`,
  ),
  h2("9. Children under 14"),
  p(
    "Children under 14 cannot register. If we learn that a child has registered, we destroy the information without delay.",
  ),
  h2("10. Privacy officer and remedies"),
  p(
    "Questions, complaints and remedies concerning personal information are in the hands of the privacy officer and the office, whose contact details stand at the foot of every page.",
  ),
  p("If you need help from elsewhere, these bodies in Korea advise and mediate:"),
  ul(
    "Privacy Invasion Report Center: 118, [privacy.kisa.or.kr](https://privacy.kisa.or.kr)",
    "Personal Information Dispute Mediation Committee: 1833-6972, [www.kopico.go.kr](https://www.kopico.go.kr)",
    "Supreme Prosecutors’ Office: 1301; National Police Agency: 182",
  ),
  h2("11. Changes"),
  p(
    "We announce changes in the notices 7 days before they take effect, and 30 days before if they matter to your rights. Earlier versions can be read on this page. This policy applies from the date given above.",
  ),
];
