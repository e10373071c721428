// A list that is written row by row: rows are added, inserted, moved and removed, and a removed row can be restored. Every
// step is announced, and the focus stays with what it was about. Rows with a summary are folded until they are opened.

import { Box, Button, Text } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { FieldError } from "./FieldError.tsx";
import { ListEditorRow } from "./ListEditorRow.tsx";
import type { ListEditorProps } from "./list-editor-types.ts";
import type { Row } from "./list-rows.ts";
import { RemovedRow } from "./RemovedRow.tsx";
import { useListRows } from "./use-list-rows.ts";

export function ListEditor<Item extends Row>(props: ListEditorProps<Item>) {
  const { id, label, items, max, nameOf, words, error } = props;
  const rows = useListRows(props);
  const { last } = rows;
  const drawn = items.map((item, index) => (
    <ListEditorRow key={item.key} editor={props} rows={rows} item={item} index={index} />
  ));
  if (last) {
    const name = nameOf(last.item, last.index + 1);
    drawn.splice(last.index, 0, <RemovedRow key="undo" name={name} onRestore={rows.restore} />);
  }
  return (
    <Box ref={rows.frame} pt={16}>
      {drawn.length === 0 ? (
        <Text py={20} c="var(--ink-3)" className="lineAbove">
          {words.none}
        </Text>
      ) : (
        <Box component="ol" className="lineAbove" aria-label={label}>
          {drawn}
        </Box>
      )}
      <Box pt={16}>
        {items.length >= max ? (
          <Text id={id} tabIndex={-1} fz="0.9375rem" c="var(--ink-3)">
            <FormattedMessage id="forms.list.max" values={{ max }} />
          </Text>
        ) : (
          <Button
            id={id}
            size="sm"
            variant="outline"
            aria-describedby={error && `${id}-error`}
            onClick={() => rows.insert(items.length)}
          >
            <Icon path={mdiPlus} size={18} />
            {words.add}
          </Button>
        )}
      </Box>
      <FieldError id={id} code={error} />
      <p className="spoken" role="status">
        {rows.news}
      </p>
    </Box>
  );
}
