import { type ComponentSpec, isRecord } from '@tideform/engine';
import { parseChoiceList } from '../kit/read/choice.ts';
import {
  anything,
  flag,
  list,
  object,
  oneOf,
  optionalNumber,
  type ParsedShape,
  propsSchema,
  text,
} from '../kit/read/setting-parsers.ts';
import { getGridWidth } from '../kit/rows/grid-columns.ts';
import { getDefaultRows, isBlankAnswer, type RowsValue, rowsShape, rowsSpec } from '../kit/rows/rows-spec.ts';
import { countGroupRows, getFixedRows, orderFixedRows, rowGroups } from './grid-rows.ts';

const shape = {
  ...rowsShape,
  addAnotherPosition: oneOf('bottom', 'top', 'both'),
  /** Whether rows can be moved. */
  reorder: flag(),
  /** Whether the grid is initially empty, without rows. */
  initEmpty: flag(),
  /** Whether the grid has exactly the rows in `fixedRows`. They can't be added, deleted or moved. */
  hasFixedRows: flag(),
  /** Key under which each fixed row stores its name, and the header of the column of names. */
  rowHeader: object({ key: text(), label: text() }),
  fixedRows: parseChoiceList,
  /** Whether the column headers stay visible while rows scroll. */
  freezeHeader: flag(),
  enableRowGroups: flag(),
  rowGroups: list({ label: text(), numberOfRows: optionalNumber() }),
  /** Condition for adding rows, evaluated by the engine. */
  conditionalAddButton: anything(),
};

export type DatagridProps = ParsedShape<typeof shape>;

export type DatagridValue = RowsValue;

/** Maximum number of rows in a new response. */
const MAX_INITIAL_ROWS = 100;

/** Component spec of a data grid: rows with the same fields, as a table. */
export const datagrid: ComponentSpec<DatagridProps, DatagridValue> = {
  ...rowsSpec,
  type: 'datagrid',
  roomPx: getGridWidth,
  props: propsSchema(shape),
  emptyValue(props) {
    const fixedRows = getFixedRows(props);
    if (fixedRows) return orderFixedRows(getDefaultRows(props) ?? [], fixedRows);
    const minRows = Math.max(props.initEmpty ? 0 : 1, props.validate.minLength ?? 0, countGroupRows(rowGroups(props)));
    return getDefaultRows(props) ?? Array.from({ length: Math.min(Math.ceil(minRows), MAX_INITIAL_ROWS) }, () => ({}));
  },
  isEmpty(value, props) {
    const fixedRows = getFixedRows(props);
    if (!fixedRows || !Array.isArray(value)) return isBlankAnswer(value);
    return value.every((row) => isBlankAnswer(isRecord(row) ? { ...row, [fixedRows.key]: undefined } : row));
  },
  check: (value, props) => (getFixedRows(props) ? [] : rowsSpec.check(value, props)),
  normalize(value, props) {
    const rows = rowsSpec.normalize(value);
    const fixedRows = getFixedRows(props);
    return fixedRows && Array.isArray(rows) ? orderFixedRows(rows, fixedRows) : rows;
  },
};
