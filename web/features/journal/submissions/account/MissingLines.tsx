// What one part of the check misses, of which author, with a link to its field.
import { FormattedMessage, useIntl } from "react-intl";
import {
  authorsLacking,
  MISSING_OF_AUTHORS,
  type MissingOfAuthor,
} from "#schema/validation/journal/missing-of-authors.ts";
import type { MissingPart } from "#schema/validation/journal/submissions.ts";
import { idOf } from "#web/components/forms/form-types.ts";
import { Link } from "#web/components/Link.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import type { FollowedManuscriptFragment } from "#web/gql/manuscripts.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { manuscriptEditPath } from "#web/paths.ts";
import { namesOf } from "./author-names.ts";

interface MissingLinesProps {
  part: MissingPart;
  manuscript: FollowedManuscriptFragment;
}

/** What the words of a line name. */
interface LineValues {
  /** Of an author. */
  readonly name?: string;
  readonly file?: string;
  readonly why?: string;
}

/** List items: one, one for each author who lacks it, or one for each figure that is refused. */
export function MissingLines({ part, manuscript }: MissingLinesProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { id, authors } = manuscript;
  const line = (path: string, values: LineValues = {}, key = path) => (
    <li key={key}>
      <Link className="link" to={`${manuscriptEditPath(id)}#${idOf("manuscript", path)}`}>
        <FormattedMessage id={`manuscripts.missing.${part}`} values={{ ...values }} />
      </Link>
    </li>
  );
  if (part === "FIGURE_REFUSED") {
    const refused = keyed(manuscript.check?.refusedFigures ?? []);
    return refused.map(([key, { name, state }]) => line("figures", { file: name, why: state }, key));
  }
  const ofAuthor = MISSING_OF_AUTHORS.find((one) => one === part);
  if (ofAuthor === undefined) return line(pathOf(part, manuscript), { file: fileNameOf(manuscript) });
  const written = authors.map((author) => ({ ...author, wasAsked: author.consent !== "NOT_ASKED" }));
  return authorsLacking(ofAuthor, written).map((at) => {
    const name = authors[at] && namesOf(authors[at], language)[0]?.name;
    return line(`authors.${at}.${fieldOf(ofAuthor, manuscript.language)}`, {
      name: name ?? intl.formatMessage({ id: "manuscripts.author.row" }, { number: at + 1 }),
    });
  });
}

/** Of the manuscript as it is written now. */
const fileNameOf = ({ files, writtenRound }: FollowedManuscriptFragment): string =>
  files.find(({ kind, round }) => kind === "MANUSCRIPT" && round === writtenRound)?.file.name ?? "";

function fieldOf(part: MissingOfAuthor, written: "KO" | "EN"): string {
  if (part === "AUTHOR_NAME") return written === "KO" ? "nameKo" : "familyName";
  if (part === "AUTHOR_AFFILIATION") return written === "KO" ? "affiliationKo" : "affiliationEn";
  return "email";
}

function pathOf(part: MissingPart, { language, suggestions }: FollowedManuscriptFragment): string {
  const own = language === "KO" ? "Ko" : "En";
  if (part === "TITLE") return `title${own}`;
  if (part === "TITLE_EN") return "titleEn";
  if (part === "ABSTRACT_EN") return "abstractEn";
  if (part === "ABSTRACT") return `abstract${own}`;
  if (part === "KEYWORDS") return `keywords${own}`;
  if (part === "AUTHORS") return "authors";
  if (part === "CORRESPONDING") return "authors.0.isCorresponding";
  if (part === "SUGGESTION_NAME")
    return `suggestions.${suggestions.findIndex(({ name }) => name === "")}.name`;
  if (part === "FIGURE_WAITING") return "figures";
  return part === "SIMILARITY" ? "similarity" : "manuscript";
}
