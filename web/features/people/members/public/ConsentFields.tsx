// Shows what a person agrees to. The texts open in a window of their own, so the form is not lost.

import { Anchor, Checkbox, Divider } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { localizedPath, useLanguage } from "#web/i18n/language.ts";
import { PAGE_PATHS } from "#web/paths.ts";

const CONSENTS = ["terms", "privacy", "age14", "newsletter"] as const;
type Consent = (typeof CONSENTS)[number];

interface ConsentFieldsProps {
  field: (path: `consents.${Consent}`) => FieldState<boolean>;
}

export function ConsentFields({ field }: ConsentFieldsProps) {
  const id = useId();
  const boxes = CONSENTS.map((consent) => ({ consent, state: field(`consents.${consent}`) }));
  const given = boxes.filter(({ state }) => state.value).length;
  const beside: Partial<Record<Consent, ReactNode>> = {
    terms: <TextLink to="terms" />,
    privacy: <TextLink to="privacy" />,
  };
  return (
    <>
      <Checkbox
        id={id}
        pt={14}
        pb={12}
        fw={600}
        label={<FormattedMessage id="members.consent.all" />}
        checked={given === CONSENTS.length}
        indeterminate={given > 0 && given < CONSENTS.length}
        onChange={(event) => {
          for (const { state } of boxes) state.onChange(event.currentTarget.checked);
        }}
      />
      <Divider mb={6} />
      {boxes.map(({ consent, state }) => (
        <CheckField key={consent} {...state} needed={consent !== "newsletter"} beside={beside[consent]} />
      ))}
    </>
  );
}

/** The address of each text; the pages are another noun's. */
const TEXTS = {
  terms: { path: PAGE_PATHS.TERMS, name: "members.consent.viewTerms" },
  privacy: { path: PAGE_PATHS.PRIVACY_POLICY, name: "members.consent.viewPrivacy" },
} as const;

function TextLink({ to }: { to: keyof typeof TEXTS }) {
  const intl = useIntl();
  const { path, name } = TEXTS[to];
  const href = localizedPath(useLanguage(), path);
  return (
    <Anchor href={href} target="_blank" rel="noopener" aria-label={intl.formatMessage({ id: name })}>
      <FormattedMessage id="members.consent.view" />
    </Anchor>
  );
}
