// The languages a post is written in. Both always, so that the missing one is seen: solid when written, dashed when not.
import { Badge, Group } from "@mantine/core";
import { mdiTranslate } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { ListedPost } from "./posts-list.tsx";

export function PostLanguages({ post: { languages, englishOutdated } }: { post: ListedPost }) {
  return (
    <Group component="span" display="inline-flex" gap="2px 6px">
      {(["KO", "EN"] as const).map((language) => {
        const status = languages.includes(language) ? "written" : "missing";
        return (
          <Badge
            key={language}
            component="span"
            size="md"
            fw={400}
            {...(status === "missing" ? { c: "var(--warn)" } : {})}
            data-status={status}
          >
            <FormattedMessage id={`post-office.language.${language}.${status}`} />
          </Badge>
        );
      })}
      {englishOutdated ? (
        <Group component="span" display="inline-flex" gap={4} wrap="nowrap" c="var(--warn)">
          <Icon path={mdiTranslate} size={16} />
          <FormattedMessage id="post-office.outdated" />
        </Group>
      ) : null}
    </Group>
  );
}
