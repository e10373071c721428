// One part of a post as words, to be compared.
import { FormattedMessage, useIntl } from "react-intl";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { Board } from "#web/gql/enums.ts";
import { useBoardTagsQuery } from "#web/gql/post-editing.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./MergePanel.module.css";
import type { Side } from "./merge-parts.ts";
import type { PostPart } from "./post-parts.ts";
import type { PostValues } from "./post-values.ts";

interface PartWordsProps {
  part: PostPart;
  values: PostValues;
  /** Whose they are. */
  side: Side;
  board: Board;
}

export function PartWords({ part, values, side, board }: PartWordsProps) {
  const intl = useIntl();
  if (part === "koContent" || part === "enContent") {
    const lang = part === "koContent" ? "ko" : "en";
    return (
      <ScrollRegion
        isGroup
        className={styles.words}
        label={intl.formatMessage({ id: `editor.conflict.${side}` })}
      >
        <RichText document={values[part]} lang={lang} anchored={false} />
      </ScrollRegion>
    );
  }
  return (
    <div className={styles.words}>
      <Words part={part} values={values} board={board} />
    </div>
  );
}

interface WordsProps extends Omit<PartWordsProps, "side"> {
  part: Exclude<PostPart, "koContent" | "enContent">;
}

function Words({ part, values, board }: WordsProps) {
  switch (part) {
    case "koTitle":
    case "enTitle":
      return values[part] === "" ? <Nothing /> : <b lang={part.slice(0, 2)}>{values[part]}</b>;
    case "tag":
      return values.tagId === null ? <Nothing /> : <TagName id={values.tagId} board={board} />;
    case "thumbnail":
      return values.thumbnail === null ? <Nothing /> : values.thumbnail.name;
    case "files":
      return values.files.length === 0 ? (
        <Nothing />
      ) : (
        <ul>
          {values.files.map(({ file, captionKo, captionEn }) => (
            <li key={file.id}>{[file.name, captionKo, captionEn].filter(Boolean).join(" · ")}</li>
          ))}
        </ul>
      );
    case "publish":
      return (
        <>
          <FormattedMessage id={`editor.publish.${values.publish}`} />
          {values.publish === "at" ? ` ${values.publishAt.replace("T", " ")} KST` : null}
        </>
      );
    case "pin":
      return values.pinned ? (
        <>
          <FormattedMessage id="editor.pin.pinned" />
          {values.pinnedUntil === "" ? null : ` – ${values.pinnedUntil.replace("T", " ")} KST`}
        </>
      ) : (
        <Nothing />
      );
  }
}

function Nothing() {
  return <FormattedMessage id="editor.merge.nothing" />;
}

function TagName({ id, board }: { id: number; board: Board }) {
  const language = useLanguage();
  const [{ data }] = useBoardTagsQuery({ variables: { board } });
  return data?.allTags.find((tag) => tag.id === id)?.[language] ?? null;
}
