// The form of the sessions of a day, with its draft.
import { useIntl } from "react-intl";
import { presentationSessions } from "#schema/validation/programs/presentations.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useSavePresentationSessionsMutation } from "#web/gql/presentations-office.ts";
import type { Managed } from "./PresentationsPage.tsx";
import { restoreSessions, SESSION_LABELS } from "./session-labels.ts";
import { type SessionValues, toSessionsInput, toSessionValues } from "./session-values.ts";

export function useSessionsForm(managed: Managed, onChanged: () => void) {
  const intl = useIntl();
  const [, save] = useSavePresentationSessionsMutation();
  const { program, version } = managed;
  const form = useServerForm<SessionValues, object, keyof typeof SESSION_LABELS>({
    name: "presentation-sessions",
    schema: presentationSessions,
    initialValues: toSessionValues(managed),
    toInput: toSessionsInput,
    labels: SESSION_LABELS,
    send: async (_checked, values) => {
      const { isShown, sessions } = presentationSessions.parse(toSessionsInput(values));
      const input = {
        isShown,
        sessions: sessions.map(({ startsAt, ...session }) => ({
          ...session,
          startsAt: startsAt.toISOString(),
        })),
      };
      const { error } = await save({ programId: program.id, version, input });
      if (error) return refusalOf(error);
      draft.done();
      showToast({ kind: "ok", title: intl.formatMessage({ id: "presentations-office.saved" }) });
      onChanged();
      return { ok: true };
    },
  });
  const draft = useDraft(form, {
    form: `presentation-sessions-${program.id}`,
    base: () => ({ version }),
    restore: ({ values }) => restoreSessions(values),
    onTake: form.setValues,
  });
  return { form, draft };
}
