// Tells somebody of the office who rates a session why its examinees, and the scores of others, are not here.
import { Alert } from "@mantine/core";
import { FormattedMessage } from "react-intl";

export function BlindNotice() {
  return (
    <Alert variant="info" role="note">
      <FormattedMessage id="errors.RATER_IS_BLIND" />
    </Alert>
  );
}
