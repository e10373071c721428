// Shows what a reviewer reads of a manuscript: before a yes the abstract, then the files, too. Never its authors.
import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { formatFileSize } from "#web/components/file-words.ts";
import type { OpenedReviewFragment } from "#web/gql/linked-review.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function ReviewAbout({ review, children }: { review: OpenedReviewFragment; children: ReactNode }) {
  const ui = useLanguage();
  const { titleKo, titleEn, abstractKo, abstractEn, keywords, number } = review;
  const isKorean = (ui === "ko" && titleKo !== null) || titleEn === null;
  const [title, abstract] = isKorean
    ? [titleKo, abstractKo ?? abstractEn]
    : [titleEn, abstractEn ?? abstractKo];
  return (
    <Stack gap={32} maw={760}>
      <section>
        <p className="meta">{number}</p>
        <Title order={2} size="h3" lang={isKorean ? "ko" : "en"} className="longWords">
          {title}
        </Title>
        {abstract === null ? null : (
          <Text mt={12} className="lines longWords">
            {abstract}
          </Text>
        )}
        {keywords.length === 0 ? null : (
          <Text mt={8} fz="sm" c="var(--ink-3)">
            {keywords.join(", ")}
          </Text>
        )}
      </section>
      <Files files={review.files} />
      {children}
    </Stack>
  );
}

function Files({ files }: { files: OpenedReviewFragment["files"] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="review-files">
      <Title id="review-files" order={2} size="h4" pt={12} className="ruled">
        <FormattedMessage id="reviews.files" />
      </Title>
      <ul className="rows">
        {files.map(({ name, url, size, round }) => (
          <li key={name} className="ends">
            <a className="link longWords" href={url} download={name}>
              {name}
            </a>
            <span className="meta">
              <FormattedMessage id="reviews.round" values={{ number: round }} /> {formatFileSize(size)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
