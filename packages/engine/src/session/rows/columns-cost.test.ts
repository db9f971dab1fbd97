import { expect, it } from 'vitest';
import { buildScope } from '../../fields/build-scope.ts';
import { planForm } from '../../plan/plan-form.ts';
import { field, scenarioSpecs } from '../../testing/index.ts';
import { createRows } from './create-rows.ts';

/** A grid with all its cells; counts how often the counts of its columns are looked at. */
function openGrid(columns: number, rows: number) {
  const cells = Array.from({ length: columns }, (_, at) => field('textfield', `C${at}`));
  const form = { components: [field('datagrid', 'Grid', { components: cells })] };
  const answer = Array.from({ length: rows }, () => ({}));
  const scope = buildScope(planForm(form, scenarioSpecs).root, undefined, { grid: answer });
  const all = createRows({ read: () => answer, onEnter: () => undefined, onLeave: () => undefined });
  const grid = scope.fields[0]!;
  all.match(grid, undefined);
  const count = { looks: 0 };
  const visibleCells = new Proxy(grid.grid!.visibleCells, {
    get: (list, name) => {
      count.looks += 1;
      return Reflect.get(list, name);
    },
  });
  Object.assign(grid.grid!, { visibleCells });
  return { grid, all, count };
}

it.each([
  [3, 4],
  [100, 30],
])(
  '[ENG-86] to hide all cells of %i columns in %i rows looks at all columns once for each that goes',
  (columns, rows) => {
    const { grid: field, all, count } = openGrid(columns, rows);
    const grids = field.grid!.rows.flatMap((row) =>
      row.scope.fields.map((cell) => {
        cell!.conditionallyHidden = true;
        return all.countVisible(cell!);
      }),
    );
    expect(grids.filter((grid) => grid !== undefined)).toHaveLength(columns);
    expect(field.grid!.visibleColumns).toEqual([]);
    expect(count.looks).toBe(columns * rows + columns * columns);
  },
);
