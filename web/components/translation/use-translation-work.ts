// The work on a text's translation: whose it is, what was handed in, and the remarks beside its paragraphs.
import { useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { TranslatedInput } from "#web/gql/enums.ts";
import {
  type RemarkPartsFragment,
  type TranslationWorkQuery,
  useAddTranslationRemarkMutation,
  useAssignTranslationMutation,
  useEndTranslationMutation,
  useHandInTranslationMutation,
  useResolveTranslationRemarkMutation,
  useReturnTranslationMutation,
  useTranslationWorkQuery,
} from "#web/gql/translation-work.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { useSession } from "#web/session/session.ts";

export type Remark = RemarkPartsFragment;
export type Work = NonNullable<TranslationWorkQuery["translationWork"]>;

type Failure = Parameters<typeof refusalOf>[0];

/** Null: a text that was never saved has none. */
export function useTranslationWork(of: TranslatedInput | null) {
  const intl = useIntl();
  const pause = !useSession().isAuthenticated || of === null;
  const asked: TranslatedInput = of ?? { place: "POST", id: 1 };
  const [{ data }, ask] = useTranslationWorkQuery({
    variables: { of: asked },
    requestPolicy: "cache-and-network",
    pause,
  });
  const [, assign] = useAssignTranslationMutation();
  const [, handIn] = useHandInTranslationMutation();
  const [, giveBack] = useReturnTranslationMutation();
  const [, end] = useEndTranslationMutation();
  const [, addRemark] = useAddTranslationRemarkMutation();
  const [, resolve] = useResolveTranslationRemarkMutation();

  /** Whether it went; what did not says so. */
  const settle = async (sent: Promise<{ readonly error?: Failure }>, said: MessageId | null) => {
    const { error } = await sent;
    if (error) {
      const { code } = refusalOf(error);
      const id = code === "CONFLICT" ? "translation.work.stale" : errorMessageId(code);
      showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    } else if (said) showToast({ kind: "ok", title: intl.formatMessage({ id: said }) });
    ask({ requestPolicy: "network-only" });
    return !error;
  };
  if (of === null) return null;
  const work = data?.translationWork ?? null;
  const task = work?.task ?? null;
  return {
    of,
    /** Identifies this text in a file of it. */
    name: `${of.place}-${of.id ?? of.page}`,
    work,
    assign: (to: { readonly memberId: number | null; readonly dueOn: string | null }) =>
      settle(assign({ of, ...to }), "translation.work.assigned"),
    handIn: (form: object) =>
      settle(handIn({ of, form, over: task?.handedInAt ?? null }), "translation.work.handedIn"),
    giveBack: () => settle(giveBack({ of }), "translation.work.gaveBack"),
    end: () => settle(end({ of }), "translation.work.ended"),
    addRemark: (remark: { readonly ko: string | null; readonly en: string | null; readonly text: string }) =>
      settle(addRemark({ of, ...remark }), null),
    resolve: (id: number, isResolved: boolean) => settle(resolve({ id, isResolved }), null),
  };
}
export type TranslationSession = NonNullable<ReturnType<typeof useTranslationWork>>;
