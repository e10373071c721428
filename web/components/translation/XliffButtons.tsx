// A text out to the society's own tools and back: what a file would change is shown before it comes into the form.
import { Button, FileButton, Group } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { REMARK_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { wordsBeside } from "./remarks-beside.ts";
import { besideOf, useCandidates } from "./use-candidates.ts";
import type { Translation } from "./use-translation.ts";
import type { TranslationSession } from "./use-translation-work.ts";
import { XliffChanges } from "./XliffChanges.tsx";
import type { XliffRefusal } from "./xliff.ts";
import type { XliffMerge } from "./xliff-merge.ts";

interface XliffButtonsProps {
  session: TranslationSession;
  translation: Translation;
}

/** Read and written by parts that are loaded when they are wanted. */
const load = async () => {
  const [{ readXliff, writeXliff }, { mergeXliff }] = await Promise.all([
    import("./xliff.ts"),
    import("./xliff-merge.ts"),
  ]);
  return { readXliff, writeXliff, mergeXliff };
};
const MAX_BYTES = 20_000_000;

export function XliffButtons({ session, translation }: XliffButtonsProps) {
  const intl = useIntl();
  const candidates = useCandidates();
  const [merge, setMerge] = useState<XliffMerge | null>(null);
  const { name: text } = session;
  const refuse = (code: XliffRefusal | "OTHER_TEXT" | "NOTHING", values = {}) =>
    showToast({
      kind: "bad",
      title: intl.formatMessage({ id: `translation.xliff.refused.${code}` }, values),
    });
  const write = async () => {
    const { writeXliff } = await load();
    const name = `${text.toLowerCase()}.xlf`;
    const all = translation.now();
    // What cannot be asked has none: the file is written all the same.
    const { found } = await candidates(all);
    const beside = besideOf(all, found);
    const isPublished = session.work?.languages.some(
      ({ language, state }) => language === "EN" && state === "PUBLISHED",
    );
    const paragraphs = all.map(({ paragraph }) => paragraph);
    const file = writeXliff({ text, name, isPublished: isPublished === true, beside }, paragraphs);
    saveFile(new Blob([file], { type: "application/xliff+xml" }), name);
  };
  const read = async (file: File | null) => {
    if (!file) return;
    const { mergeXliff, readXliff } = await load();
    const found = file.size > MAX_BYTES ? "TOO_LARGE" : readXliff(await file.text());
    if (typeof found === "string") return refuse(found);
    if (found.text !== text) return refuse("OTHER_TEXT", { theirs: found.text.slice(0, 40), ours: text });
    const all = translation.now();
    const known = new Map(all.map(({ remarks }, at) => [at, remarks.map((one) => one.text)]));
    const merged = mergeXliff(
      found,
      all.map(({ paragraph }) => paragraph),
      known,
    );
    if (merged.changes.length + merged.remarks.length + merged.left.length === 0) return refuse("NOTHING");
    setMerge(merged);
  };
  const take = async ({ changes, remarks }: XliffMerge) => {
    const all = translation.now();
    if (changes.length > 0) translation.takeAll(changes.map(({ at, line }) => ({ at, target: line })));
    setMerge(null);
    for (const { at, text: said } of remarks) {
      const one = all[at];
      if (one) await session.addRemark({ ...wordsBeside(one), text: said.slice(0, REMARK_MAX_LENGTH) });
    }
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
          onAnswer={() => void take(merge)}
          onClose={() => setMerge(null)}
        >
          <XliffChanges merge={merge} />
        </FormDialog>
      )}
    </Group>
  );
}
