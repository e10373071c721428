// Where there is nothing to tell: a dash for the eye, a word for screen readers, because a dash is passed over in silence.
import { FormattedMessage } from "react-intl";
import { SeenAndSpoken } from "./SeenAndSpoken.tsx";

export function Nothing() {
  return <SeenAndSpoken isNothing seen="–" spoken={<FormattedMessage id="list.none" />} />;
}
