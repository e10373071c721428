// A post being written: both languages beside each other, its files, when it appears, and what became of the last attempt to save it.
import { SimpleGrid, Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { DeleteButton } from "#web/components/editor/DeleteButton.tsx";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { submitOf } from "#web/components/editor/publishing.ts";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { WrittenFields } from "#web/components/editor/WrittenFields.tsx";
import { BOARD_PATHS } from "#web/paths.ts";
import { AttachmentsField } from "./AttachmentsField.tsx";
import { PostTagField } from "./PostTagField.tsx";
import { PostVersions } from "./PostVersions.tsx";
import { tellPost } from "./PostWords.tsx";
import { SchedulePicker } from "./SchedulePicker.tsx";
import { ThumbnailField } from "./ThumbnailField.tsx";
import { type PostEditorOptions, usePostEditor } from "./use-post-editor.ts";

interface PostFormProps extends PostEditorOptions {
  labelledBy: string;
  /** Into the trash; whether it went. */
  onDelete: () => Promise<boolean>;
}

export function PostForm(props: PostFormProps) {
  const { board, start, labelledBy, onDelete, onReload } = props;
  const navigate = useNavigate();
  const editor = usePostEditor(props);
  const { form } = editor;
  const language = useShownLanguage(form.name);
  return (
    <EditorFrame
      editor={editor}
      labelledBy={labelledBy}
      tell={(field, value) => tellPost(board, field, value)}
      onClick={language.followLink}
    >
      <WrittenFields
        editor={editor}
        fields={(one) => ({ title: form.field(`${one}.title`), content: form.field(`${one}.content`) })}
        needsTitle={false}
        stored={editor.post}
        language={language}
      />
      {board === "GALLERY" ? <AttachmentsField form={form} board={board} /> : null}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing={32} verticalSpacing={40} style={{ alignItems: "start" }}>
        <Stack gap={40} miw={0}>
          {board === "GALLERY" ? null : <AttachmentsField form={form} board={board} />}
          <ThumbnailField form={form} board={board} />
        </Stack>
        <Stack gap={40} miw={0}>
          <SchedulePicker {...editor} canPin={board === "NOTICE"} />
          <PostTagField form={form} board={board} />
          {editor.post === null ? null : (
            <PostVersions
              id={editor.post.id}
              board={board}
              isChanged={form.dirty}
              onRestored={() => {
                editor.leave();
                onReload();
              }}
            />
          )}
        </Stack>
      </SimpleGrid>
      <SaveBar
        editor={editor}
        label={<FormattedMessage id={`editor.submit.${submitOf(form.values, editor.outSince !== null)}`} />}
      >
        {start.post === null ? null : (
          <DeleteButton
            onDelete={async () => {
              if (!(await onDelete())) return;
              editor.letGo();
              await navigate(BOARD_PATHS[board].list);
            }}
          />
        )}
      </SaveBar>
    </EditorFrame>
  );
}
