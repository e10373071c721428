// Says what the server finds: members, payments, applications, programs and posts, as far as the viewer's roles reach.
import {
  mdiAccountOutline,
  mdiCalendarBlankOutline,
  mdiClipboardAccountOutline,
  mdiCreditCardOutline,
  mdiFileDocumentOutline,
} from "@mdi/js";
import { type IntlShape, useIntl } from "react-intl";
import { PROGRAM_KINDS } from "#schema/validation/programs/program-kinds.ts";
import { BOARDS } from "#schema/validation/site/posts.ts";
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import { type OfficeSearchQuery, useOfficeSearchQuery } from "#web/gql/office-search.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { applicationInListPath, editPath, memberPath, paymentPath, programEditPath } from "#web/paths.ts";
import type { PaletteEntry, PaletteGroup } from "./palette-entry.ts";

type Hit = OfficeSearchQuery["officeSearch"][number];

const ICONS: Readonly<Record<Hit["kind"], string>> = {
  MEMBER: mdiAccountOutline,
  PAYMENT: mdiCreditCardOutline,
  APPLICATION: mdiClipboardAccountOutline,
  PROGRAM: mdiCalendarBlankOutline,
  POST: mdiFileDocumentOutline,
};

const boardOf = (place: string | null) => BOARDS.find((board) => board === place);
const kindOf = (place: string | null) => PROGRAM_KINDS.find((kind) => kind === place);

/** Null for a kind or board that this client does not know. */
function addressOf({ kind, id, place, programId }: Hit): string | null {
  const board = boardOf(place);
  const program = kindOf(place);
  switch (kind) {
    case "MEMBER":
      return memberPath(id);
    case "PAYMENT":
      return paymentPath(id);
    case "POST":
      return board ? editPath(board, id) : null;
    case "PROGRAM":
      return program ? programEditPath(officeOfKind(program), id) : null;
    case "APPLICATION":
      return program && programId !== null
        ? applicationInListPath(officeOfKind(program), programId, id)
        : null;
  }
}

/** @param asked what was asked for: a member found by the number is shown with it */
function detailOf(intl: IntlShape, hit: Hit, asked: string): string {
  const { place, detail, amount, state, memberStatus, kind, id } = hit;
  const isNumbered = kind === "PAYMENT" || (kind === "MEMBER" && asked.endsWith(String(id)));
  const board = boardOf(place);
  const program = kind === "PROGRAM" ? kindOf(place) : undefined;
  return [
    isNumbered ? intl.formatMessage({ id: "palette.number" }, { id }) : "",
    amount === null ? "" : intl.formatMessage({ id: "payment-office.won" }, { amount }),
    state === null ? "" : intl.formatMessage({ id: `payments.state.${state}` }),
    memberStatus === null || memberStatus === "ACTIVE"
      ? ""
      : intl.formatMessage({ id: `member-office.status.${memberStatus}` }),
    board ? intl.formatMessage({ id: `enums.Board.${board}` }) : "",
    program ? intl.formatMessage({ id: `enums.ProgramKind.${program}` }) : "",
    detail ?? "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param text as it was typed; empty for what was worked on last */
export function usePaletteHits(text: string) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }] = useOfficeSearchQuery({
    variables: { text, language },
    requestPolicy: "network-only",
  });
  const entries = (data?.officeSearch ?? []).flatMap((hit): (PaletteEntry & { kind: Hit["kind"] })[] => {
    const to = addressOf(hit);
    if (to === null) return [];
    const label = hit.title || intl.formatMessage({ id: "post-office.untitled" });
    return [
      {
        key: `${hit.kind} ${hit.id}`,
        kind: hit.kind,
        icon: ICONS[hit.kind],
        label,
        detail: detailOf(intl, hit, text),
        to,
      },
    ];
  });
  const groupOf = (key: Hit["kind"] | "RECENT", own: readonly PaletteEntry[]): PaletteGroup => ({
    key,
    label: intl.formatMessage({ id: `palette.group.${key}` }),
    entries: own,
  });
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const groups =
    text === ""
      ? [groupOf("RECENT", entries)]
      : kinds.map((kind) =>
          groupOf(
            kind,
            entries.filter((entry) => entry.kind === kind),
          ),
        );
  return { groups, fetching, failed: error !== undefined };
}
