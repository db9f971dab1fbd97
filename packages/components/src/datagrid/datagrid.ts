import { type ComponentSpec, isRecord } from '@tideform/engine';
import { choices } from '../kit/read/choice.ts';
import { amount, anything, flag, list, object, oneOf, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { roomOfGrid } from '../kit/rows/grid-columns.ts';
import { defaultRows, isBlank, type RowsValue, rowsShape, rowsSpec } from '../kit/rows/rows-spec.ts';
import { givenRows, withGivenRows } from './given-rows.ts';
import { rowGroups, rowsInGroups } from './row-groups.ts';

const shape = {
  ...rowsShape,
  addAnotherPosition: oneOf('bottom', 'top', 'both'),
  /** Rows may be moved. */
  reorder: flag(),
  /** There is no row at first. */
  initEmpty: flag(),
  /** The rows are those of `fixedRows`: none is added, deleted or moved. */
  hasFixedRows: flag(),
  /** Where each row keeps which one it is, and what stands over that. */
  rowHeader: object({ key: text(), label: text() }),
  fixedRows: choices,
  /** The column headings stay in view while the rows are scrolled. */
  freezeHeader: flag(),
  enableRowGroups: flag(),
  rowGroups: list({ label: text(), numberOfRows: amount() }),
  /** Says when a person may add rows. The engine asks it. */
  conditionalAddButton: anything(),
};

export type DatagridProps = Read<typeof shape>;

export type DatagridValue = RowsValue;

/** More rows than this are never made before anybody answered. */
const MOST_FIRST_ROWS = 100;

/** Rows with the same questions, as a table. */
export const datagrid: ComponentSpec<DatagridProps, DatagridValue> = {
  ...rowsSpec,
  type: 'datagrid',
  roomPx: roomOfGrid,
  props: propsSchema(shape),
  emptyValue(props) {
    const given = givenRows(props);
    if (given) return withGivenRows(defaultRows(props) ?? [], given);
    const least = Math.max(props.initEmpty ? 0 : 1, props.validate.minLength ?? 0, rowsInGroups(rowGroups(props)));
    return defaultRows(props) ?? Array.from({ length: Math.min(Math.ceil(least), MOST_FIRST_ROWS) }, () => ({}));
  },
  isEmpty(value, props) {
    const given = givenRows(props);
    if (!given || !Array.isArray(value)) return isBlank(value);
    return value.every((row) => isBlank(isRecord(row) ? { ...row, [given.key]: undefined } : row));
  },
  check: (value, props) => (givenRows(props) ? [] : rowsSpec.check(value, props)),
  normalize(value, props) {
    const rows = rowsSpec.normalize(value);
    const given = givenRows(props);
    return given && Array.isArray(rows) ? withGivenRows(rows, given) : rows;
  },
};
