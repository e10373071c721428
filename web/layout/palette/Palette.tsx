// Goes anywhere in the office by a few letters: people, payments, applications, programs, posts, pages,
// settings and acts (docs/overview.md#office-search). A combobox whose list always shows: the focus stays in
// the box, and the box says which line is meant.
import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { mdiMagnify } from "@mdi/js";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { isComposing } from "#web/browser/keys.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import type { OfficeLinksQuery } from "#web/gql/layout.ts";
import { PaletteList } from "./PaletteList.tsx";
import type { PaletteEntry } from "./palette-entry.ts";
import { usePaletteEntries } from "./use-palette-entries.ts";
import { usePaletteHits } from "./use-palette-hits.ts";

/** Milliseconds without a letter until the server is asked. */
const PAUSE = 150;

/** At once: the kit's own focus comes later, and the keys until then would be lost. */
const focusBox = (box: HTMLInputElement | null) => box?.focus({ preventScroll: true });

interface PaletteProps {
  viewer: OfficeLinksQuery["viewer"];
  onKeys: () => void;
  onClose: () => void;
}

export function Palette({ viewer, onKeys, onClose }: PaletteProps) {
  const intl = useIntl();
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  // Stored by its key: later answers of the server do not move the selection to another line.
  const [meant, setSelected] = useState<string | null>(null);
  const ask = useDebouncedCallback((text: string) => setAsked(text.trim()), PAUSE);
  const { groups: hits, fetching, failed } = usePaletteHits(asked);
  const known = usePaletteEntries(viewer, typed, onKeys);
  const isSettled = asked === typed.trim() && !fetching;
  // What was found for other letters is no answer to these.
  const found = isSettled ? hits : [];
  const groups = (typed.trim() === "" ? [...found, ...known] : [...known, ...found]).filter(
    ({ entries }) => entries.length > 0,
  );
  const entries = groups.flatMap((group) => group.entries);
  const chosenAt = entries.findIndex(({ key }) => key === meant);
  // Nothing is typed and nothing chosen: Enter opens nobody's payment.
  const at = chosenAt < 0 && typed.trim() !== "" ? 0 : chosenAt;
  const choose = ({ to, run }: PaletteEntry) => {
    onClose();
    if (to !== undefined) void navigate(to);
    run?.();
  };
  // Enter came before the answer did.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const [first] = entries;
    if (!wanted || !isSettled) return;
    setWanted(false);
    if (first) choose(first);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = entries[at];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const from = at < 0 && step < 0 ? 0 : at;
      setSelected(entries[(from + step + entries.length) % entries.length]?.key ?? null);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (chosen) choose(chosen);
      else setWanted(!isSettled && typed.trim() !== "");
    }
  };
  return (
    <Dialog
      size={640}
      title={<FormattedMessage id="palette.title" />}
      closeLabel={intl.formatMessage({ id: "palette.close" })}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        ref={focusBox}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 && entries.length > 0 ? `${listId}-${at}` : undefined}
        aria-label={intl.formatMessage({ id: "palette.label" })}
        placeholder={intl.formatMessage({ id: "palette.placeholder" })}
        leftSection={<Icon path={mdiMagnify} size={20} />}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setSelected(null);
          ask(value);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={listId} groups={groups} meant={entries[at]?.key} onChoose={choose} />
      <p className="spoken" role="status">
        {isSettled ? <FormattedMessage id="palette.count" values={{ count: entries.length }} /> : null}
      </p>
      {failed && isSettled ? (
        <p role="alert">
          <FormattedMessage id="palette.failed" />
        </p>
      ) : isSettled && entries.length === 0 ? (
        <p>
          <FormattedMessage id="palette.none" />
        </p>
      ) : null}
    </Dialog>
  );
}
