// Banners, goals and terms: rows that are added, moved and taken out, saved together.

import { Box, Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import type { EditedHomeFragment } from "#web/gql/home-editing.ts";
import { BannerRows } from "./BannerRows.tsx";
import { GoalRows } from "./GoalRows.tsx";
import type { HomeValues } from "./home-values.ts";
import { TermRows } from "./TermRows.tsx";
import { useHomeEditor } from "./use-home-editor.ts";

interface HomeFormProps {
  home: EditedHomeFragment;
  /** What visitors would see of the values. */
  preview: (values: HomeValues) => ReactNode;
}

export function HomeForm({ home, preview }: HomeFormProps) {
  const editor = useHomeEditor(home);
  const { form } = editor;
  const [previewed, setPreviewed] = useState(false);
  return (
    <>
      <Box maw="var(--form-wide)">
        <EditorFrame editor={editor} labelledBy="home-title">
          <BannerRows form={form} />
          <GoalRows form={form} />
          <TermRows form={form} />
          <SaveBar editor={editor}>
            <Button variant="outline" onClick={() => setPreviewed(!previewed)}>
              <FormattedMessage id="home-editing.preview" />
            </Button>
          </SaveBar>
        </EditorFrame>
      </Box>
      {previewed ? preview(form.values) : null}
    </>
  );
}
