// The scoring of a paper: what is saved, workbook out and in, the grid.
import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { pastedRows, type ReadPaste, readPaste } from "#schema/validation/programs/score-paste.ts";
import { refusalWords } from "#web/components/forms/refusal-words.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { ScoredPaperFragment } from "#web/gql/linked-rating.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PasteDialog } from "./PasteDialog.tsx";
import { applyPaste, pasteTarget } from "./paste-into.ts";
import { ScoreGrid } from "./ScoreGrid.tsx";
import { SheetStatus } from "./SheetStatus.tsx";
import { fetchSheet, readSheetFile } from "./sheet-files.ts";
import { nameIn, type SheetRow } from "./sheet-rows.ts";
import type { ScoreSheet } from "./use-score-sheet.ts";

interface ScoringSheetProps {
  link: string;
  paper: ScoredPaperFragment;
  sheet: ScoreSheet;
  onReload: () => void;
}

export function ScoringSheet({ link, paper, sheet, onReload }: ScoringSheetProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [read, setRead] = useState<ReadPaste | null>(null);
  const [before, setBefore] = useState<readonly SheetRow[] | null>(null);
  const [reading, setReading] = useState(false);
  const { criteria } = paper;
  const isLocked = sheet.rows.every((row) => row.isLocked);
  const name = nameIn(paper, language);
  const target = () => pasteTarget(sheet.rows, criteria);
  const say = (id: "exam-rating.sheet.failed") =>
    showToast({ kind: "bad", title: intl.formatMessage({ id }) });
  const downloadSheet = async () => {
    await sheet.settle();
    const headings = [
      intl.formatMessage({ id: "exam-rating.code" }),
      ...criteria.map((criterion) => `${nameIn(criterion, language)} (${criterion.maxPoints})`),
      intl.formatMessage({ id: "exam-rating.note" }),
    ];
    if (!(await fetchSheet(link, { paperId: paper.id, sheet: name, headings })))
      say("exam-rating.sheet.failed");
  };
  const importSheet = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    const answer = await readSheetFile(link, file);
    setReading(false);
    if (answer.ok) setRead(readPaste(answer.rows, target(), null));
    else showToast({ kind: "bad", title: refusalWords(intl, { ok: false, code: answer.code, fields: {} }) });
  };
  const apply = (paste: ReadPaste) => {
    setRead(null);
    setBefore(sheet.rows);
    sheet.change(applyPaste(sheet.rows, paste), true);
  };
  const undoPaste = (earlier: readonly SheetRow[]) => {
    setBefore(null);
    const typed = new Map(earlier.map(({ code, cells, note }) => [code, { cells, note }]));
    sheet.change(
      sheet.rows.map((row) => (row.isLocked ? row : { ...row, ...typed.get(row.code) })),
      true,
    );
  };
  return (
    <Stack gap={12}>
      <Group gap={8}>
        <Button size="sm" variant="outline" onClick={() => void downloadSheet()}>
          <FormattedMessage id="exam-rating.sheet.out" />
        </Button>
        {isLocked ? null : (
          <FileButton
            accept=".xlsx,.xls,.csv"
            onChange={(file) => void importSheet(file)}
            inputProps={{ "aria-hidden": true }}
            key={read ? "shown" : "waits"}
          >
            {(props) => (
              <Button {...props} size="sm" variant="outline" loading={reading}>
                <FormattedMessage id="exam-rating.sheet.in" />
              </Button>
            )}
          </FileButton>
        )}
        {isLocked || before === null ? null : (
          <Button size="sm" variant="subtle" onClick={() => undoPaste(before)}>
            <FormattedMessage id="exam-rating.paste.undo" />
          </Button>
        )}
        <SheetStatus sheet={sheet} criteria={criteria} onReload={onReload} />
      </Group>
      {isLocked ? null : (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="exam-rating.keys" />
        </Text>
      )}
      <ScoreGrid
        id={`scores-${paper.id}`}
        label={name}
        criteria={criteria}
        sheet={sheet}
        onPaste={(text, place) => setRead(readPaste(pastedRows(text), target(), place))}
      />
      {read === null ? null : (
        <PasteDialog
          read={read}
          rows={sheet.rows}
          criteria={criteria}
          onApply={() => apply(read)}
          onClose={() => setRead(null)}
        />
      )}
    </Stack>
  );
}
