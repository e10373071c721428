// Puts in what was translated before to the word, all at once, so that only the rest is left to translate.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { knownEnglish } from "./known-english.ts";
import { useCandidates } from "./use-candidates.ts";
import type { Translation } from "./use-translation.ts";

interface FillButtonProps {
  translation: Pick<Translation, "now" | "takeAll">;
}

export function FillButton({ translation }: FillButtonProps) {
  const intl = useIntl();
  const candidates = useCandidates();
  const [isBusy, setBusy] = useState(false);
  const fill = async () => {
    setBusy(true);
    const { found, error } = await candidates(translation.now());
    // What was typed meanwhile is there.
    const taken = knownEnglish(translation.now(), found);
    if (taken.length > 0) translation.takeAll(taken);
    setBusy(false);
    if (error) {
      const title = intl.formatMessage({ id: errorMessageId(refusalOf(error).code) });
      showToast({ kind: "bad", title });
    }
    // Whether the memory has what is not here nobody knows then.
    if (!error || taken.length > 0)
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "translation.filled" }, { count: taken.length }),
      });
  };
  return (
    <Button size="compact-sm" variant="subtle" aria-disabled={isBusy} onClick={() => isBusy || void fill()}>
      <FormattedMessage id="translation.fill" />
    </Button>
  );
}
