// What an author still has to do, each with a link to its place on the page.
import { List, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { type UiLanguage, useLanguage } from "#web/i18n/language.ts";
import { namesOf } from "./author-names.ts";
import type { OpenPart } from "./open-parts.ts";

export function OpenParts({ parts }: { parts: readonly OpenPart[] }) {
  const language = useLanguage();
  if (parts.length === 0) return null;
  return (
    <>
      <Text fw={600} mt={12}>
        <FormattedMessage id="manuscripts.open" />
      </Text>
      <List type="unordered" listStyleType="disc" withPadding>
        {parts.map((part) => (
          <List.Item key={part.kind === "FEE" ? part.id : part.kind === "FORM" ? part.form : part.kind}>
            {lineOf(part, language)}
          </List.Item>
        ))}
      </List>
    </>
  );
}

function lineOf(part: OpenPart, language: UiLanguage): ReactNode {
  switch (part.kind) {
    case "FEE":
      return <PartLink to={`pay-${part.id}`}>{part.name}</PartLink>;
    case "FORM":
      return (
        <>
          <PartLink to="forms-title">
            <FormattedMessage id={`manuscripts.form.${part.form}`} />
          </PartLink>{" "}
          (
          <FormattedMessage
            id="manuscripts.form.until"
            values={{ at: formatDeadline(language, part.dueAt) }}
          />
          )
        </>
      );
    case "COPYRIGHT_LATER":
      return <FormattedMessage id="manuscripts.open.COPYRIGHT_LATER" />;
    case "CONSENT": {
      const names = part.authors.map((author) => namesOf(author, language)[0]?.name ?? author.email);
      return (
        <PartLink to="authors-title">
          <FormattedMessage id="manuscripts.open.CONSENT" values={{ names: names.join(", ") }} />
        </PartLink>
      );
    }
  }
}

const PartLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="link" href={`#${to}`}>
    {children}
  </a>
);
