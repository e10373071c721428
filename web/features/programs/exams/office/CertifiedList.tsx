// Shows who passed, with the certificates of each; one is revoked with a reason, and that is withdrawn again.
import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type CertifiedExamineeFragment,
  useRestoreExamCertificateMutation,
} from "#web/gql/exam-certificates.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { examWords } from "./exam-words.ts";
import { RevokeDialog } from "./RevokeDialog.tsx";

interface CertifiedListProps {
  examinees: readonly CertifiedExamineeFragment[];
  onChanged: () => void;
  /** The ways to other pages. */
  children: ReactNode;
}

const COLUMNS = ["examinee", "exam", "certificates"] as const;

export function CertifiedList({ examinees, onChanged, children }: CertifiedListProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "exam-certificates.list" });
  return (
    <Part title={title}>
      {examinees.length === 0 ? (
        <p>
          <FormattedMessage id="exam-certificates.none" />
        </p>
      ) : (
        <ScrollRegion label={title} isGroup>
          <table className={table.table}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    <FormattedMessage id={`exam-certificates.column.${column}`} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {examinees.map((examinee) => (
                <tr key={examinee.id}>
                  <th scope="row">{[examinee.examNumber, examinee.name].filter(Boolean).join(" ")}</th>
                  <td>{examWords(intl, examinee.examPart, examinee.languagePair)}</td>
                  <td>
                    {examinee.certificates.length === 0 ? (
                      <Text span c="var(--ink-3)">
                        <FormattedMessage id="exam-certificates.state.none" />
                      </Text>
                    ) : (
                      examinee.certificates.map((certificate) => (
                        <Certificate key={certificate.id} {...{ examinee, certificate, onChanged }} />
                      ))
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {children}
    </Part>
  );
}

interface CertificateProps {
  examinee: CertifiedExamineeFragment;
  certificate: CertifiedExamineeFragment["certificates"][number];
  onChanged: () => void;
}

function Certificate({ examinee: { name, verdict }, certificate, onChanged }: CertificateProps) {
  const intl = useIntl();
  const lang = useLanguage();
  const [asked, setAsked] = useState(false);
  const [, restore] = useRestoreExamCertificateMutation();
  const run = useAction(onChanged);
  const { id, number, language, revokedAt, revokeReason } = certificate;
  const state = revokedAt !== null ? "revoked" : verdict === "PASSED" ? "valid" : "failed";
  const act = revokedAt === null ? "revoke" : "restore";
  const withdraw = () => run(restore({ id }), "exam-certificates.restored");
  return (
    <Group gap="2px 12px">
      <Text span className="figures">
        {number} <FormattedMessage id={`printed.language.${language}`} />
      </Text>
      <StateWord icon={null} tone={state === "valid" ? "ok" : "bad"}>
        <FormattedMessage
          id={`exam-certificates.state.${state}`}
          values={{ at: revokedAt === null ? "" : formatDate(lang, revokedAt), reason: revokeReason ?? "" }}
        />
      </StateWord>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={intl.formatMessage({ id: `exam-certificates.${act}.of` }, { name, number })}
        onClick={() => (act === "revoke" ? setAsked(true) : void withdraw())}
      >
        <FormattedMessage id={`exam-certificates.${act}`} />
      </Button>
      {asked ? <RevokeDialog {...{ id, name, number, onChanged }} onClose={() => setAsked(false)} /> : null}
    </Group>
  );
}
