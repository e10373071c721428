// A session: what it is called, where and when, and its talks in their order.
import { ActionIcon, Box, Group, NativeSelect, Text } from "@mantine/core";
import { mdiArrowDown, mdiArrowUp, mdiClose, mdiDragVertical } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { talkStart } from "#schema/validation/programs/presentation-clashes.ts";
import dragging from "#web/components/dragging.module.css";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useDragOrder } from "#web/components/forms/use-drag-order.ts";
import { Icon } from "#web/components/Icon.tsx";
import { formatTime } from "#web/i18n/format-dates.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import styles from "./Sessions.module.css";
import type { SESSION_LABELS } from "./session-labels.ts";
import type { SessionRow, SessionValues } from "./session-values.ts";

interface SessionFieldsProps {
  form: ServerForm<SessionValues, keyof typeof SESSION_LABELS>;
  row: SessionRow;
  index: number;
  /** All sessions, in order. */
  choices: readonly { readonly value: string; readonly label: string }[];
  titleOf: (id: number) => string;
  onMove: (id: number, to: { session: number; place: number } | null) => void;
}

export function SessionFields({ form, row, index, choices, titleOf, onMove }: SessionFieldsProps) {
  const intl = useIntl();
  const { presentationIds } = row;
  const { handle, stateOf } = useDragOrder((from, to) => {
    const id = presentationIds[from];
    if (id !== undefined) onMove(id, { session: index, place: to });
  });
  const plain = { autoComplete: "off", spellCheck: false } as const;
  const start = new Date(fromSeoul(row.startsAt) ?? Number.NaN);
  const timeOf = (place: number) => {
    const at = talkStart({ startsAt: start, minutes: Number(row.minutes) }, place);
    return Number.isFinite(at) ? formatTime(new Date(at).toISOString()) : "";
  };
  return (
    <>
      <FieldGrid>
        <TextField
          {...form.field(`sessions.${index}.titleKo`)}
          {...plain}
          needed
          maxLength={TITLE_MAX_LENGTH}
        />
        <TextField
          {...form.field(`sessions.${index}.titleEn`)}
          {...plain}
          needed={false}
          lang="en"
          maxLength={TITLE_MAX_LENGTH}
        />
        <TextField {...form.field(`sessions.${index}.room`)} {...plain} needed maxLength={LINE_MAX_LENGTH} />
        <DateTimeField {...form.field(`sessions.${index}.startsAt`)} needed />
        <TextField {...form.field(`sessions.${index}.minutes`)} {...plain} needed inputMode="numeric" />
      </FieldGrid>
      {presentationIds.length === 0 ? (
        <Text pt={16} c="var(--ink-3)">
          <FormattedMessage id="presentations-office.talks.none" />
        </Text>
      ) : (
        <Box
          component="ol"
          className="lineAbove"
          mt={16}
          aria-label={intl.formatMessage({ id: "presentations-office.field.talks" })}
        >
          {presentationIds.map((id, place) => {
            const name = titleOf(id);
            const button = (what: "up" | "down" | "out", path: string, isOff: boolean, act: () => void) => {
              const label = intl.formatMessage({ id: `presentations-office.talk.${what}` }, { name });
              return (
                <ActionIcon
                  title={label}
                  aria-label={label}
                  aria-disabled={isOff}
                  {...(isOff ? { c: "var(--line)" } : {})}
                  onClick={() => isOff || act()}
                >
                  <Icon path={path} />
                </ActionIcon>
              );
            };
            return (
              <Group
                key={id}
                component="li"
                className={`lineBelow ${dragging.item}`}
                gap="8px 12px"
                py={8}
                data-place={place}
                data-drag={stateOf(place)}
              >
                <span {...handle(place)} data-grip className={dragging.grip} aria-hidden="true">
                  <Icon path={mdiDragVertical} size={22} />
                </span>
                <Text component="span" className="figures" flex="none" c="var(--ink-2)">
                  {timeOf(place)}
                </Text>
                <span className={`longWords ${styles.title}`}>{name}</span>
                {choices.length < 2 ? null : (
                  <NativeSelect
                    className={styles.session}
                    aria-label={intl.formatMessage({ id: "presentations-office.talk.session" }, { name })}
                    value={String(index)}
                    data={[...choices]}
                    onChange={({ currentTarget }) =>
                      onMove(id, { session: Number(currentTarget.value), place: Number.MAX_SAFE_INTEGER })
                    }
                  />
                )}
                <ActionIcon.Group flex="none">
                  {button("up", mdiArrowUp, place === 0, () =>
                    onMove(id, { session: index, place: place - 1 }),
                  )}
                  {button("down", mdiArrowDown, place === presentationIds.length - 1, () =>
                    onMove(id, { session: index, place: place + 1 }),
                  )}
                  {button("out", mdiClose, false, () => onMove(id, null))}
                </ActionIcon.Group>
              </Group>
            );
          })}
        </Box>
      )}
      <FieldError
        id={form.field(`sessions.${index}.presentationIds`).id}
        code={form.field(`sessions.${index}.presentationIds`).error}
      />
    </>
  );
}
