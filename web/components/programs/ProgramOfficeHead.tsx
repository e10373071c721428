// The head of a page about one program in the office: the link back to the list, the title with the program's
// name, a line about it, the tabs.
import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { BackLink } from "#web/components/BackLink.tsx";
import type { ProgramKind } from "#web/gql/enums.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { ProgramOfficeTabs } from "./ProgramOfficeTabs.tsx";
import type { ProgramOffice } from "./program-offices.ts";

interface ProgramOfficeHeadProps {
  office: ProgramOffice;
  program: { readonly id: number; readonly kind: ProgramKind };
  /** For what is named by the title, such as a form. */
  id?: string;
  /** What the page is, of a `title`. */
  titleOf: MessageId;
  /** Of the program. */
  title: string;
  lede?: ReactNode;
}

export function ProgramOfficeHead({ office, program, id, titleOf, title, lede }: ProgramOfficeHeadProps) {
  return (
    <div>
      <BackLink to={office.list}>
        <FormattedMessage id="applicants.back" />
      </BackLink>
      <Title order={1} id={id} mt={8} mb={lede === undefined ? 20 : 0} className="longWords">
        <FormattedMessage id={titleOf} values={{ title }} />
      </Title>
      {lede === undefined ? null : (
        <Text mt={6} mb={20} maw="44em" c="var(--ink-3)">
          {lede}
        </Text>
      )}
      <ProgramOfficeTabs office={office} program={program} />
    </div>
  );
}
