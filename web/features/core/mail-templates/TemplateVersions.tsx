// The former words of an automatic mail: each version can be read and restored as the newest, the original words, too.
import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Moment } from "#web/components/Moment.tsx";
import { MailWords } from "#web/components/mail-words/MailWords.tsx";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type EditedMailTemplateFragment,
  useRestoreMailTemplateMutation,
  useSaveMailTemplateMutation,
} from "#web/gql/mail-templates.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

interface TemplateVersionsProps {
  template: EditedMailTemplateFragment;
  onChanged: () => void;
}

export function TemplateVersions({ template, onChanged }: TemplateVersionsProps) {
  const intl = useIntl();
  const [, save] = useSaveMailTemplateMutation();
  const [, restore] = useRestoreMailTemplateMutation();
  const { kind, version, isOwn, versions } = template;
  const say = (error: Parameters<typeof refusalOf>[0]) => {
    const id = error ? errorMessageId(refusalOf(error).code) : "mail-templates.restored";
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id }) });
    if (!error) onChanged();
  };
  const backToHouse = async () => say((await save({ kind, version, input: null })).error);
  const backTo = async (number: number) => say((await restore({ kind, version, number })).error);
  return (
    <Section title={<FormattedMessage id="mail-templates.versions" />}>
      {isOwn ? (
        <Group>
          <Button variant="outline" size="sm" onClick={() => void backToHouse()}>
            <FormattedMessage id="mail-templates.backToHouse" />
          </Button>
        </Group>
      ) : (
        <Text c="var(--ink-2)">
          <FormattedMessage id="mail-templates.house" />
        </Text>
      )}
      <ul className="ruled rows">
        {versions.map((one) => (
          <li key={one.number} className="ends">
            <Version version={one} isNow={one.number === version} onRestore={() => void backTo(one.number)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface VersionProps {
  version: EditedMailTemplateFragment["versions"][number];
  isNow: boolean;
  onRestore: () => void;
}

function Version({ version, isNow, onRestore }: VersionProps) {
  const { number, subjectKo, textKo, subjectEn, textEn, createdAt, author } = version;
  const line = (
    <>
      <FormattedMessage id="mail-templates.version" values={{ number }} /> <Moment at={createdAt} /> {author}
    </>
  );
  if (subjectKo === null || textKo === null || subjectEn === null || textEn === null) {
    return (
      <p>
        {line} <FormattedMessage id="mail-templates.house" />
      </p>
    );
  }
  return (
    <>
      <details>
        <summary className="unfold">{line}</summary>
        <MailWords language="KO" subject={subjectKo} paragraphs={textKo.split("\n\n")} />
        <MailWords language="EN" subject={subjectEn} paragraphs={textEn.split("\n\n")} />
      </details>
      {isNow ? null : (
        <Button variant="subtle" size="sm" onClick={onRestore}>
          <FormattedMessage id="mail-templates.restore" />
        </Button>
      )}
    </>
  );
}
