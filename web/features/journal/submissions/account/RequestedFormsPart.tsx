// The documents beside the manuscript: the certificate of a check for similarity, which comes with it, and
// what the editors ask for.
import { Stack, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { FIGURE_ENDINGS, SIMILARITY_ENDINGS } from "#schema/validation/core/files.ts";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { useHandInRequestedFormMutation } from "#web/gql/manuscripts.ts";
import { formatDate, formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { FormUpload } from "./FormUpload.tsx";
import type { ManuscriptPart } from "./manuscript-part.ts";
import { useManuscriptAct } from "./use-manuscript-act.ts";

export function RequestedFormsPart({ manuscript, onChanged }: ManuscriptPart) {
  const language = useLanguage();
  const [, handIn] = useHandInRequestedFormMutation();
  const { act } = useManuscriptAct(onChanged);
  const { id, version, state, demands, files, viewerCanWrite } = manuscript;
  const hasCertificate = files.some(({ kind }) => kind === "SIMILARITY");
  const isCertificateAsked = demands.some(({ kind }) => kind === "SIMILARITY");
  if (demands.length === 0 && !hasCertificate) return null;
  const mayHandIn = viewerCanWrite && !isSubmissionOver(state);
  return (
    <section aria-labelledby="forms-title">
      <Title id="forms-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="manuscripts.forms" />
      </Title>
      <Stack gap={28}>
        {hasCertificate && !isCertificateAsked ? (
          <div>
            <Title order={3} size="h5">
              <FormattedMessage id="manuscripts.form.SIMILARITY" />
            </Title>
            <LockedFiles files={files.flatMap((one) => (one.kind === "SIMILARITY" ? one.file : []))} />
          </div>
        ) : null}
        {demands.map(({ kind, askedAt, dueAt, answeredAt }) => {
          const requested = kind === "SIMILARITY" || kind === "COPYRIGHT" ? kind : null;
          if (requested === null) return null;
          const handedIn = files.filter((one) => one.kind === kind).map(({ file }) => file);
          return (
            <div key={kind}>
              <Title order={3} size="h5">
                <FormattedMessage id={`manuscripts.form.${requested}`} />
              </Title>
              <p className="meta">
                <span>
                  <FormattedMessage
                    id="manuscripts.form.asked"
                    values={{ day: formatDate(language, askedAt) }}
                  />
                </span>
                <span>
                  {answeredAt === null ? (
                    <FormattedMessage
                      id="manuscripts.form.until"
                      values={{ at: formatDeadline(language, dueAt) }}
                    />
                  ) : (
                    <FormattedMessage
                      id="manuscripts.form.answered"
                      values={{ day: formatDate(language, answeredAt) }}
                    />
                  )}
                </span>
              </p>
              <LockedFiles files={handedIn} />
              {mayHandIn ? (
                <FormUpload
                  id={`form-${requested}`}
                  endings={requested === "SIMILARITY" ? SIMILARITY_ENDINGS : FIGURE_ENDINGS}
                  label={
                    <FormattedMessage
                      id={answeredAt === null ? "manuscripts.file.add" : "manuscripts.file.replace"}
                    />
                  }
                  onFile={(file) =>
                    void act(
                      () => handIn({ id, version, kind: requested, fileId: file.id }),
                      "manuscripts.form.handedIn",
                    )
                  }
                />
              ) : null}
            </div>
          );
        })}
      </Stack>
    </section>
  );
}
