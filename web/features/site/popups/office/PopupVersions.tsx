// The versions of a popup, under its form.
import { FormattedMessage } from "react-intl";
import type { TellValue } from "#web/components/editor/ValueWords.tsx";
import { VersionsSection } from "#web/components/versions/VersionsSection.tsx";
import { LABELS } from "./popup-values.ts";
import { usePopupVersions } from "./use-popup-versions.ts";

interface PopupVersionsProps {
  id: number;
  tell: TellValue;
  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
}

export function PopupVersions({ id, tell, isChanged, onRestored }: PopupVersionsProps) {
  return (
    <VersionsSection
      versions={usePopupVersions(id)}
      labels={LABELS}
      tell={tell}
      isChanged={isChanged}
      onRestored={onRestored}
      stays={<FormattedMessage id="versions.ask.staysPopup" />}
    />
  );
}
