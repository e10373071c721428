// The versions of a program, under its form.
import { FormattedMessage } from "react-intl";
import { VersionsSection } from "#web/components/versions/VersionsSection.tsx";
import { tellProgram } from "./ProgramWords.tsx";
import { PROGRAM_LABELS } from "./program-labels.ts";
import { useProgramVersions } from "./use-program-versions.ts";

interface ProgramVersionsProps {
  id: number;

  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
}

export function ProgramVersions({ id, isChanged, onRestored }: ProgramVersionsProps) {
  return (
    <VersionsSection
      versions={useProgramVersions(id)}
      labels={PROGRAM_LABELS}
      tell={tellProgram}
      isChanged={isChanged}
      onRestored={onRestored}
      stays={<FormattedMessage id="versions.ask.staysProgram" />}
    />
  );
}
