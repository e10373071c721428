// A contact without an account gives an address, which gets the link.
import { Alert, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { EMAIL_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { z } from "#schema/validation/zod.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Link } from "#web/components/Link.tsx";
import { Section } from "#web/components/Section.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { applyGroupPath } from "#web/paths.ts";
import { askForGroupLink } from "#web/session/subscription-requests.ts";

/** @param programId null: the page was opened without a program */
export function AskForLink({ programId }: { programId: number | null }) {
  if (programId === null) {
    return (
      <Alert variant="warn" role="status">
        <FormattedMessage id="groups.linked.noProgram" />
      </Alert>
    );
  }
  return <Asking programId={programId} />;
}

function Asking({ programId }: { programId: number }) {
  const language = useLanguage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useServerForm({
    name: "group-link",
    schema: z.object({ email: emailAddress }),
    initialValues: { email: "" },
    labels: { email: "groups.linked.email" },
    send: async ({ email }) => {
      const result = await askForGroupLink({ program_id: programId, email, language });
      if (!result.success) {
        const { code, fields, retryAfter } = result;
        return { ok: false, code: code ?? "INTERNAL", fields, retryAfter };
      }
      setSentTo(email);
      return { ok: true };
    },
  });
  return (
    <Section
      large
      id="ask-for-link"
      title={<FormattedMessage id="groups.linked.askTitle" />}
      hint={<FormattedMessage id="groups.linked.askHint" />}
    >
      {sentTo === null ? (
        <FormFrame form={form} labelledBy="ask-for-link" short isOfOneField>
          <TextField
            {...form.field("email")}
            needed
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            spellCheck={false}
          />
          <div>
            <SubmitButton
              pending={form.pending}
              pendingLabel={<FormattedMessage id="groups.linked.asking" />}
            >
              <FormattedMessage id="groups.linked.ask" />
            </SubmitButton>
          </div>
        </FormFrame>
      ) : (
        <Alert variant="ok" role="status">
          <FormattedMessage id="groups.linked.sent" values={{ email: <b>{sentTo}</b> }} />
        </Alert>
      )}
      <Text>
        <FormattedMessage
          id="groups.linked.member"
          values={{
            link: (
              <Link key="link" className="link" to={applyGroupPath(programId)}>
                <FormattedMessage id="groups.linked.memberLink" />
              </Link>
            ),
          }}
        />
      </Text>
    </Section>
  );
}
