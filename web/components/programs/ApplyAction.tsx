// The link to apply, in a row or on the bar of a phone: the form of this site, its waiting list, or the site
// the office named; for anyone who has applied, the own application.
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ProgramRowFragment } from "#web/gql/program-row.ts";
import { Applied } from "./Applied.tsx";
import { ApplyLink } from "./ApplyLink.tsx";
import { applyTargetOf } from "./apply-target.ts";

/** Nothing while nobody can apply. */
export function ApplyAction({ program }: { program: ProgramRowFragment }) {
  const target = applyTargetOf(program);
  const about = program.title;
  if (target === null) return null;
  if (target.kind === "outside") {
    return (
      <ApplyLink href={target.href} about={about}>
        <FormattedMessage id="programs.apply.short" />
      </ApplyLink>
    );
  }
  return (
    <Applied program={program} size="sm">
      <ButtonLink to={target.to} variant={target.waits ? "outline" : "filled"} size="sm" wideOnPhone>
        <FormattedMessage id={target.waits ? "programs.apply.wait" : "programs.apply.short"} />
        <span className="spoken">
          {" "}
          <Localized text={about} />
        </span>
      </ButtonLink>
    </Applied>
  );
}
