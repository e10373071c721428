// Shows what a version changed, and what restoring it would change: field by field, in each language.
import { Box, SegmentedControl, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import type { Labels } from "#web/components/forms/field-paths.ts";
import type { VersionComparison } from "#web/gql/enums.ts";
import { ChangedField } from "./ChangedField.tsx";
import { inPlace } from "./changed-names.ts";
import type { VersionSections, Versions } from "./version-types.ts";

interface ChangesDialogProps {
  versions: Versions;
  number: number;
  labels: Labels;
  describe: DescribeValue;
  onClose: () => void;
}

/** The newest has nothing newer to be compared with, the first nothing older. */
function waysOf(number: number, newest: number): readonly VersionComparison[] {
  if (number === newest) return ["PREVIOUS"];
  return number === 1 ? ["NEWEST"] : ["PREVIOUS", "NEWEST"];
}

export function ChangesDialog({ versions, number, labels, describe, onClose }: ChangesDialogProps) {
  const intl = useIntl();
  const ways = waysOf(number, versions.list?.[0]?.number ?? number);
  const [against, setAgainst] = useState<VersionComparison>(ways[0] ?? "PREVIOUS");
  const sections = useSections(versions, number, against);
  return (
    <Dialog
      size={960}
      title={<FormattedMessage id="versions.changes.title" values={{ number }} />}
      closeLabel={intl.formatMessage({ id: "versions.changes.close" })}
      onClose={onClose}
    >
      {ways.length === 1 ? (
        <Text c="var(--ink-3)">
          <FormattedMessage id={`versions.changes.${against}`} />
        </Text>
      ) : (
        <SegmentedControl
          value={against}
          onChange={(way) => setAgainst(way)}
          data={ways.map((way) => ({
            value: way,
            label: intl.formatMessage({ id: `versions.changes.${way}` }),
          }))}
          aria-label={intl.formatMessage({ id: "versions.changes.against" })}
        />
      )}
      {sections === "loading" || sections === null || sections.length === 0 ? (
        <Text role="status" c="var(--ink-3)">
          <FormattedMessage
            id={`versions.changes.${sections === "loading" ? "loading" : sections === null ? "failed" : "none"}`}
          />
        </Text>
      ) : (
        <Stack gap={24}>
          {inPlace(labels, sections).map((section) => (
            <Box key={section.field} component="section" pt={12} className="ruled">
              <ChangedField section={section} labels={labels} describe={describe} />
            </Box>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

/** Null when they cannot be had. */
function useSections(versions: Versions, number: number, against: VersionComparison) {
  const [sections, setSections] = useState<VersionSections | "loading" | null>("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each comparison
  useEffect(() => {
    let here = true;
    setSections("loading");
    void versions.compare(number, against).then((found) => here && setSections(found));
    return () => {
      here = false;
    };
  }, [number, against]);
  return sections;
}
