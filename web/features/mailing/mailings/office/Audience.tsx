// Shows whom a mailing goes to, in words; the list it was chosen from opens as it was narrowed.
import { FormattedMessage } from "react-intl";
import { mailingAudience } from "#schema/validation/mailing/mailings.ts";
import { Link } from "#web/components/Link.tsx";
import { listPath, readListAddress } from "#web/components/list/list-address.ts";
import { MEMBERS_LIST } from "#web/components/mailings/members-list.ts";
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import type { EditedMailingFragment } from "#web/gql/mailings.ts";
import { applicantsPath, MEMBERS_PATH } from "#web/paths.ts";

type Addressed = Pick<EditedMailingFragment, "audience" | "programId" | "programKind" | "programTitle">;

export function Audience({ mailing }: { mailing: Addressed }) {
  const { programId, programKind, programTitle } = mailing;
  const audience = mailingAudience.parse(mailing.audience);
  if (audience.kind === "SUBSCRIBERS") {
    const { topic } = audience;
    const name = <FormattedMessage id={topic === "JOURNAL" ? "mailings.journal" : `enums.Board.${topic}`} />;
    return <FormattedMessage id="mailings.audience.subscribers" values={{ topic: name }} />;
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
        id={ids ? "mailings.audience.programChosen" : "mailings.audience.program"}
        values={{ program: link, count: ids?.length ?? 0 }}
      />
    );
  }
  if (ids) return <FormattedMessage id="mailings.audience.chosen" values={{ count: ids.length }} />;
  const isNarrowed = Object.values(audience.filter).some((value) => value !== null && value !== undefined);
  if (!isNarrowed) return <FormattedMessage id="mailings.audience.all" />;
  const usual = readListAddress(new URLSearchParams(), MEMBERS_LIST);
  const narrowed = listPath(MEMBERS_PATH, MEMBERS_LIST, { ...usual, filter: audience.filter });
  return (
    <FormattedMessage
      id="mailings.audience.filter"
      values={{ link: (words) => <Link to={narrowed}>{words}</Link> }}
    />
  );
}
