import { allParts, hasAnswer, isGrid, isLayout, type Part, pathOf } from './grow-parts.ts';
import type { Random } from './random.ts';

/** A part that logic of another one may ask, as that one sees it. */
export interface Target {
  readonly part: Part;
  /** As conditions name it. */
  readonly when: string;
  /** As JSONLogic names it: `data.box.f1`, `row.f2`. */
  readonly name: string;
  /** As code reads it. */
  readonly code: string;
}

/** Who a part may follow: what has a lower rank, and lies beside it or further out. */
export function targetsOf(asking: Part, parts: readonly Part[], random: Random): readonly Target[] {
  return allParts(parts)
    .filter((part) => hasAnswer(part) && isBelow(part, asking) && isInSight(part, asking))
    .map((part) => targetOf(part, asking, random));
}

function isBelow(part: Part, asking: Part): boolean {
  const highest = Math.max(part.rank, ...allParts(part.children).map(({ rank }) => rank));
  return highest < asking.rank && !asking.within.includes(part);
}

/** Not in the rows of a grid that the asking part does not lie in; and of the grids around, only the innermost is `row`. */
function isInSight(part: Part, asking: Part): boolean {
  const grids = part.within.filter(isGrid);
  const around = asking.within.filter(isGrid);
  return grids.length === 0 || (grids.length === around.length && grids.every((grid) => around.includes(grid)));
}

function targetOf(part: Part, asking: Part, random: Random): Target {
  const path = pathOf(part);
  const grid = part.within.filter(isGrid).at(-1);
  const inRow = grid ? path.slice(pathOf(grid).length) : path;
  // `row` is the object that the field writes into: of a field in a container, that of the container.
  const owner = asking.within.filter((holder) => !isLayout(holder)).at(-1);
  const name = grid && owner === grid ? `row.${inRow.join('.')}` : `data.${path.join('.')}`;
  return {
    part,
    when: random.chance(0.5) ? part.key : path.join('.'),
    name,
    code: name.replaceAll('.', '?.'),
  };
}
