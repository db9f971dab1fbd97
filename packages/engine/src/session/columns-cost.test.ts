import { expect, it } from 'vitest';
import { buildScope } from '../fields/build-scope.ts';
import { planForm } from '../plan/plan-form.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { createRows } from './rows.ts';

/** Creates a grid with all its cells, and counts how often the visible cells of a column are read. */
function createGrid(columns: number, rows: number) {
  const cells = Array.from({ length: columns }, (_, at) => createField('textfield', `C${at}`));
  const form = { components: [createField('datagrid', 'Grid', { components: cells })] };
  const answer = Array.from({ length: rows }, () => ({}));
  const scope = buildScope(planForm(form, scenarioSpecs).root, undefined, { grid: answer });
  const all = createRows({ read: () => answer, onAdd: () => undefined, onRemove: () => undefined });
  const grid = scope.fields[0]!;
  all.updateRows(grid, undefined);
  const count = { reads: 0 };
  const visibleCells = new Proxy(grid.grid!.visibleCells, {
    get: (list, name) => {
      count.reads += 1;
      return Reflect.get(list, name);
    },
  });
  Object.assign(grid.grid!, { visibleCells });
  return { grid, all, count };
}

it.each([
  [3, 4],
  [100, 30],
])('[ENG-86] hiding all cells of %i columns in %i rows reads all columns once per hidden column', (columns, rows) => {
  const { grid: field, all, count } = createGrid(columns, rows);
  const grids = field.grid!.rows.flatMap((row) =>
    row.scope.fields.map((cell) => {
      cell!.conditionallyHidden = true;
      return all.updateColumnCount(cell!);
    }),
  );
  expect(grids.filter((grid) => grid !== undefined)).toHaveLength(columns);
  expect(field.grid!.visibleColumns).toEqual([]);
  expect(count.reads).toBe(columns * rows + columns * columns);
});
