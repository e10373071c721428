// Shows what went wrong, on top of a form: how many fields with a link to each, or why the request was
// refused (docs/look-parts.md#parts, Forms).
import { Box, Group, Text } from "@mantine/core";
import { mdiAlertCircle } from "@mdi/js";
import type { MouseEvent, ReactNode, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { FormFailure, SummaryLine } from "./form-types.ts";

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  failure: FormFailure | null;
  lines: readonly SummaryLine[];
  /** The form has one field, which shows what is wrong with it and takes the focus: here it is announced only. */
  isOfOneField?: boolean;
  explain?:
    | ((failure: FormFailure & { kind: "request" }) => { title: ReactNode; detail?: ReactNode } | undefined)
    | undefined;
}

/** Nothing while there is no failure. It can take the focus, and is announced where the focus goes elsewhere. */
export function ErrorSummary({ ref, failure, lines, isOfOneField = false, explain }: ErrorSummaryProps) {
  if (!failure) return null;
  if (isOfOneField && failure.kind === "fields") {
    return (
      <div role="alert" className="spoken">
        {lines.map(({ path, code }) => (
          <FormattedMessage key={path} id={errorMessageId(code)} />
        ))}
      </div>
    );
  }
  const request = failure.kind === "request" ? failure : null;
  const words = request ? explain?.(request) : undefined;
  return (
    <Box
      ref={ref}
      className="notice"
      data-tone="bad"
      py={20}
      px={24}
      fz="0.9375rem"
      lh={1.6}
      role="alert"
      tabIndex={-1}
    >
      <Group
        component="p"
        gap={10}
        wrap="nowrap"
        align="flex-start"
        mb={4}
        fz="md"
        fw={600}
        lh={1.25}
        c="var(--bad)"
      >
        <Icon path={mdiAlertCircle} size={20} />
        <span>
          {words?.title ?? (
            <FormattedMessage id={request ? errorMessageId(request.code) : summaryWords(lines)} />
          )}
          {request ? null : (
            <>
              {" "}
              <FormattedMessage id="forms.summary.count" values={{ count: lines.length }} />
            </>
          )}
        </span>
      </Group>
      {words?.detail ? <Text mt={4}>{words.detail}</Text> : null}
      {request ? null : (
        <Box component="ul" mt={4}>
          {lines.map((line) => (
            <Box component="li" key={line.path} py={3}>
              <SummaryEntry line={line} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Required fields are named as such only where one of them is empty. */
function summaryWords(lines: readonly SummaryLine[]): MessageId {
  const isEmpty = lines.some(({ code }) => code.endsWith("REQUIRED"));
  return isEmpty ? errorMessageId("VALIDATION") : "forms.summary.wrong";
}

function SummaryEntry({ line: { code, target } }: { line: SummaryLine }) {
  const sentence = <FormattedMessage id={errorMessageId(code)} />;
  if (!target) return sentence;
  const goThere = (event: MouseEvent) => {
    const field = document.getElementById(target.id);
    if (!field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  };
  return (
    <a className="link" href={`#${target.id}`} onClick={goThere}>
      {target.row ? (
        <>
          <FormattedMessage id={target.row.label} values={{ number: target.row.number }} />{" "}
        </>
      ) : null}
      <FormattedMessage id={target.label} />: {sentence}
    </a>
  );
}
