// Shows that a value is missing: a dash on the screen, a word for screen readers, which skip a dash.
import { FormattedMessage } from "react-intl";
import { AccessibleText } from "./AccessibleText.tsx";

export function Nothing() {
  return <AccessibleText isNothing seen="–" spoken={<FormattedMessage id="list.none" />} />;
}
