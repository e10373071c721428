// /programs/{idx}/present: the call of a program, one's own presentations, and the form.
import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { Deadline } from "#web/components/Deadline.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { type PresentPageQuery, usePresentPageQuery } from "#web/gql/presentations.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { programPath } from "#web/paths.ts";
import { OwnPresentation } from "./OwnPresentation.tsx";
import { PresentationForm } from "./PresentationForm.tsx";

type PresentProgram = NonNullable<PresentPageQuery["program"]>;
export type Call = NonNullable<PresentProgram["presentationCall"]>;

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = usePresentPageQuery({
    variables: { programId, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const program = data?.program;
  if (data && !error && !program?.presentationCall) throw notFound();
  const title = intl.formatMessage({ id: "presentations.title" });
  return (
    <>
      <PageHead
        crumbs={program ? [{ label: program.title.text, to: programPath(program) }, { label: title }] : []}
        heading={<h1 id="present-title">{title}</h1>}
        {...(program ? { below: <Localized as="p" text={program.title} /> } : {})}
      />
      <PageBody>
        {data && program?.presentationCall ? (
          <Presentations
            programId={programId}
            call={program.presentationCall}
            own={data.myPresentations}
            onChanged={again}
          />
        ) : error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "presentations.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="presentations.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}

interface PresentationsProps {
  programId: number;
  call: Call;
  own: PresentPageQuery["myPresentations"];
  onChanged: () => void;
}

function Presentations({ programId, call, own, onChanged }: PresentationsProps) {
  /** Which one is written: its id, or a new one. */
  const [written, setWritten] = useState<number | "new" | null>(
    own.length === 0 && call.isOpen ? "new" : null,
  );
  const edited = own.find(({ id }) => id === written) ?? null;
  const done = () => {
    setWritten(null);
    onChanged();
  };
  return (
    <Stack gap={40} maw="var(--form)">
      <Stack gap={12}>
        <Alert variant={call.isOpen ? "info" : "warn"}>
          <FormattedMessage
            id={call.isOpen ? "presentations.open" : "presentations.closed"}
            values={{ from: <Moment at={call.opensAt} />, until: <Deadline at={call.closesAt} /> }}
          />
        </Alert>
        {call.guide === null ? null : (
          <Text className="lines">
            <Localized text={call.guide} />
          </Text>
        )}
      </Stack>
      {own.length === 0 ? null : (
        <Stack component="ul" gap={0} p={0} m={0}>
          {own.map((one) => (
            <OwnPresentation
              key={one.id}
              presentation={one}
              isWritten={one.id === written}
              onWrite={() => setWritten(one.id)}
              onChanged={onChanged}
            />
          ))}
        </Stack>
      )}
      {written === "new" || edited !== null ? (
        <PresentationForm
          key={written}
          programId={programId}
          call={call}
          presentation={edited}
          onDone={done}
        />
      ) : call.isOpen ? (
        <div>
          <Button variant="outline" onClick={() => setWritten("new")}>
            <FormattedMessage id="presentations.another" />
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
