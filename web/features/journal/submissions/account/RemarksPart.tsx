// The remarks of the reviewers, each with the author's answer beside it; written while a new version is asked for.
import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { remarkAnswers } from "#schema/validation/journal/submissions.ts";
import { z } from "#schema/validation/zod.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { rowLabels } from "#web/components/forms/field-paths.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { type FollowedManuscriptFragment, useAnswerRemarksMutation } from "#web/gql/manuscripts.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";
import { RemarkFiles } from "./RemarkFiles.tsx";

type Remark = FollowedManuscriptFragment["remarks"][number];

export function RemarksPart({ manuscript, onChanged }: ManuscriptPart) {
  const { remarks, round, state, viewerCanWrite } = manuscript;
  if (remarks.length === 0 && manuscript.reviewFiles.length === 0) return null;
  const isRevised = viewerCanWrite && (state === "MINOR_REVISION" || state === "MAJOR_REVISION");
  const now = remarks.filter((remark) => isRevised && remark.round === round);
  const earlier = remarks.filter((remark) => !now.includes(remark));
  return (
    <section aria-labelledby="remarks-title">
      <Title id="remarks-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="manuscripts.remarks" />
      </Title>
      {now.length === 0 ? null : <AnswerForm manuscript={manuscript} remarks={now} onChanged={onChanged} />}
      <RemarkFiles manuscript={manuscript} />
      <Stack gap={20} mt={now.length === 0 ? 0 : 32}>
        {earlier.map((remark) => (
          <SimpleGrid key={remark.id} cols={{ base: 1, sm: 2 }} spacing={24}>
            <RemarkText remark={remark} />
            <Text c={remark.answer === null ? "var(--ink-3)" : "inherit"} className="lines">
              {remark.answer ?? <FormattedMessage id="manuscripts.remark.unanswered" />}
            </Text>
          </SimpleGrid>
        ))}
      </Stack>
    </section>
  );
}

const RemarkText = ({ remark: { review, round, text } }: { remark: Remark }) => (
  <div>
    <p className="meta">
      <FormattedMessage id="manuscripts.remark.of" values={{ review, round }} />
    </p>
    <Text className="lines">{text}</Text>
  </div>
);

const answersForm = z.object({
  answers: z.array(z.object({ key: z.string(), remarkId: z.number(), answer: z.string() })),
});
const LABELS = {
  answers: "manuscripts.remarks",
  ...rowLabels("answers", "manuscripts.remark.row", { answer: "manuscripts.field.answer" }),
} as const;

const toValues = (remarks: readonly Remark[]) => ({
  answers: remarks.map(({ id, answer }) => ({ key: `remark-${id}`, remarkId: id, answer: answer ?? "" })),
});

function AnswerForm({ manuscript, remarks, onChanged }: ManuscriptPart & { remarks: readonly Remark[] }) {
  const intl = useIntl();
  const [, answer] = useAnswerRemarksMutation();
  const { id, version } = manuscript;
  const editor = useEditor({
    name: "remarks",
    schema: z.object({ answers: remarkAnswers }),
    labels: LABELS,
    stored: { values: toValues(remarks), version },
    draft: {
      form: `remarks-${id}-${manuscript.round}`,
      days: 90,
      restore: (saved) => answersForm.safeParse(saved).data ?? null,
    },
    save: async ({ answers }) => {
      const { data, error } = await answer({ id, version, answers });
      if (!data || error) return refusalOf(error);
      onChanged();
      return { ok: true, said: { title: intl.formatMessage({ id: "manuscripts.remark.saved" }) } };
    },
  });
  return (
    <EditorFrame editor={editor} labelledBy="remarks-title">
      <Text c="var(--ink-2)" mb={16}>
        <FormattedMessage id="manuscripts.remark.hint" />
      </Text>
      <Stack gap={24}>
        {remarks.map((remark, index) => (
          <SimpleGrid key={remark.id} cols={{ base: 1, sm: 2 }} spacing={24}>
            <RemarkText remark={remark} />
            <TextAreaField
              {...editor.form.field(`answers.${index}.answer`)}
              rows={4}
              maxLength={ENTRY_BODY_MAX_LENGTH}
              // Each is asked for; what has none is sent all the same.
              needed={null}
            />
          </SimpleGrid>
        ))}
      </Stack>
      <SaveBar editor={editor} label={<FormattedMessage id="manuscripts.remark.save" />} />
    </EditorFrame>
  );
}
