// The page around an editor: one line with the title and the link back, so that the text has the rest of the screen.
import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/components/ButtonLink.tsx";

/** The id of the heading: the form's name. */
export const WRITING_TITLE = "editor-title";

interface WritingPageProps {
  title: ReactNode;
  /** Where it is listed or read, and what the way there is called. */
  back: { readonly to: string; readonly label: ReactNode };
  children: ReactNode;
}

export function WritingPage({ title, back, children }: WritingPageProps) {
  return (
    <div data-room>
      <Group component="header" justify="space-between" gap="4px 24px" mih={34} mb={8}>
        <h1 className="h4" id={WRITING_TITLE}>
          {title}
        </h1>
        <ButtonLink to={back.to} size="sm" variant="subtle">
          {back.label}
        </ButtonLink>
      </Group>
      {children}
    </div>
  );
}
