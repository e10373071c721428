// One file, looked after: its names, where it is used, another one in its place, its end (docs/texts.md#files).
import { Box, Group, Image, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import { editedAddress } from "#web/components/editor/edited-files.ts";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { formatFileSize } from "#web/components/file-words.ts";
import { type StoredFileFragment, useManagedFileQuery } from "#web/gql/managed-file.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { FileDeletion } from "./FileDeletion.tsx";
import { FileNames } from "./FileNames.tsx";
import { FileReplacement } from "./FileReplacement.tsx";
import { FileTextLine } from "./FileTextLine.tsx";
import { PlaceList } from "./PlaceList.tsx";

interface FileDialogProps {
  id: number;
  name: string;
  onClose: () => void;
  /** What is in it now, after a replacement. */
  onReplaced?: (file: StoredFileFragment) => void;
  /** In the list of files; in an editor a file is taken out instead. */
  onDeleted?: () => void;
}

export function FileDialog({ id, name, onClose, onReplaced, onDeleted }: FileDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [{ data, fetching }, ask] = useManagedFileQuery({
    variables: { id, language: toGraphqlLanguage(language) },
    requestPolicy: "network-only",
  });
  const file = data?.managedFile ?? null;
  const again = () => ask({ requestPolicy: "network-only" });
  return (
    <Dialog
      title={name}
      size="lg"
      closeLabel={intl.formatMessage({ id: "file-office.close" })}
      onClose={onClose}
    >
      {file === null ? (
        <p role="status">
          <FormattedMessage id={fetching ? "editor.page.loading" : "errors.NOT_FOUND"} />
        </p>
      ) : (
        <>
          <Group gap="8px 16px" align="flex-end">
            <Preview file={file} />
            <Text fz="sm" c="var(--ink-3)">
              {formatFileSize(file.size)}
              {file.width === null ? "" : ` · ${file.width} × ${file.height}`} ·{" "}
              {formatDateTime(language, file.createdAt)}
              {file.uploadedBy === null ? null : (
                <>
                  {" · "}
                  <FormattedMessage id="file-office.by" values={{ name: file.uploadedBy }} />
                </>
              )}
            </Text>
          </Group>
          <Part title={<FormattedMessage id="file-office.places" />}>
            {file.places.length === 0 ? (
              <Text c="var(--ink-3)">
                <FormattedMessage id="file-office.noPlaces" />
              </Text>
            ) : (
              <PlaceList places={file.places} />
            )}
          </Part>
          {file.kind === "ATTACHMENT" ? (
            <>
              <Part title={<FormattedMessage id="file-office.text" />}>
                <FileTextLine text={file.text} />
              </Part>
              <Part title={<FormattedMessage id="file-office.names" />}>
                <FileNames file={file} />
              </Part>
            </>
          ) : null}
          <Part title={<FormattedMessage id="file-office.replace" />}>
            <FileReplacement
              file={file}
              onReplaced={(now) => {
                onReplaced?.(now);
                again();
              }}
            />
          </Part>
          {onDeleted === undefined ? null : (
            <Part title={<FormattedMessage id="file-office.delete" />}>
              <FileDeletion file={file} places={file.places} onRefused={again} onDeleted={onDeleted} />
            </Part>
          )}
        </>
      )}
    </Dialog>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" className="lineAbove" pt={14}>
      <Title order={3} size="h5" mb={8}>
        {title}
      </Title>
      {children}
    </Box>
  );
}

/** The picture, asked for again when it was replaced; of anything else a way to it. */
function Preview({ file }: { file: StoredFileFragment }) {
  const src = useFileAddress(editedAddress(file));
  if (src === null) return null;
  if (file.kind === "IMAGE")
    return <Image w="auto" maw="100%" mah={180} bg="var(--stone-100)" src={src} alt={file.name} />;
  return (
    <a className="link" href={src} download={file.name}>
      <FormattedMessage id="file-office.open" />
    </a>
  );
}
