// Shows what people will see with the dates as they are in the form, from now to the end.
import { Box, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { StateBadge } from "#web/components/programs/StateBadge.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { previewSteps } from "./program-preview.ts";
import type { ProgramValues } from "./program-values.ts";
import styles from "./StatePreview.module.css";
import type { EditedProgram } from "./use-edited-program.ts";

const MINUTE = 60_000;

interface StatePreviewProps {
  values: ProgramValues;
  program: EditedProgram | null;
}

export function StatePreview({ values, program }: StatePreviewProps) {
  const language = useLanguage();
  const now = useMinute();
  const steps = previewSteps(values, program, now);
  const hidden = values.publish !== "now" && values.publish !== "at";
  return (
    <aside className={`stays ${styles.preview}`} aria-labelledby="program-preview">
      <Box id="program-preview" component="h2" fz="lg" fw={600} lh={1.5}>
        <FormattedMessage id="program-office.preview.title" />
      </Box>
      {steps === null ? (
        <Text mt={12} fz="0.9375rem" c="var(--ink-2)" role="status">
          <FormattedMessage id="program-office.preview.none" />
        </Text>
      ) : (
        <Box component="ol" mt={12}>
          {steps.map(({ state, from }, index) => (
            <Stack
              key={`${state} ${from?.getTime() ?? "now"}`}
              component="li"
              className="lineAbove"
              gap={6}
              align="flex-start"
              py={12}
            >
              <Text
                component="span"
                className="figures"
                fz="sm"
                {...(index === 0 ? { fw: 600 } : { c: "var(--ink-2)" })}
              >
                {from === null ? (
                  <FormattedMessage id="program-office.preview.now" />
                ) : (
                  <FormattedMessage
                    id="program-office.preview.from"
                    values={{ at: formatDateTime(language, from) }}
                  />
                )}
              </Text>
              <span role={index === 0 ? "status" : undefined}>
                <StateBadge state={state} />
              </span>
              <Text span fz="sm" lh={1.6} c="var(--ink-2)">
                <FormattedMessage id={`program-office.preview.${wordsOf(state, values.applyLink)}`} />
              </Text>
            </Stack>
          ))}
        </Box>
      )}
      {hidden ? (
        <Text mt={12} fz="0.9375rem" c="var(--ink-2)">
          <FormattedMessage id="program-office.preview.draft" />
        </Text>
      ) : null}
    </aside>
  );
}

/** What people can do in a state, as a message. */
function wordsOf(state: string, applyLink: string) {
  if (state === "OPEN") return applyLink.trim() === "" ? "openHere" : "openLink";
  return WORDS.find((known) => known === state) ?? "ENDED";
}
const WORDS = ["COMING_SOON", "FULL", "CLOSED", "ONGOING", "ENDED", "CANCELLED"] as const;

/** This moment, by the minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(tick);
  }, []);
  return now;
}
