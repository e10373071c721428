// The admission slip of an exam, in either language.
import { Group } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { EXAM_SLIPS_CALL } from "#web/paths.ts";
import { PdfButton } from "./PdfButton.tsx";

/** Which slip: by its application, or by the link of a mail. */
type SlipAbout = { readonly application_id: number } | { readonly link: string };

export function SlipButtons({ about, isSmall = false }: { about: SlipAbout; isSmall?: boolean }) {
  return (
    <Group gap={8}>
      {(["KO", "EN"] as const).map((language) => (
        <PdfButton
          key={language}
          path={EXAM_SLIPS_CALL}
          request={{ ...about, language }}
          fileName="admission-slip"
          variant={isSmall || language === "EN" ? "outline" : "filled"}
          {...(isSmall ? { size: "sm" } : {})}
        >
          <FormattedMessage id={`printed.slip.get.${language}`} />
        </PdfButton>
      ))}
    </Group>
  );
}
