import type { ComponentSpec } from '@tideform/engine';
import { flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { roomOfGrid } from '../kit/rows/grid-columns.ts';
import { defaultRows, type RowsValue, rowsShape, rowsSpec } from '../kit/rows/rows-spec.ts';

const shape = {
  ...rowsShape,
  /** Words of the button that closes an open row. */
  saveRow: text(),
  /** Words of the button that takes back what was changed in an open row. */
  removeRow: text(),
  /** There is an open row at first. */
  openWhenEmpty: flag(),
  /** Rows that are there at first are open. */
  defaultOpen: flag(),
  /** What is changed in an open row cannot be taken back. */
  inlineEdit: flag(),
  /** A row may be closed although something in it is wrong. */
  rowDrafts: flag(),
  /** Rows are opened in a dialog. */
  modal: flag(),
};

export type EditgridProps = Read<typeof shape>;

export type EditgridValue = RowsValue;

/** Rows with the same questions, each shown in short and opened to be answered. */
export const editgrid: ComponentSpec<EditgridProps, EditgridValue> = {
  ...rowsSpec,
  type: 'editgrid',
  roomPx: roomOfGrid,
  props: propsSchema(shape),
  emptyValue: (props) => defaultRows(props) ?? (props.openWhenEmpty ? [{}] : []),
};
