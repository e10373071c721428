// The parts of the page of the own data, each a heading with its items, in the language of the person.
import { dayIn, momentIn, wonIn } from "#schema/core/mail/letter-details.ts";
import { gradeIn, topicIn } from "#schema/core/mail/mail-words.ts";
import type { myData } from "./my-data.ts";
import { otherWords, peopleWords } from "./my-data-words.ts";

export type MyData = Awaited<ReturnType<typeof myData>>;

/** What a line says; null: there is nothing, and no line. */
type Said = string | null;
export type Line = readonly [label: string, said: Said];

type Part = readonly [heading: string, items: readonly (readonly Line[])[]];

export function partsOf(member: MyData["member"]): readonly Part[] {
  const { language } = member;
  const word = (id: Parameters<typeof peopleWords>[1]) => peopleWords(language, id);
  const other = (id: Parameters<typeof otherWords>[1]) => otherWords(language, id);
  const at = (moment: Date | null): Said => (moment === null ? null : momentIn(language, moment));
  const titled = (ko: string | null, en: string | null): Said =>
    language === "EN" ? (en ?? ko) : (ko ?? en);
  const when = (moment: Date | null): Line => [word("my-data.at"), at(moment)];
  return [
    [word("my-data.part.account"), [accountLines(member)]],
    [
      word("my-data.part.memberships"),
      member.memberships.map(({ grade, fromDay, toDay }) => [
        [word("my-data.grade"), gradeIn(language, grade)],
        [word("my-data.from"), dayIn(language, fromDay)],
        [word("my-data.to"), toDay === null ? null : dayIn(language, toDay)],
      ]),
    ],
    [
      word("my-data.part.gradeRequests"),
      member.gradeRequests.map(({ grade, status, reason, createdAt }) => [
        [
          word("my-data.request"),
          word(`grades.state.${status}`).replace("{grade}", gradeIn(language, grade)),
        ],
        [word("my-data.reason"), reason],
        when(createdAt),
      ]),
    ],
    [
      word("my-data.part.consents"),
      member.consents.map(({ kind, granted, createdAt }) => [
        [word(`account.consents.kind.${kind}`), word(granted ? "my-data.yes" : "my-data.no")],
        when(createdAt),
      ]),
    ],
    [
      word("my-data.part.applications"),
      member.applications.map(({ program, state, amount, examNumber, note, createdAt }) => [
        [word("my-data.name"), titled(program.titleKo, program.titleEn)],
        [word("my-data.state"), other(`applications.state.${state}`)],
        [word("my-data.amount"), wonIn(language, amount)],
        [word("my-data.examNumber"), examNumber],
        [word("my-data.note"), note],
        when(createdAt),
      ]),
    ],
    [
      word("my-data.part.payments"),
      member.payments.map(({ nameKo, nameEn, state, amountDue, amountPaid, refundAccount, createdAt }) => [
        [word("my-data.name"), titled(nameKo, nameEn)],
        [word("my-data.state"), other(`payments.state.${state}`)],
        [word("my-data.amount"), wonIn(language, amountDue)],
        [word("my-data.paid"), wonIn(language, amountPaid)],
        [word("my-data.refundAccount"), refundAccount],
        when(createdAt),
      ]),
    ],
    [
      word("my-data.part.manuscripts"),
      member.manuscripts.map(({ number, titleKo, titleEn, state, createdAt }) => [
        [word("my-data.number"), number],
        [word("my-data.name"), titled(titleKo, titleEn)],
        [word("my-data.state"), other(`manuscripts.state.${state}`)],
        when(createdAt),
      ]),
    ],
    [
      word("my-data.part.reviews"),
      member.reviews.map(({ name, email, affiliation, invitedAt, sentAt }) => [
        [word("my-data.reviewer"), [name, affiliation, email].filter(Boolean).join(", ")],
        [word("my-data.invited"), at(invitedAt)],
        [word("my-data.sent"), at(sentAt)],
      ]),
    ],
    [
      word("my-data.part.documents"),
      member.documents.map(({ kind, code, issuedAt }) => [
        [word("my-data.name"), other(`papers.kind.${kind}`)],
        [word("my-data.code"), code],
        when(issuedAt),
      ]),
    ],
    [
      word("my-data.part.subscriptions"),
      member.subscriptions.map(({ topic, createdAt }) => [
        [word("my-data.topic"), topicIn(language, topic)],
        when(createdAt),
      ]),
    ],
    [
      word("my-data.part.mails"),
      member.mails.map(({ subject, text, sentAt, createdAt }) => [
        [word("my-data.subject"), subject],
        [word("my-data.text"), text],
        when(sentAt ?? createdAt),
      ]),
    ],
    [
      word("my-data.part.signIns"),
      member.signInRecords.map(({ kind, address, userAgent, createdAt }) => [
        [word("my-data.event"), word(`sign-ins.kind.${kind}`)],
        [word("my-data.address"), address],
        [word("my-data.browser"), userAgent],
        when(createdAt),
      ]),
    ],
    [
      word("my-data.part.uploads"),
      member.uploads.map(({ name, createdAt }) => [[word("my-data.name"), name], when(createdAt)]),
    ],
  ];
}

function accountLines(member: MyData["member"]): readonly Line[] {
  const { language } = member;
  const word = (id: Parameters<typeof peopleWords>[1]) => peopleWords(language, id);
  const country = new Intl.DisplayNames([language === "KO" ? "ko" : "en"], { type: "region" });
  return [
    [word("my-data.email"), member.email],
    [word("my-data.person"), member.name],
    [word("my-data.latinName"), [member.givenName, member.familyName].filter(Boolean).join(" ")],
    [word("my-data.country"), country.of(member.country) ?? member.country],
    [
      word("my-data.affiliation"),
      [member.affiliation, member.department, member.position].filter(Boolean).join(", "),
    ],
    [word("my-data.degree"), [member.finalDegreeInstitution, member.major].filter(Boolean).join(", ")],
    [word("my-data.phone"), member.phoneNumber],
    [
      word("my-data.postalAddress"),
      [member.postcode, member.addressLine, member.addressDetail].filter(Boolean).join(" "),
    ],
    [word("my-data.grade"), gradeIn(language, member.grade)],
    [word("my-data.roles"), member.staffRoles.map(({ role }) => word(`staff.role.${role}`)).join(", ")],
    [word("my-data.officeNote"), member.officeNote],
    [word("my-data.joined"), momentIn(language, member.createdAt)],
  ];
}
