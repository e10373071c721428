// Where there is nothing to tell: a dash for the eye, a word for whoever listens, because a dash is passed over in silence.
import { FormattedMessage } from "react-intl";

export function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="spoken">
        <FormattedMessage id="components.nothing" />
      </span>
    </>
  );
}
