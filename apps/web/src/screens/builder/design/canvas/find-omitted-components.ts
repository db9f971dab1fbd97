import { type ComponentDefinition, findChildSlots, formLimits } from '@tideform/engine';

/** Components that the canvas omits: the topmost ones in `roots`, and the number including all of their children. */
export interface OmittedComponents {
  readonly roots: ReadonlySet<ComponentDefinition>;
  readonly count: number;
}

/** Finds the components beyond the maximum number in a form, in the order in which the canvas renders them. */
export function findOmittedComponents(components: readonly ComponentDefinition[]): OmittedComponents {
  const roots = new Set<ComponentDefinition>();
  let renderedCount = 0;
  let count = 0;
  const visit = (list: readonly ComponentDefinition[], isLeftOut: boolean) => {
    for (const definition of list) {
      const isOver = isLeftOut || renderedCount >= formLimits.components;
      if (isOver) count += 1;
      else renderedCount += 1;
      if (isOver && !isLeftOut) roots.add(definition);
      for (const slot of findChildSlots(definition)) visit(slot.components, isOver);
    }
  };
  visit(components, false);
  return count === 0 ? nothingOmitted : { roots, count };
}

const nothingOmitted: OmittedComponents = { roots: new Set(), count: 0 };
