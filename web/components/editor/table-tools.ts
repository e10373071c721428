// The tools of a table, each with its name, its sign and what it does.
import {
  mdiTable,
  mdiTableColumnPlusAfter,
  mdiTableColumnPlusBefore,
  mdiTableColumnRemove,
  mdiTableHeadersEye,
  mdiTableMergeCells,
  mdiTableRemove,
  mdiTableRow,
  mdiTableRowPlusAfter,
  mdiTableRowPlusBefore,
  mdiTableRowRemove,
  mdiTableSplitCell,
} from "@mdi/js";
import type { Tool, ToolMenu } from "./tool-types.ts";

export const INSERT_TABLE: Tool = {
  name: "editor.tool.table",
  icon: mdiTable,
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
};

/** In place of INSERT_TABLE while the cursor is in a table. */
export const TABLE_TOOLS: ToolMenu = {
  name: "editor.tool.tableTools",
  icon: mdiTable,
  isNamed: true,
  tools: [
    {
      name: "editor.tool.rowBefore",
      icon: mdiTableRowPlusBefore,
      run: (editor) => editor.chain().focus().addRowBefore().run(),
    },
    {
      name: "editor.tool.rowAfter",
      icon: mdiTableRowPlusAfter,
      run: (editor) => editor.chain().focus().addRowAfter().run(),
    },
    {
      name: "editor.tool.rowDelete",
      icon: mdiTableRowRemove,
      run: (editor) => editor.chain().focus().deleteRow().run(),
    },
    {
      name: "editor.tool.columnBefore",
      icon: mdiTableColumnPlusBefore,
      run: (editor) => editor.chain().focus().addColumnBefore().run(),
    },
    {
      name: "editor.tool.columnAfter",
      icon: mdiTableColumnPlusAfter,
      run: (editor) => editor.chain().focus().addColumnAfter().run(),
    },
    {
      name: "editor.tool.columnDelete",
      icon: mdiTableColumnRemove,
      run: (editor) => editor.chain().focus().deleteColumn().run(),
    },
    {
      name: "editor.tool.headerRow",
      icon: mdiTableRow,
      run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
    },
    {
      name: "editor.tool.headerColumn",
      icon: mdiTableHeadersEye,
      run: (editor) => editor.chain().focus().toggleHeaderColumn().run(),
    },
    {
      name: "editor.tool.cellsMerge",
      icon: mdiTableMergeCells,
      run: (editor) => editor.chain().focus().mergeCells().run(),
      can: (editor) => editor.can().mergeCells(),
    },
    {
      name: "editor.tool.cellSplit",
      icon: mdiTableSplitCell,
      run: (editor) => editor.chain().focus().splitCell().run(),
      can: (editor) => editor.can().splitCell(),
    },
    {
      name: "editor.tool.tableDelete",
      icon: mdiTableRemove,
      run: (editor) => editor.chain().focus().deleteTable().run(),
    },
  ],
};
