// Shows what is wrong with a field: an icon and a sentence.
import { mdiAlertCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { Icon } from "#web/components/Icon.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";

export function ErrorWords({ code }: { code: FieldCode }) {
  return (
    <>
      <Icon path={mdiAlertCircleOutline} size={18} />
      <span>
        <FormattedMessage id={errorMessageId(code)} />
      </span>
    </>
  );
}
