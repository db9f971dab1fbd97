import { childSlotsOf } from '../definition/child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';

/** A component with where it lies, as far as two definitions of a form can be set side by side by it. */
export interface PlacedComponent {
  readonly definition: ComponentDefinition;
  readonly parent: PlacedComponent | undefined;
  /** Of the parent: `components`, `columns[0]`. */
  readonly slot: string;
}

/** All components in document order. Iterative: what others wrote may be deeper than the stack. */
export function placedComponents(form: FormDefinition): readonly PlacedComponent[] {
  const placed: PlacedComponent[] = [];
  const [whole] = childSlotsOf({ type: 'form', components: form.components });
  const open = listed(whole?.components ?? [], undefined, 'components');
  for (let next = open.pop(); next; next = open.pop()) {
    placed.push(next);
    const slots = childSlotsOf(next.definition);
    for (const { name, components } of slots.toReversed()) open.push(...listed(components, next, name));
  }
  return placed;
}

/** The last one first, as they are taken from the end. */
function listed(
  components: readonly ComponentDefinition[],
  parent: PlacedComponent | undefined,
  slot: string,
): PlacedComponent[] {
  return components.map((definition) => ({ definition, parent, slot })).toReversed();
}

/** What it lies in, the outermost first. */
export function withinOf({ parent }: PlacedComponent): readonly ComponentDefinition[] {
  const within: ComponentDefinition[] = [];
  for (let around = parent; around; around = around.parent) within.unshift(around.definition);
  return within;
}
