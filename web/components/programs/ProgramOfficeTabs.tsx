// The tabs over what the office does with one program. A feature adds its line to TABS.
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { OfficeTabs } from "#web/components/OfficeTabs.tsx";
import type { ProgramKind } from "#web/gql/enums.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import {
  applicantsPath,
  attendancePath,
  certificatesPath,
  examPhotosPath,
  examScoringPath,
  examSeatsPath,
  examSessionPath,
  isWithin,
  presentationsPath,
  resultsPath,
} from "#web/paths.ts";
import type { ProgramOffice } from "./program-offices.ts";

interface ProgramTab {
  readonly key: string;
  readonly label: MessageId;
  readonly path: (office: ProgramOffice, id: number) => string;
  /** The kinds that have it; all where it is absent. */
  readonly kinds?: readonly ProgramKind[];
}

/** In the order of the work: the call, the people, their papers, the day, and the results. */
const TABS: readonly ProgramTab[] = [
  { key: "exam", label: "program-office.act.exam", path: examSessionPath, kinds: ["KITEC"] },
  { key: "applicants", label: "program-office.act.applicants", path: applicantsPath },
  { key: "photos", label: "program-office.act.photos", path: examPhotosPath, kinds: ["KITEC"] },
  { key: "seats", label: "program-office.act.seats", path: examSeatsPath, kinds: ["KITEC"] },
  { key: "presentations", label: "presentations-office.open", path: presentationsPath, kinds: ["SEMINAR"] },
  { key: "attendance", label: "attendance-office.open", path: attendancePath },
  { key: "scoring", label: "exam-scoring.open", path: examScoringPath, kinds: ["KITEC"] },
  { key: "results", label: "program-office.act.results", path: resultsPath, kinds: ["KITEC"] },
  { key: "certificates", label: "exam-certificates.title", path: certificatesPath, kinds: ["KITEC"] },
];

interface ProgramOfficeTabsProps {
  office: ProgramOffice;
  program: { readonly id: number; readonly kind: ProgramKind };
}

export function ProgramOfficeTabs({ office, program: { id, kind } }: ProgramOfficeTabsProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const tabs = TABS.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));
  if (tabs.length < 2) return null;
  return (
    <OfficeTabs
      label={intl.formatMessage({ id: "program-office.tabs" })}
      tabs={tabs.map(({ key, label, path }) => ({
        key,
        to: path(office, id),
        label: intl.formatMessage({ id: label }),
        isCurrent: isWithin(path(office, id), pathname),
      }))}
    />
  );
}
