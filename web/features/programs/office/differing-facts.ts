// Where two programs differ besides their texts, in words.
import type { IntlShape } from "react-intl";
import type { ProgramPath } from "./program-labels.ts";
import type { ProgramValues } from "./program-values.ts";

export interface DifferingFact {
  readonly path: ProgramPath;
  readonly mine: string;
  readonly theirs: string;
}

type Told = readonly [ProgramPath, (values: ProgramValues) => string];

/** In the order of the form. */
export function differingFacts(mine: ProgramValues, theirs: ProgramValues, intl: IntlShape): DifferingFact[] {
  const moment = (typed: string) => typed.replace("T", " ");
  const facts: readonly Told[] = [
    ["kind", ({ kind }) => intl.formatMessage({ id: `enums.ProgramKind.${kind}` })],
    ["number", ({ number }) => number],
    ["tagId", ({ tagId }) => (tagId === null ? "" : `#${tagId}`)],
    ["ko.description", ({ koDescription }) => koDescription],
    ["ko.location", ({ koLocation }) => koLocation],
    ["en.description", ({ enDescription }) => enDescription],
    ["en.location", ({ enLocation }) => enLocation],
    ["startsAt", ({ startsAt }) => moment(startsAt)],
    ["endsAt", ({ endsAt }) => moment(endsAt)],
    ["applyFrom", ({ applyFrom }) => moment(applyFrom)],
    ["applyTo", ({ applyTo }) => moment(applyTo)],
    ["applyLink", ({ applyLink }) => applyLink],
    ["fee", ({ fee }) => fee],
    ["enrollmentFee", ({ enrollmentFee }) => enrollmentFee],
    ["capacity", ({ capacity }) => capacity],
    [
      "waitingList",
      ({ waitingList }) =>
        intl.formatMessage({ id: `program-office.conflict.${waitingList ? "yes" : "no"}` }),
    ],
    [
      "prices",
      ({ prices }) =>
        prices
          .map(({ labelKo, labelEn, grades, until, amount }) =>
            [
              labelKo,
              labelEn,
              amount,
              moment(until),
              ...grades.map((grade) => intl.formatMessage({ id: `enums.MemberGrade.${grade}` })),
            ]
              .filter(Boolean)
              .join(" · "),
          )
          .join("\n"),
    ],
    [
      "speakers",
      ({ speakers }) =>
        speakers
          .map(({ key: _, portrait, ...lines }) =>
            [...Object.values(lines), portrait?.name].filter(Boolean).join(" · "),
          )
          .join("\n"),
    ],
    [
      "sessions",
      ({ sessions }) =>
        sessions
          .map(({ startsAt, endsAt, titleKo, titleEn, isBreak, byKo, byEn, file }) =>
            [
              `${moment(startsAt)}–${endsAt.slice(11)}`,
              titleKo,
              titleEn,
              isBreak ? intl.formatMessage({ id: "program-office.session.isBreak" }) : "",
              byKo,
              byEn,
              file?.name,
            ]
              .filter(Boolean)
              .join(" · "),
          )
          .join("\n"),
    ],
    [
      "examParts",
      ({ examParts }) =>
        examParts.map((part) => intl.formatMessage({ id: `exams.part.${part}` })).join(" · "),
    ],
    [
      "languagePairs",
      ({ languagePairs }) =>
        languagePairs.map((pair) => intl.formatMessage({ id: `exams.pair.${pair}` })).join(" · "),
    ],
    [
      "sites",
      ({ sites }) =>
        sites
          .map(({ nameKo, nameEn, addressKo, addressEn }) =>
            [nameKo, nameEn, addressKo, addressEn].filter(Boolean).join(" · "),
          )
          .join("\n"),
    ],
    ["files", ({ files }) => files.map(({ name }) => name).join("\n")],
    ["thumbnailId", ({ thumbnail }) => thumbnail?.name ?? ""],
    [
      "publishedAt",
      ({ publish, publishAt }) =>
        publish === "at" ? moment(publishAt) : intl.formatMessage({ id: `editor.publish.${publish}` }),
    ],
  ];
  return facts.flatMap(([path, tell]) => {
    const [own, other] = [tell(mine), tell(theirs)];
    return own === other ? [] : [{ path, mine: own || "–", theirs: other || "–" }];
  });
}
