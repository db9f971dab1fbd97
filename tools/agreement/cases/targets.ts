import { flattenComponents, getPath, hasAnswer, isGrid, isLayout, type TestComponent } from './generate-components.ts';
import type { Random } from './random.ts';

/** A component that another component's logic depends on, and how that logic refers to it. */
export interface Target {
  readonly component: TestComponent;
  /** Key or path of the component, for a condition's `when`. */
  readonly when: string;
  /** JSONLogic variable of the answer: `data.box.f1`, `row.f2`. */
  readonly name: string;
  /** JavaScript expression of the answer: `data?.box?.f1`. */
  readonly code: string;
}

/**
 * Returns the components that the logic of `dependent` may depend on: components of lower rank in the same or an
 * enclosing container.
 */
export function listTargets(
  dependent: TestComponent,
  parts: readonly TestComponent[],
  random: Random,
): readonly Target[] {
  return flattenComponents(parts)
    .filter((part) => hasAnswer(part) && hasLowerRank(part, dependent) && isAddressable(part, dependent))
    .map((part) => createTarget(part, dependent, random));
}

function hasLowerRank(part: TestComponent, dependent: TestComponent): boolean {
  const highest = Math.max(part.rank, ...flattenComponents(part.children).map(({ rank }) => rank));
  return highest < dependent.rank && !dependent.ancestors.includes(part);
}

/**
 * Returns whether the logic of `dependent` can address a component. Rows of a grid are addressable only from within the
 * same grid; in nested grids, `row` refers to the innermost grid.
 */
function isAddressable(part: TestComponent, dependent: TestComponent): boolean {
  const grids = part.ancestors.filter(isGrid);
  const enclosingGrids = dependent.ancestors.filter(isGrid);
  return (
    grids.length === 0 ||
    (grids.length === enclosingGrids.length && grids.every((grid) => enclosingGrids.includes(grid)))
  );
}

function createTarget(part: TestComponent, dependent: TestComponent, random: Random): Target {
  const path = getPath(part);
  const grid = part.ancestors.filter(isGrid).at(-1);
  const inRow = grid ? path.slice(getPath(grid).length) : path;
  // `row` is the object that holds the field's answer: for a field in a container, the container's object.
  const owner = dependent.ancestors.filter((ancestor) => !isLayout(ancestor)).at(-1);
  const name = grid && owner === grid ? `row.${inRow.join('.')}` : `data.${path.join('.')}`;
  return {
    component: part,
    when: random.isChosen(0.5) ? part.key : path.join('.'),
    name,
    code: name.replaceAll('.', '?.'),
  };
}
