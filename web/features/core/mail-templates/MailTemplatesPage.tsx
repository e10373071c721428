// /admin/mail-templates: every automatic mail; the one that is chosen in the address is edited below the list.
import { NativeSelect, Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import type { MailKind } from "#web/gql/enums.ts";
import { useMailTemplateQuery, useMailTemplatesQuery } from "#web/gql/mail-templates.ts";
import { TemplateEditor } from "./TemplateEditor.tsx";

const KIND = "kind";

export function Component() {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const [{ data, error }] = useMailTemplatesQuery({ requestPolicy: "cache-and-network" });
  if (error && !data) throw error;
  const templates = data?.mailTemplates ?? [];
  const nameOf = (kind: MailKind) => intl.formatMessage({ id: `outbox.kind.${kind}` });
  const wanted = search.get(KIND);
  const chosen = templates.find(({ kind }) => kind === wanted) ?? templates[0];
  return (
    <Stack gap={32}>
      <OfficeHead id="template-title" lede={<FormattedMessage id="mail-templates.lede" />} />
      {chosen === undefined ? (
        <p role="status">
          <FormattedMessage id="list.loading" />
        </p>
      ) : (
        <>
          <NativeSelect
            label={intl.formatMessage({ id: "mail-templates.which" })}
            maw={480}
            value={chosen.kind}
            onChange={(event) => setSearch({ [KIND]: event.currentTarget.value })}
            data={templates.map(({ kind, isOwn }) => ({
              value: kind,
              label: isOwn
                ? intl.formatMessage({ id: "mail-templates.own" }, { name: nameOf(kind) })
                : nameOf(kind),
            }))}
          />
          <Chosen key={chosen.kind} kind={chosen.kind} />
        </>
      )}
    </Stack>
  );
}

function Chosen({ kind }: { kind: MailKind }) {
  const [{ data }, ask] = useMailTemplateQuery({ variables: { kind }, requestPolicy: "cache-and-network" });
  const template = data?.mailTemplate;
  if (!template) return null;
  return (
    <TemplateEditor
      key={template.version}
      template={template}
      onChanged={() => ask({ requestPolicy: "network-only" })}
    />
  );
}
