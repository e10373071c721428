// Shows what is in a field, in words, to be compared with what another says there.
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { editedDocument } from "./written-texts.ts";

/** The words a noun has for a value of its own, such as a choice; undefined: as it is. */
export type DescribeValue = (field: string, value: unknown) => ReactNode | undefined;

interface ValueWordsProps {
  /** As the labels of the form name it; a member of a row by `prices.*.amount`. */
  field: string;
  value: unknown;
  describe: DescribeValue;
}

/** A language is named at the end of a field, or before its dot. */
const languageOf = (field: string) =>
  /(^|\.)ko\.|Ko$|\.ko$/.test(field) ? "ko" : /(^|\.)en\.|En$|\.en$/.test(field) ? "en" : undefined;

export function ValueWords({ field, value, describe }: ValueWordsProps) {
  const own = describe(field, value);
  const id = useId();
  if (own !== undefined) return own;
  const lang = languageOf(field);
  if (typeof value === "string" && value !== "") return <span lang={lang}>{timeOf(value) ?? value}</span>;
  if (typeof value === "number") return value;
  if (typeof value === "boolean")
    return <FormattedMessage id={value ? "forms.merge.yes" : "forms.merge.no"} />;
  const text = editedDocument.safeParse(value);
  if (text.success) return <RichText document={text.data} lang={lang ?? "ko"} anchored={false} />;
  if (Array.isArray(value) && value.length > 0) {
    return (
      <ol>
        {value.map((item: unknown, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing in a line is stored
          <li key={`${id}-${index}`}>
            <ValueWords field={`${field}.*`} value={item} describe={describe} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return <FormattedMessage id="forms.merge.nothing" />;
  }
  if ("url" in value && "name" in value) return String(value.name);
  const parts = Object.entries(value).filter(([name, part]) => !HIDDEN.has(name) && isSaid(part));
  return parts.map(([name, part], index) => (
    <span key={name}>
      {index === 0 ? null : " · "}
      <ValueWords field={`${field}.${name}`} value={part} describe={describe} />
    </span>
  ));
}

/** Keys of rows are not for people. */
const HIDDEN = new Set(["key", "id"]);
const isSaid = (part: unknown) =>
  part !== "" && part !== null && part !== false && !(Array.isArray(part) && part.length === 0);

/** A time in Seoul as it is typed. */
function timeOf(value: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) ? `${value.replace("T", " ")} KST` : undefined;
}
