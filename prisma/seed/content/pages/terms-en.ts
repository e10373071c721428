// Terms of use, English: the same text as the Korean one, which prevails.
import { type Block, h2, ol, p, ul } from "#prisma/seed/document.ts";

export const termsEn: readonly Block[] = [
  h2("Article 1. Purpose"),
  p(
    "These terms set out how the services of the Society’s website may be used, and the rights and duties of the Society and its members in using them.",
  ),
  h2("Article 2. Words"),
  ol(
    "“Services” means the notices, news, member accounts and other functions that the Society offers on this website.",
    "“Member” means a person or institution that has agreed to these terms, registered, and holds an account.",
    "“Grades” are general, associate, regular, lifetime, institutional and honorary membership; the bylaws say who is eligible.",
  ),
  h2("Article 3. Effect and changes"),
  ol(
    "These terms take effect on the date published on this website.",
    "The Society may change them within the law, and announces a change in the notices 7 days ahead, or 30 days ahead if it is to members’ disadvantage.",
    "Members who do not agree to a change may leave. Those who do not object before it takes effect are taken to agree; the announcement says so too.",
  ),
  h2("Article 4. Registration"),
  ol(
    "Anyone aged 14 or over may apply by agreeing to these terms and to the collection and use of personal information.",
    "Everyone who registers becomes a general member. Other grades are applied for and approved by the office after review.",
    "Applications that use another person’s details or are untrue are not approved; an approval may be withdrawn when this is found out later.",
    "An email address can have one account only.",
  ),
  h2("Article 5. Your account"),
  ol(
    "Keep your password to yourself and do not share your account.",
    "Correct your details under My Account when they change. The Society is not responsible for what follows from outdated details.",
    "If someone else has used your account, change the password at once and tell the office.",
  ),
  h2("Article 6. Availability"),
  p(
    "The Society works to keep its services available at all times. Maintenance, failures or forces beyond our control may interrupt them; interruptions we can foresee are announced in the notices.",
  ),
  h2("Article 7. What is not allowed"),
  ul(
    "Using other people’s accounts or personal information without permission",
    "Disturbing the services, or downloading material in bulk without permission",
    "Infringing the copyright or the good name of the Society or of others",
    "Undermining the fairness of examinations, reviews or votes",
  ),
  h2("Article 8. Works"),
  ol(
    "Texts and pictures on this website belong to the Society or their authors. Quotation with the source named is free within the limits of copyright law.",
    "Members keep their rights in the manuscripts and material they send in. The Society uses them only for the agreed purpose.",
  ),
  h2("Article 9. Restriction and leaving"),
  ol(
    "If a member breaks Article 7, the Society may restrict use after giving the reason. The member may object within 14 days.",
    "Members may ask the office at any time to end their membership; the Society does so without delay.",
  ),
  h2("Article 10. Liability"),
  p(
    "The Society compensates damage that it causes a member by intent or negligence. It is not liable for damage from forces beyond its control or from a member’s own fault, nor for what other websites linked from here contain.",
  ),
  h2("Article 11. Law and jurisdiction"),
  p(
    "The law of the Republic of Korea applies. Disputes are first discussed in good faith; what cannot be settled goes to the court named by the Civil Procedure Act. If the Korean and English versions differ, the Korean one prevails.",
  ),
];
