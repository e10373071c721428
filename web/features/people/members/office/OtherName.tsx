// The name that stands behind the one in the language of the page: in the other letters.
import { Text, type TextProps } from "@mantine/core";
import { useLanguage } from "#web/i18n/language.ts";

export function OtherName({ otherName, ...look }: { otherName: string | null } & TextProps) {
  const language = useLanguage();
  if (otherName === null) return null;
  return (
    <Text span inherit lang={language === "en" ? "ko" : "en"} c="var(--ink-2)" {...look}>
      {otherName}
    </Text>
  );
}
