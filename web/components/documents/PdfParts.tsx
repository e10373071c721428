// A PDF about many people: one button, or one for each of its files where they are more than a file has.
import type { ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { partsOf } from "#schema/validation/core/print-parts.ts";
import { PdfButton } from "./PdfButton.tsx";

interface PdfPartsProps extends Pick<ButtonProps, "variant" | "size"> {
  /** Of the REST call. */
  path: string;
  request: object;
  /** What the first file is called where the answer does not say. */
  fileName: string;
  /** People on it, and the most of one file. */
  count: number;
  most: number;
  children: ReactNode;
}

export function PdfParts({ request, fileName, count, most, children, ...button }: PdfPartsProps) {
  const intl = useIntl();
  const parts = partsOf(count, most);
  if (parts.length < 2) {
    return (
      <PdfButton {...button} request={request} fileName={fileName}>
        {children}
      </PdfButton>
    );
  }
  return parts.map(({ part, from, to }) => (
    <PdfButton
      key={part}
      {...button}
      request={{ ...request, part }}
      fileName={part === 1 ? fileName : `${fileName}-${part}`}
    >
      {children}{" "}
      <span className="figures">
        {intl.formatNumber(from)}–{intl.formatNumber(to)}
      </span>
    </PdfButton>
  ));
}
