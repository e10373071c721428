// A text out to the society's own tools and back: what a file would change is shown before it comes into the form.
import { Button, FileButton, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { saveFile } from "#web/browser/save-file.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { Translation } from "./use-translation.ts";
import type { XliffMerge, XliffRefusal } from "./xliff.ts";

interface XliffButtonsProps {
  /** Which text it is, such as `POST-12`. */
  text: string;
  translation: Translation;
}

/** Read and written by a part that is loaded when it is wanted. */
const load = () => import("./xliff.ts");
const isUnresolved = ({ resolvedAt }: { readonly resolvedAt: unknown }): boolean => resolvedAt === null;

export function XliffButtons({ text, translation }: XliffButtonsProps) {
  const intl = useIntl();
  const [merge, setMerge] = useState<XliffMerge | null>(null);
  const paragraphs = translation.all.map(({ paragraph }) => paragraph);
  const refuse = (code: XliffRefusal | "OTHER_TEXT" | "NOTHING") =>
    showToast({ kind: "bad", title: intl.formatMessage({ id: `translation.xliff.refused.${code}` }) });
  const write = async () => {
    const { writeXliff } = await load();
    const name = `${text.toLowerCase()}.xlf`;
    const all = translation.now();
    const notes = new Map(
      all.map(({ remarks }, at) => [at, remarks.filter(isUnresolved).map((one) => one.text)]),
    );
    const written = all.map(({ paragraph }) => paragraph);
    saveFile(new Blob([writeXliff(text, name, written, notes)], { type: "application/xliff+xml" }), name);
  };
  const read = async (file: File | null) => {
    if (!file) return;
    const { mergeXliff, readXliff } = await load();
    const found = file.size > 20_000_000 ? "TOO_LARGE" : readXliff(await file.text());
    if (typeof found === "string") return refuse(found);
    if (found.text !== text) return refuse("OTHER_TEXT");
    const merged = mergeXliff(found, paragraphs);
    if (merged.changes.length + merged.left.length === 0) return refuse("NOTHING");
    setMerge(merged);
  };
  return (
    <Group gap={8}>
      <Button size="xs" variant="subtle" onClick={() => void write()}>
        <FormattedMessage id="translation.xliff.write" />
      </Button>
      <FileButton accept=".xlf,.xliff,application/xliff+xml" onChange={(file) => void read(file)}>
        {(props) => (
          <Button size="xs" variant="subtle" {...props}>
            <FormattedMessage id="translation.xliff.read" />
          </Button>
        )}
      </FileButton>
      {merge === null ? null : (
        <FormDialog
          title={<FormattedMessage id="translation.xliff.title" values={{ count: merge.changes.length }} />}
          answer={<FormattedMessage id="translation.xliff.take" />}
          onAnswer={() => {
            translation.takeAll(merge.changes.map(({ at, line }) => ({ at, target: line })));
            setMerge(null);
          }}
          onClose={() => setMerge(null)}
        >
          <Changes merge={merge} />
        </FormDialog>
      )}
    </Group>
  );
}

function Changes({ merge: { changes, left } }: { merge: XliffMerge }) {
  return (
    <>
      {left.length === 0 ? null : (
        <Text c="var(--warn)" fw={600} mb={12}>
          <FormattedMessage id="translation.xliff.left" values={{ count: left.length }} />
        </Text>
      )}
      <ol style={{ margin: 0, padding: 0, listStyle: "none" }}>
        {changes.map(({ at, ko, before, after, missing, doubled }) => (
          <li
            key={at}
            style={{ padding: "8px 0", borderTop: "1px solid var(--line)", overflowWrap: "anywhere" }}
          >
            <Text fz="sm" c="var(--ink-3)" lang="ko" lineClamp={2}>
              {ko}
            </Text>
            {before === null ? null : (
              <Text fz="sm" c="var(--ink-2)" lang="en" component="del" display="block" td="line-through">
                {before}
              </Text>
            )}
            <Text
              fz="0.9375rem"
              mt={4}
              lang="en"
              component="ins"
              display="block"
              style={{ textDecoration: "none" }}
            >
              {after}
            </Text>
            {missing + doubled === 0 ? null : (
              <Text fz="sm" c="var(--warn)" fw={600}>
                <FormattedMessage id="translation.xliff.codes" values={{ missing, doubled }} />
              </Text>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
