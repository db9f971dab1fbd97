import { type ComponentDefinition, childSlotsOf, formLimits } from '@tideform/engine';

/** Components that the canvas leaves out, without what lies in them, and how many there are with it. */
export interface Undrawn {
  readonly roots: ReadonlySet<ComponentDefinition>;
  readonly count: number;
}

/** Finds the components beyond the number that a form may have, in the order in which the canvas draws them. */
export function undrawnComponents(components: readonly ComponentDefinition[]): Undrawn {
  const roots = new Set<ComponentDefinition>();
  let drawn = 0;
  let count = 0;
  const walk = (list: readonly ComponentDefinition[], isLeftOut: boolean) => {
    for (const definition of list) {
      const isOver = isLeftOut || drawn >= formLimits.components;
      if (isOver) count += 1;
      else drawn += 1;
      if (isOver && !isLeftOut) roots.add(definition);
      for (const slot of childSlotsOf(definition)) walk(slot.components, isOver);
    }
  };
  walk(components, false);
  return count === 0 ? none : { roots, count };
}

const none: Undrawn = { roots: new Set(), count: 0 };
