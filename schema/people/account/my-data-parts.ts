// The parts of the page of the own data, each a heading with its items, in the language of the person.
import { dayIn, momentIn, wonIn } from "#schema/core/mail/mail-details.ts";
import { gradeIn, topicIn } from "#schema/core/mail/mail-words.ts";
import type { myData } from "./my-data.ts";
import { otherWords, peopleWords } from "./my-data-words.ts";

export type MyData = Awaited<ReturnType<typeof myData>>;

/** What a line says; null: there is nothing, and no line. */
type LineText = string | null;
export type Line = readonly [label: string, said: LineText];

type Part = readonly [heading: string, items: readonly (readonly Line[])[]];

export function partsOf(member: MyData["member"]): readonly Part[] {
  const { language } = member;
  const word = (id: Parameters<typeof peopleWords>[1]) => peopleWords(language, id);
  const other = (id: Parameters<typeof otherWords>[1]) => otherWords(language, id);
  const at = (moment: Date | null): LineText => (moment === null ? null : momentIn(language, moment));
  const titled = (ko: string | null, en: string | null): LineText =>
    language === "EN" ? (en ?? ko) : (ko ?? en);
  const when = (moment: Date | null): Line => [word("own-data.at"), at(moment)];
  return [
    [word("own-data.part.account"), [accountLines(member)]],
    [
      word("own-data.part.memberships"),
      member.memberships.map(({ grade, fromDay, toDay }) => [
        [word("own-data.grade"), gradeIn(language, grade)],
        [word("own-data.from"), dayIn(language, fromDay)],
        [word("own-data.to"), toDay === null ? null : dayIn(language, toDay)],
      ]),
    ],
    [
      word("own-data.part.gradeRequests"),
      member.gradeRequests.map(({ grade, status, reason, createdAt }) => [
        [
          word("own-data.request"),
          word(`grades.state.${status}`).replace("{grade}", gradeIn(language, grade)),
        ],
        [word("own-data.reason"), reason],
        when(createdAt),
      ]),
    ],
    [
      word("own-data.part.consents"),
      member.consents.map(({ kind, granted, createdAt }) => [
        [word(`account.consents.kind.${kind}`), word(granted ? "own-data.yes" : "own-data.no")],
        when(createdAt),
      ]),
    ],
    [
      word("own-data.part.applications"),
      member.applications.map(({ program, state, amount, examNumber, note, createdAt }) => [
        [word("own-data.name"), titled(program.titleKo, program.titleEn)],
        [word("own-data.state"), other(`applications.state.${state}`)],
        [word("own-data.amount"), wonIn(language, amount)],
        [word("own-data.examNumber"), examNumber],
        [word("own-data.note"), note],
        when(createdAt),
      ]),
    ],
    [
      word("own-data.part.payments"),
      member.payments.map(({ nameKo, nameEn, state, amountDue, amountPaid, refundAccount, createdAt }) => [
        [word("own-data.name"), titled(nameKo, nameEn)],
        [word("own-data.state"), other(`payments.state.${state}`)],
        [word("own-data.amount"), wonIn(language, amountDue)],
        [word("own-data.paid"), wonIn(language, amountPaid)],
        [word("own-data.refundAccount"), refundAccount],
        when(createdAt),
      ]),
    ],
    [
      word("own-data.part.manuscripts"),
      member.manuscripts.map(({ number, titleKo, titleEn, state, createdAt }) => [
        [word("own-data.number"), number],
        [word("own-data.name"), titled(titleKo, titleEn)],
        [word("own-data.state"), other(`manuscripts.state.${state}`)],
        when(createdAt),
      ]),
    ],
    [
      word("own-data.part.reviews"),
      member.reviews.map(({ name, email, affiliation, invitedAt, sentAt }) => [
        [word("own-data.reviewer"), [name, affiliation, email].filter(Boolean).join(", ")],
        [word("own-data.invited"), at(invitedAt)],
        [word("own-data.sent"), at(sentAt)],
      ]),
    ],
    [
      word("own-data.part.documents"),
      member.documents.map(({ kind, code, issuedAt }) => [
        [word("own-data.name"), other(`printed.kind.${kind}`)],
        [word("own-data.code"), code],
        when(issuedAt),
      ]),
    ],
    [
      word("own-data.part.subscriptions"),
      member.subscriptions.map(({ topic, createdAt }) => [
        [word("own-data.topic"), topicIn(language, topic)],
        when(createdAt),
      ]),
    ],
    [
      word("own-data.part.mails"),
      member.mails.map(({ subject, text, sentAt, createdAt }) => [
        [word("own-data.subject"), subject],
        [word("own-data.text"), text],
        when(sentAt ?? createdAt),
      ]),
    ],
    [
      word("own-data.part.signIns"),
      member.signInRecords.map(({ kind, address, userAgent, createdAt }) => [
        [word("own-data.event"), word(`sign-ins.kind.${kind}`)],
        [word("own-data.address"), address],
        [word("own-data.browser"), userAgent],
        when(createdAt),
      ]),
    ],
    [
      word("own-data.part.uploads"),
      member.uploads.map(({ name, createdAt }) => [[word("own-data.name"), name], when(createdAt)]),
    ],
  ];
}

function accountLines(member: MyData["member"]): readonly Line[] {
  const { language } = member;
  const word = (id: Parameters<typeof peopleWords>[1]) => peopleWords(language, id);
  const country = new Intl.DisplayNames([language === "KO" ? "ko" : "en"], { type: "region" });
  return [
    [word("own-data.email"), member.email],
    [word("own-data.person"), member.name],
    [word("own-data.latinName"), [member.givenName, member.familyName].filter(Boolean).join(" ")],
    [word("own-data.country"), country.of(member.country) ?? member.country],
    [
      word("own-data.affiliation"),
      [member.affiliation, member.department, member.position].filter(Boolean).join(", "),
    ],
    [word("own-data.degree"), [member.finalDegreeInstitution, member.major].filter(Boolean).join(", ")],
    [word("own-data.phone"), member.phoneNumber],
    [
      word("own-data.postalAddress"),
      [member.postcode, member.addressLine, member.addressDetail].filter(Boolean).join(" "),
    ],
    [word("own-data.grade"), gradeIn(language, member.grade)],
    [word("own-data.roles"), member.staffRoles.map(({ role }) => word(`staff.role.${role}`)).join(", ")],
    [word("own-data.officeNote"), member.officeNote],
    [word("own-data.joined"), momentIn(language, member.createdAt)],
  ];
}
