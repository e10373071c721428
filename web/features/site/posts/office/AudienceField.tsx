// For whom a post is: everybody, members who are signed in, or members of chosen grades; and whether lists
// name it (docs/site.md#posts-for-members).
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { POST_AUDIENCES, READER_GRADES } from "#schema/validation/site/post-audience.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { ChoiceChecks } from "#web/components/forms/ChoiceChecks.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import type { PostEditor } from "./use-post-editor.ts";

const CHOICES = POST_AUDIENCES.map((value) => ({
  value,
  title: <FormattedMessage id={`editor.audience.${value}`} />,
  detail: <FormattedMessage id={`editor.audience.${value}.detail`} />,
}));

export function AudienceField({ form }: Pick<PostEditor, "form">) {
  const { audience } = form.values;
  return (
    <FormSection title={<FormattedMessage id="editor.audience.title" />}>
      <Stack gap={16} pt={16}>
        <RadioRows {...form.field("audience")} narrow choices={CHOICES} />
        {audience === "GRADES" ? (
          <ChoiceChecks
            {...form.field("readerGrades")}
            choices={READER_GRADES}
            nameOf={(grade) => `enums.MemberGrade.${grade}`}
            hint={<FormattedMessage id="editor.audience.gradesHint" />}
          />
        ) : null}
        {audience === "EVERYONE" ? null : <CheckField {...form.field("isListed")} needed={false} />}
      </Stack>
    </FormSection>
  );
}
