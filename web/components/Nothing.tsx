// Shows that a value is missing: a dash on the screen, a word for screen readers, which skip a dash.
import { FormattedMessage } from "react-intl";
import { SeenAndSpoken } from "./SeenAndSpoken.tsx";

export function Nothing() {
  return <SeenAndSpoken isNothing seen="–" spoken={<FormattedMessage id="list.none" />} />;
}
