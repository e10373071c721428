// As whom a preview is looked at.
import { FormattedMessage, useIntl } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";

/** `reader`: a member who may read it; `everyone`: visitors and members, where they see the same. */
export type PreviewedAs = "visitor" | "reader" | "everyone" | "office";

interface PreviewWaysProps {
  as: PreviewedAs;
  choices: readonly PreviewedAs[];
  onAs: (as: PreviewedAs) => void;
}

export function PreviewWays({ as, choices, onAs }: PreviewWaysProps) {
  const intl = useIntl();
  if (choices.length === 1) {
    return as === "everyone" ? (
      <p>
        <FormattedMessage id="preview.as.same" />
      </p>
    ) : null;
  }
  return (
    <fieldset className="ends">
      <legend className="spoken">{intl.formatMessage({ id: "preview.as" })}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          {...buttonLook({ variant: choice === as ? "filled" : "outline", size: "sm" })}
          aria-pressed={choice === as}
          onClick={() => onAs(choice)}
        >
          <FormattedMessage id={`preview.as.${choice}`} />
        </button>
      ))}
    </fieldset>
  );
}
