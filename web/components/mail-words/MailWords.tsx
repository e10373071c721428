// Subject and paragraphs of an email as they are read.
import { Box, Text } from "@mantine/core";

interface MailWordsProps {
  language: "KO" | "EN" | null;
  subject: string;
  paragraphs: readonly string[];
}

export function MailWords({ language, subject, paragraphs }: MailWordsProps) {
  return (
    <Box lang={language === "EN" ? "en" : "ko"} maw="40em" py={8}>
      <Text fw={600} mb={10}>
        {subject}
      </Text>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be alike and never move
        <Text key={at} mb={10} className="lines longWords">
          {paragraph}
        </Text>
      ))}
    </Box>
  );
}
