import { findChildSlots } from '../definition/child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';

/** Component with its position in a definition. */
export interface LocatedComponent {
  readonly definition: ComponentDefinition;
  readonly parent: LocatedComponent | undefined;
  /** Slot of the parent that contains the component: `components`, `columns[0]`. */
  readonly slot: string;
}

/**
 * Lists all components in document order. Iterative, because imported definitions can be nested more deeply than the
 * call stack allows.
 */
export function listLocatedComponents(form: FormDefinition): readonly LocatedComponent[] {
  const located: LocatedComponent[] = [];
  const [rootSlot] = findChildSlots({ type: 'form', components: form.components });
  const stack = locateReversed(rootSlot?.components ?? [], undefined, 'components');
  for (let next = stack.pop(); next; next = stack.pop()) {
    located.push(next);
    const slots = findChildSlots(next.definition);
    for (const { name, components } of slots.toReversed()) stack.push(...locateReversed(components, next, name));
  }
  return located;
}

/** Returns the components in reverse order, because the caller takes them from the end. */
function locateReversed(
  components: readonly ComponentDefinition[],
  parent: LocatedComponent | undefined,
  slot: string,
): LocatedComponent[] {
  return components.map((definition) => ({ definition, parent, slot })).toReversed();
}

/** Returns the ancestors of a component, the outermost first. */
export function getAncestors({ parent }: LocatedComponent): readonly ComponentDefinition[] {
  const ancestors: ComponentDefinition[] = [];
  for (let ancestor = parent; ancestor; ancestor = ancestor.parent) ancestors.unshift(ancestor.definition);
  return ancestors;
}
