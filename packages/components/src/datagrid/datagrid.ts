import type { ComponentSpec } from '@tideform/engine';
import { flag, oneOf, propsSchema, type Read } from '../kit/read/lenient.ts';
import { defaultRows, type RowsValue, rowsShape, rowsSpec } from '../kit/rows/rows-spec.ts';

const shape = {
  ...rowsShape,
  addAnotherPosition: oneOf('bottom', 'top', 'both'),
  /** Rows may be moved. */
  reorder: flag(),
  /** There is no row at first. */
  initEmpty: flag(),
};

export type DatagridProps = Read<typeof shape>;

export type DatagridValue = RowsValue;

/** More rows than this are never made before anybody answered. */
const MOST_FIRST_ROWS = 100;

/** Rows with the same questions, as a table. */
export const datagrid: ComponentSpec<DatagridProps, DatagridValue> = {
  ...rowsSpec,
  type: 'datagrid',
  props: propsSchema(shape),
  emptyValue(props) {
    const fewest = Math.ceil(Math.max(props.initEmpty ? 0 : 1, props.validate.minLength ?? 0));
    return defaultRows(props) ?? Array.from({ length: Math.min(fewest, MOST_FIRST_ROWS) }, () => ({}));
  },
};
