// Files to take along: name, type and size, one row each (docs/look-parts.md#pages, Notice detail).
import {
  mdiDownload,
  mdiFileDocumentOutline,
  mdiFileExcelOutline,
  mdiFileImageOutline,
  mdiFilePdfBox,
  mdiFilePowerpointOutline,
  mdiFolderZipOutline,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import styles from "./AttachmentList.module.css";
import { fileExtension, formatFileSize } from "./file-words.ts";
import { Icon } from "./Icon.tsx";
import { LanguageBadge } from "./LanguageBadge.tsx";
import { Localized, type LocalizedText } from "./Localized.tsx";

interface AttachedFile {
  readonly id: string | number;
  readonly title: LocalizedText;
  /** Bytes. */
  readonly size: number;
  readonly url: string;
}

const ICONS: Readonly<Record<string, string>> = {
  PDF: mdiFilePdfBox,
  XLS: mdiFileExcelOutline,
  XLSX: mdiFileExcelOutline,
  PPT: mdiFilePowerpointOutline,
  PPTX: mdiFilePowerpointOutline,
  ZIP: mdiFolderZipOutline,
  PNG: mdiFileImageOutline,
  JPG: mdiFileImageOutline,
  WEBP: mdiFileImageOutline,
};

/** Nothing without files. */
export function AttachmentList({ files }: { files: readonly AttachedFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.attachments}>
      <h2 className="h4">
        <FormattedMessage id="components.attachments.title" />
      </h2>
      <ul className="ruled rows">
        {files.map((file) => {
          const extension = fileExtension(file.title.text);
          return (
            <li key={file.id}>
              <a className="titleLink" href={file.url} download={file.title.text}>
                <Icon path={ICONS[extension] ?? mdiFileDocumentOutline} size={24} />
                <span className={`longWords ${styles.name}`}>
                  <LanguageBadge language={file.title.language} /> <Localized text={file.title} />
                </span>
                <span className={`small ${styles.facts}`}>
                  {extension === ""
                    ? formatFileSize(file.size)
                    : `${extension}, ${formatFileSize(file.size)}`}
                </span>
                <Icon className={`screenOnly ${styles.download}`} path={mdiDownload} size={22} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
