// A post's files in its row of a list: one short line each, to be saved without opening the post.
import { mdiDownload } from "@mdi/js";
import { useIntl } from "react-intl";
import { fileExtension, formatFileSize } from "#web/components/file-words.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import styles from "./FileLinks.module.css";
import type { ListedPost } from "./row-props.ts";

interface FileLinksProps {
  files: NonNullable<ListedPost["attachments"]>;
  className?: string | undefined;
}

/** Nothing without files. */
export function FileLinks({ files, className }: FileLinksProps) {
  const intl = useIntl();
  if (files.length === 0) return null;
  return (
    <ul
      className={[styles.files, className].filter(Boolean).join(" ")}
      aria-label={intl.formatMessage({ id: "components.attachments.title" })}
    >
      {files.map(({ id, title, size, url }) => (
        <li key={id}>
          <a href={url} download={title.text}>
            <Icon path={mdiDownload} size={18} />
            <Localized className="longWords" text={title} />{" "}
            <span className="small figures">
              {[fileExtension(title.text), formatFileSize(size)].filter(Boolean).join(" ")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
