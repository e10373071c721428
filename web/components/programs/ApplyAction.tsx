// The way to apply, in a row or on the bar of a phone: the form of this site, its waiting list, or the site the office named.
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import buttonStyles from "#web/components/button.module.css";
import type { ProgramRowFragment } from "#web/gql/program-row.ts";
import { ApplyLink } from "./ApplyLink.tsx";
import { applyTargetOf } from "./apply-target.ts";

/** Nothing while nobody can apply. */
export function ApplyAction({ program }: { program: ProgramRowFragment }) {
  const target = applyTargetOf(program);
  const about = program.title.text;
  if (target === null) return null;
  if (target.kind === "outside") {
    return (
      <ApplyLink href={target.href} about={about}>
        <FormattedMessage id="programs.apply.short" />
      </ApplyLink>
    );
  }
  const look = target.waits ? buttonStyles.outline : buttonStyles.solid;
  return (
    <Link
      className={`${buttonStyles.button} ${look} ${buttonStyles.small} ${buttonStyles.wideOnPhone}`}
      to={target.to}
    >
      <FormattedMessage id={target.waits ? "programs.apply.wait" : "programs.apply.short"} />
      <span className="spoken"> {about}</span>
    </Link>
  );
}
