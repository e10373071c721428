// The banners, in the order in which they are looked through.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import {
  HOME_ITEMS_MAX,
  SETTING_TEXT_MAX_LENGTH,
  TAG_NAME_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { type BANNER_LABELS, type BannerRow, newBanner } from "./home-values.ts";
import type { HomeEditor } from "./use-home-editor.ts";

type Name = keyof typeof BANNER_LABELS;

export function BannerRows({ form }: Pick<HomeEditor, "form">) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "home-editing.banners.title" });
  return (
    <FormSection title={title} hint={<FormattedMessage id="home-editing.banners.hint" />}>
      <ListEditor<BannerRow>
        {...rowsOf(form, "banners")}
        label={title}
        max={HOME_ITEMS_MAX}
        nameOf={({ headingKo }, row) =>
          headingKo.replaceAll("\n", " ") ||
          intl.formatMessage({ id: "home-editing.banners.row" }, { number: row })
        }
        summaryOf={(banner, row) => <Summary banner={banner} row={row} />}
        makeItem={newBanner}
        words={{
          add: <FormattedMessage id="home-editing.banners.add" />,
          none: <FormattedMessage id="home-editing.banners.none" />,
        }}
      >
        {(_banner, index) => {
          const field = (name: Name) => ({
            ...form.field(`banners.${index}.${name}`),
            autoComplete: "off" as const,
          });
          const lines = { needed: true, rows: 2 };
          const button = { needed: false, maxLength: TAG_NAME_MAX_LENGTH };
          const address = { needed: false, spellCheck: false, maxLength: SETTING_TEXT_MAX_LENGTH };
          const hint = <FormattedMessage id="home-editing.field.hrefHint" />;
          return (
            <FieldGrid>
              <TextAreaField
                {...field("headingKo")}
                {...lines}
                lang="ko"
                maxLength={TITLE_MAX_LENGTH}
                hint={<FormattedMessage id="home-editing.field.headingHint" />}
              />
              <TextAreaField {...field("headingEn")} {...lines} lang="en" maxLength={TITLE_MAX_LENGTH} />
              <TextAreaField {...field("ledeKo")} {...lines} lang="ko" maxLength={SETTING_TEXT_MAX_LENGTH} />
              <TextAreaField {...field("ledeEn")} {...lines} lang="en" maxLength={SETTING_TEXT_MAX_LENGTH} />
              <TextField {...field("primaryKo")} {...button} lang="ko" />
              <TextField {...field("primaryEn")} {...button} lang="en" />
              <TextField {...field("primaryHref")} {...address} hint={hint} />
              <TextField {...field("secondaryHref")} {...address} />
              <TextField {...field("secondaryKo")} {...button} lang="ko" />
              <TextField {...field("secondaryEn")} {...button} lang="en" />
              <TextField {...field("showsFrom")} needed={false} type="datetime-local" />
              <TextField {...field("showsTo")} needed={false} type="datetime-local" />
            </FieldGrid>
          );
        }}
      </ListEditor>
    </FormSection>
  );
}

function Summary({ banner, row }: { banner: BannerRow; row: number }) {
  const [from, to] = [banner.showsFrom, banner.showsTo].map((time) => time.replace("T", " "));
  const when = from ? (to ? "period" : "from") : to ? "to" : "always";
  return (
    <Stack component="span" gap={2}>
      <b lang="ko">
        {banner.headingKo || <FormattedMessage id="home-editing.banners.row" values={{ number: row }} />}
      </b>
      <Text span fz="sm" fw={400} c="var(--ink-3)">
        <FormattedMessage id={`home-editing.banners.${when}`} values={{ from, to }} />
      </Text>
    </Stack>
  );
}
