// Where the English words of a picture are written, beside their Korean: the text has no line for them.
import { TextInput } from "@mantine/core";
import { useEditorState } from "@tiptap/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FIGURE_WORDS_MAX_LENGTH } from "#schema/validation/core/editor-dialogs.ts";
import type { TranslatedPicture } from "./use-translation.ts";
import { pictureWordsAt } from "./write-english.ts";

export function PictureWords({ picture }: { picture: TranslatedPicture }) {
  const { id, name, editor, begin, write } = picture;
  /** Of a place that was made just now, which the pairs do not know yet. */
  const [made, setMade] = useState<readonly number[] | null>(null);
  const path = picture.path ?? made;
  const words = useEditorState({
    editor,
    selector: ({ editor: here }) => (here && path ? pictureWordsAt(here, path, name) : null),
  });
  const place = () => {
    const there = path ?? begin();
    setMade(there);
    return there;
  };
  return (
    <TextInput
      id={id}
      lang="en"
      mt={4}
      size="sm"
      label={<FormattedMessage id={`translation.picture.${name}`} />}
      value={words ?? ""}
      maxLength={FIGURE_WORDS_MAX_LENGTH}
      autoComplete="off"
      onFocus={() => void place()}
      onKeyDown={(event) => {
        // It is no field of the form around it.
        if (event.key === "Enter") event.preventDefault();
      }}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const there = place();
        if (there) write(there, value);
      }}
    />
  );
}
