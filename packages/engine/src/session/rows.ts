import { buildScope, getRootFields } from '../fields/build-scope.ts';
import type { FieldInstance, Grid, Row, Scope } from '../fields/field-instance.ts';
import type { FieldRow } from '../fields/field-state.ts';
import { isVisible } from '../fields/propagate-visibility.ts';

/** Maximum rows with fields; further rows stay in the answer. */
export const MAX_ROWS = 10_000;

/** Answer access and callbacks for rows. */
interface RowsOptions {
  read(grid: FieldInstance): unknown;
  /** Called for new fields, which need defaults and conditions. */
  onAdd(scope: Scope): void;
  /** Called for each field of a removed row. */
  onRemove(field: FieldInstance): void;
}

/** Fields of a session, keyed by ID, and the rows of grids, which are kept consistent with the answers. */
export interface Rows {
  readonly byId: ReadonlyMap<string, FieldInstance>;
  addScope(scope: Scope): void;
  /** Updates the rows of a grid to match its answer. Rows that `before` contains, too, keep their fields and IDs. */
  updateRows(grid: FieldInstance, before: unknown): void;
  /**
   * Updates column counts after a field became visible or hidden.
   * @returns the grid if a column appeared or disappeared
   */
  updateColumnCount(toggled: FieldInstance): FieldInstance | undefined;
  /** Returns true for the ID of a field whose row was removed. */
  isRemoved(id: string): boolean;
}

/** Returns the rows that an answer contains; empty if it is not a list. */
function getRows(answer: unknown): readonly unknown[] {
  if (!Array.isArray(answer)) return [];
  return answer.length > MAX_ROWS ? answer.slice(0, MAX_ROWS) : answer;
}

export function createRows(options: RowsOptions): Rows {
  const byId = new Map<string, FieldInstance>();
  let rowCount = 0;

  function createRow(grid: FieldInstance): Row {
    const id = `r${rowCount++}`;
    const scope = { plan: grid.plan.columns!, fields: [], row: undefined };
    return { id, grid, index: 0, scope, fieldRow: { id, fieldIds: [] } };
  }

  function addScope(scope: Scope): void {
    for (const field of scope.fields) if (field) byId.set(field.node.id, field);
    if (scope.row) updateCellCounts(scope, 1);
    options.onAdd(scope);
  }

  function removeRow({ scope }: Row): void {
    updateCellCounts(scope, -1);
    for (const field of scope.fields) {
      if (!field) continue;
      field.isRemoved = true;
      options.onRemove(field);
      byId.delete(field.node.id);
      field.grid?.rows.forEach(removeRow);
    }
  }

  function fillRow(row: Row, content: unknown): void {
    row.scope = buildScope(row.grid.plan.columns!, row, content);
    row.fieldRow = reuseIfSame(row.fieldRow, {
      id: row.id,
      fieldIds: getRootFields(row.scope).map(({ node }) => node.id),
    });
    addScope(row.scope);
  }

  function match(field: FieldInstance, before: unknown): void {
    const grid = field.grid!;
    const { rows } = grid;
    const list = getRows(options.read(field));
    const replacedRows: Row[] = [];
    const next = matchRows(getRows(before).slice(0, rows.length), list).map(({ from, isReplaced }, index) => {
      const row = from === undefined ? createRow(field) : rows[from]!;
      row.index = index;
      if (isReplaced) replacedRows.push(row);
      return row;
    });
    const remaining = new Set(next);
    for (const row of rows) if (!remaining.has(row)) removeRow(row);
    grid.rows = next;
    for (const row of replacedRows) {
      removeRow(row);
      fillRow(row, list[row.index]);
    }
    const fieldRows = next.map(({ fieldRow }) => fieldRow);
    if (!isSameList(fieldRows, grid.fieldRows)) grid.fieldRows = fieldRows;
    updateVisibleColumns(field);
  }

  return {
    byId,
    addScope,
    updateRows: match,
    updateColumnCount(toggled) {
      const { row } = toggled.scope;
      if (!row || toggled.plan.parent !== row.grid.plan) return undefined;
      const delta = isVisible(toggled) ? 1 : -1;
      const count = updateCellCount(row.grid.grid!, toggled, delta);
      // Only the first and the last visible cell of a column change its visibility.
      if (count !== (delta === 1 ? 1 : 0)) return undefined;
      return updateVisibleColumns(row.grid) ? row.grid : undefined;
    },
    isRemoved(id) {
      // Fast path: almost all requested fields exist.
      if (byId.has(id)) return false;
      const [, serial] = /\.r(\d+)\./.exec(id) ?? [];
      return serial !== undefined && Number(serial) < rowCount;
    },
  };
}

function updateCellCounts(scope: Scope, delta: 1 | -1): void {
  const grid = scope.row?.grid.grid;
  if (!grid) return;
  for (const field of getRootFields(scope)) if (isVisible(field)) updateCellCount(grid, field, delta);
}

/** Adds `delta` to the number of visible cells in a column. @returns the new number */
function updateCellCount({ visibleCells }: Grid, { plan }: FieldInstance, delta: 1 | -1): number {
  const count = visibleCells[plan.index]! + delta;
  visibleCells[plan.index] = count;
  return count;
}

/**
 * Updates the visible columns. A grid without rows shows the columns of a new row.
 * @returns true if the columns changed
 */
function updateVisibleColumns({ grid, plan }: FieldInstance): boolean {
  const { rows, visibleCells, visibleColumns } = grid!;
  const shown = plan.columns!.roots.flatMap(({ settings }, column) =>
    (rows.length === 0 ? !settings.hidden : visibleCells[column]! > 0) ? [column] : [],
  );
  if (isSameList(shown, visibleColumns)) return false;
  grid!.visibleColumns = shown;
  return true;
}

function reuseIfSame(before: FieldRow, after: FieldRow): FieldRow {
  return isSameList(before.fieldIds, after.fieldIds) && before.fieldIds.length > 0 ? before : after;
}

function isSameList(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length === second.length && first.every((entry, index) => Object.is(entry, second[index]));
}

/** Mapping of one row of a new list to the old list. */
interface RowMatch {
  /** Index in the old list; `undefined` for a new row. */
  readonly from: number | undefined;
  /** True if the content of the row was replaced. */
  readonly isReplaced: boolean;
}

/**
 * Matches the rows of two lists. Rows are matched by object identity; an unmatched row takes the place of the unmatched
 * row at the same index.
 */
function matchRows(before: readonly unknown[], after: readonly unknown[]): readonly RowMatch[] {
  const start = countMatching(before, after, (index) => index);
  const maxEnd = Math.min(before.length, after.length) - start;
  const end = Math.min(
    maxEnd,
    countMatching(before, after, (index, length) => length - 1 - index),
  );
  const indexesByRow = new Map<unknown, number[]>();
  for (let index = before.length - end - 1; index >= start; index -= 1) {
    const others = indexesByRow.get(before[index]);
    if (others) others.push(index);
    else indexesByRow.set(before[index], [index]);
  }
  const middle = after.slice(start, after.length - end).map((row) => indexesByRow.get(row)?.pop());
  const matched = new Set(middle);
  const findReplaced = (index: number) => (index < before.length - end && !matched.has(index) ? index : undefined);
  return after.map((_row, index) => {
    if (index < start) return { from: index, isReplaced: false };
    if (index >= after.length - end) return { from: index - after.length + before.length, isReplaced: false };
    const same = middle[index - start];
    return same === undefined ? { from: findReplaced(index), isReplaced: true } : { from: same, isReplaced: false };
  });
}

function countMatching(
  before: readonly unknown[],
  after: readonly unknown[],
  getIndex: (index: number, length: number) => number,
): number {
  const maxCount = Math.min(before.length, after.length);
  let count = 0;
  while (count < maxCount && Object.is(before[getIndex(count, before.length)], after[getIndex(count, after.length)]))
    count += 1;
  return count;
}
