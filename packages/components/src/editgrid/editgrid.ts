import type { ComponentSpec } from '@tideform/engine';
import { flag, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { getGridWidth } from '../kit/rows/grid-columns.ts';
import { getDefaultRows, type RowsValue, rowsShape, rowsSpec } from '../kit/rows/rows-spec.ts';

const shape = {
  ...rowsShape,
  /** Label of the button that closes an open row. */
  saveRow: text(),
  /** Label of the button that discards the changes of an open row. */
  removeRow: text(),
  /** Whether the grid starts with an open row. */
  openWhenEmpty: flag(),
  /** Whether the rows of a new or loaded response are initially open. */
  defaultOpen: flag(),
  /** Whether changes in an open row apply immediately, without a button to discard them. */
  inlineEdit: flag(),
  /** Whether invalid rows may be closed. */
  rowDrafts: flag(),
  /** Whether rows open in a dialog. */
  modal: flag(),
};

export type EditgridProps = ParsedShape<typeof shape>;

export type EditgridValue = RowsValue;

/** Component spec of an edit grid: rows with the same fields, each summarized and opened for editing. */
export const editgrid: ComponentSpec<EditgridProps, EditgridValue> = {
  ...rowsSpec,
  type: 'editgrid',
  roomPx: getGridWidth,
  props: propsSchema(shape),
  emptyValue: (props) => getDefaultRows(props) ?? (props.openWhenEmpty ? [{}] : []),
};
