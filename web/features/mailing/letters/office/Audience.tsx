// Whom a letter goes to, in words; the list it was chosen from opens as it was narrowed.
import { FormattedMessage } from "react-intl";
import { letterAudience } from "#schema/validation/mailing/letters.ts";
import { Link } from "#web/components/Link.tsx";
import { MEMBERS_LIST } from "#web/components/letters/members-list.ts";
import { listPath, readListAddress } from "#web/components/list/list-address.ts";
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import type { EditedLetterFragment } from "#web/gql/letters.ts";
import { applicantsPath, MEMBERS_PATH } from "#web/paths.ts";

type Addressed = Pick<EditedLetterFragment, "audience" | "programId" | "programKind" | "programTitle">;

export function Audience({ letter }: { letter: Addressed }) {
  const { programId, programKind, programTitle } = letter;
  const audience = letterAudience.parse(letter.audience);
  if (audience.kind === "SUBSCRIBERS") {
    const { topic } = audience;
    const name = <FormattedMessage id={topic === "JOURNAL" ? "letters.journal" : `enums.Board.${topic}`} />;
    return <FormattedMessage id="letters.audience.subscribers" values={{ topic: name }} />;
  }
  const { ids } = audience;
  if (audience.kind === "PROGRAM" && programKind !== null && programId !== null) {
    const link = (
      <Link to={applicantsPath(officeOfKind(programKind), programId)}>
        {programTitle ?? String(programId)}
      </Link>
    );
    return (
      <FormattedMessage
        id={ids ? "letters.audience.programChosen" : "letters.audience.program"}
        values={{ program: link, count: ids?.length ?? 0 }}
      />
    );
  }
  if (ids) return <FormattedMessage id="letters.audience.chosen" values={{ count: ids.length }} />;
  const isNarrowed = Object.values(audience.filter).some((value) => value !== null && value !== undefined);
  if (!isNarrowed) return <FormattedMessage id="letters.audience.all" />;
  const usual = readListAddress(new URLSearchParams(), MEMBERS_LIST);
  const narrowed = listPath(MEMBERS_PATH, MEMBERS_LIST, { ...usual, filter: audience.filter });
  return (
    <FormattedMessage
      id="letters.audience.filter"
      values={{ link: (words) => <Link to={narrowed}>{words}</Link> }}
    />
  );
}
