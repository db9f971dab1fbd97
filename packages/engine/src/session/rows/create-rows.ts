import { buildScope, rootsOf } from '../../fields/build-scope.ts';
import type { FieldInstance, Grid, Row, Scope } from '../../fields/field-instance.ts';
import type { FieldRow } from '../../fields/field-state.ts';
import { isVisible } from '../../fields/propagate-visibility.ts';
import { matchRows } from './match-rows.ts';

/** Maximum rows with fields; further rows stay in the answer. */
export const MAX_ROWS = 10_000;

/** Answer access and callbacks for rows. */
export interface RowsSurroundings {
  read(grid: FieldInstance): unknown;
  /** Called for new fields, which need defaults and conditions. */
  onEnter(scope: Scope): void;
  /** Called for each field of a removed row. */
  onLeave(field: FieldInstance): void;
}

/** Fields of a session by ID, and grid rows in step with their answers. */
export interface Rows {
  readonly byId: ReadonlyMap<string, FieldInstance>;
  enter(scope: Scope): void;
  /** Updates the rows of a grid to match its answer. Rows that were in `before` keep their fields and IDs. */
  match(grid: FieldInstance, before: unknown): void;
  /** Updates column counts after a field became visible or hidden. @returns the grid if a column appeared or disappeared */
  countVisible(toggled: FieldInstance): FieldInstance | undefined;
  /** Returns true for the ID of a field whose row was removed. */
  isRemoved(id: string): boolean;
}

/** Returns the rows that an answer contains; empty if it is not a list. */
export function rowsIn(answer: unknown): readonly unknown[] {
  if (!Array.isArray(answer)) return [];
  return answer.length > MAX_ROWS ? answer.slice(0, MAX_ROWS) : answer;
}

export function createRows(options: RowsSurroundings): Rows {
  const byId = new Map<string, FieldInstance>();
  let rowCount = 0;

  function newRow(grid: FieldInstance): Row {
    const id = `r${rowCount++}`;
    const scope = { plan: grid.plan.columns!, fields: [], row: undefined };
    return { id, grid, index: 0, scope, fieldRow: { id, fieldIds: [] } };
  }

  function enter(scope: Scope): void {
    for (const field of scope.fields) if (field) byId.set(field.node.id, field);
    if (scope.row) countScope(scope, 1);
    options.onEnter(scope);
  }

  function leave({ scope }: Row): void {
    countScope(scope, -1);
    for (const field of scope.fields) {
      if (!field) continue;
      field.isRemoved = true;
      options.onLeave(field);
      byId.delete(field.node.id);
      field.grid?.rows.forEach(leave);
    }
  }

  function start(row: Row, content: unknown): void {
    row.scope = buildScope(row.grid.plan.columns!, row, content);
    row.fieldRow = sameField(row.fieldRow, { id: row.id, fieldIds: rootsOf(row.scope).map(({ node }) => node.id) });
    enter(row.scope);
  }

  function match(field: FieldInstance, before: unknown): void {
    const grid = field.grid!;
    const { rows } = grid;
    const list = rowsIn(options.read(field));
    const fresh: Row[] = [];
    const next = matchRows(rowsIn(before).slice(0, rows.length), list).map(({ from, isReplaced }, index) => {
      const row = from === undefined ? newRow(field) : rows[from]!;
      row.index = index;
      if (isReplaced) fresh.push(row);
      return row;
    });
    const staying = new Set(next);
    for (const row of rows) if (!staying.has(row)) leave(row);
    grid.rows = next;
    for (const row of fresh) {
      leave(row);
      start(row, list[row.index]);
    }
    const fieldRows = next.map(({ fieldRow }) => fieldRow);
    if (!isSameList(fieldRows, grid.fieldRows)) grid.fieldRows = fieldRows;
    showColumns(field);
  }

  return {
    byId,
    enter,
    match,
    countVisible(toggled) {
      const { row } = toggled.scope;
      if (!row || toggled.plan.parent !== row.grid.plan) return undefined;
      const by = isVisible(toggled) ? 1 : -1;
      const count = countCell(row.grid.grid!, toggled, by);
      // Only the first and the last visible cell of a column change its visibility.
      if (count !== (by === 1 ? 1 : 0)) return undefined;
      return showColumns(row.grid) ? row.grid : undefined;
    },
    isRemoved(id) {
      // Fast path: almost all requested fields exist.
      if (byId.has(id)) return false;
      const [, serial] = /\.r(\d+)\./.exec(id) ?? [];
      return serial !== undefined && Number(serial) < rowCount;
    },
  };
}

function countScope(scope: Scope, by: 1 | -1): void {
  const grid = scope.row?.grid.grid;
  if (!grid) return;
  for (const field of rootsOf(scope)) if (isVisible(field)) countCell(grid, field, by);
}

/** @returns the number of visible cells in the column */
function countCell({ visibleCells }: Grid, { plan }: FieldInstance, by: 1 | -1): number {
  const count = visibleCells[plan.index]! + by;
  visibleCells[plan.index] = count;
  return count;
}

/** Updates the visible columns. A grid without rows shows the columns of a new row. @returns true if the columns changed */
function showColumns({ grid, plan }: FieldInstance): boolean {
  const { rows, visibleCells, visibleColumns } = grid!;
  const shown = plan.columns!.roots.flatMap(({ settings }, column) =>
    (rows.length === 0 ? !settings.hidden : visibleCells[column]! > 0) ? [column] : [],
  );
  if (isSameList(shown, visibleColumns)) return false;
  grid!.visibleColumns = shown;
  return true;
}

function sameField(before: FieldRow, after: FieldRow): FieldRow {
  return isSameList(before.fieldIds, after.fieldIds) && before.fieldIds.length > 0 ? before : after;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}
