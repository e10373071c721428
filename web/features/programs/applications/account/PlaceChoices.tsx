// Part, languages and site of an exam, each with the seats that are left: what is full cannot be chosen, and says so.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { type ChosenPlace, type PlaceState, placeState } from "#schema/validation/programs/exam-places.ts";
import { FieldLabel } from "#web/components/forms/FieldLabel.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ProgramChoices } from "./application-values.ts";
import type { ExamSectionProps } from "./ExamSection.tsx";

const isClosed = (state: PlaceState) => state === "FULL" || state === "NONE";

/** What is known of a place: all are free where seats are not counted by place. */
function stateOf({ places, mayWait, own }: ExamSectionProps["seats"], chosen: ChosenPlace) {
  return places.length === 0
    ? ({ state: "FREE", left: null } as const)
    : placeState({ places, mayWait, own }, chosen);
}

export function PlaceChoices({ form, program, fields, seats }: ExamSectionProps) {
  const intl = useIntl();
  const { examParts, languagePairs, sites } = program;
  const prompt = intl.formatMessage({ id: "applications.form.choose" });
  const part = form.values.examPart || undefined;
  const pair = form.values.languagePair || undefined;
  /** An option, with the word that says why it cannot be chosen. */
  const option = (value: string, label: string, chosen: ChosenPlace) => {
    const { state } = stateOf(seats, chosen);
    const word = isClosed(state) ? ` (${intl.formatMessage({ id: `applications.place.${state}` })})` : "";
    return { value, label: `${label}${word}`, disabled: isClosed(state) };
  };
  return (
    <>
      {fields.includes("examPart") || fields.includes("languagePair") ? (
        <FormSection
          title={<FormattedMessage id="applications.form.exam" />}
          {...(examParts.length > 1 ? { hint: <FormattedMessage id="applications.form.onePart" /> } : {})}
        >
          <FieldGrid>
            {fields.includes("examPart") ? (
              <SelectField
                {...form.field("examPart")}
                needed
                autoComplete="off"
                prompt={prompt}
                options={examParts.map((one) =>
                  option(one, intl.formatMessage({ id: `exams.part.${one}` }), { part: one }),
                )}
              />
            ) : null}
            {fields.includes("languagePair") ? (
              <SelectField
                {...form.field("languagePair")}
                needed
                autoComplete="off"
                prompt={prompt}
                options={languagePairs.map((one) =>
                  option(one, intl.formatMessage({ id: `exams.pair.${one}` }), { part, pair: one }),
                )}
              />
            ) : null}
          </FieldGrid>
        </FormSection>
      ) : null}
      {fields.includes("siteId") ? (
        <FormSection title={<FieldLabel label="applications.field.siteId" needed />}>
          <RadioRows
            {...form.field("siteId")}
            choices={sites.map(({ id, name, address }) => {
              const { state, left } = stateOf(seats, { siteId: id, part, pair });
              return {
                value: String(id),
                title: <Localized text={name} />,
                disabled: isClosed(state),
                detail: <SiteDetail address={address} state={state} left={left} />,
              };
            })}
          />
        </FormSection>
      ) : null}
    </>
  );
}

interface SiteDetailProps {
  address: ProgramChoices["sites"][number]["address"];
  state: PlaceState;
  /** Null where seats are not counted by place. */
  left: number | null;
}

function SiteDetail({ address, state, left }: SiteDetailProps) {
  return (
    <>
      {address === null ? null : <Localized text={address} />}
      {left === null ? null : (
        <Box component="span" display="block">
          <FormattedMessage id={`applications.place.${state}`} values={{ left }} />
        </Box>
      )}
    </>
  );
}
