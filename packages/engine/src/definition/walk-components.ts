import { findChildSlots } from './child-slots.ts';
import type { ComponentDefinition, FormDefinition } from './form-definition.ts';

/** Component and its ID: `2`, `2.columns[0].1`. Sessions use the same IDs. */
export interface ComponentLocation {
  readonly definition: ComponentDefinition;
  readonly id: string;
  readonly parentId: string | undefined;
}

/** Yields all components of a form in document order, parents before children, including unknown types. */
export function* walkComponents(form: FormDefinition): Generator<ComponentLocation> {
  yield* walkList(form.components, '', undefined);
}

function* walkList(
  components: readonly ComponentDefinition[],
  prefix: string,
  parentId: string | undefined,
): Generator<ComponentLocation> {
  for (const [index, definition] of components.entries()) {
    const id = `${prefix}${index}`;
    yield { definition, id, parentId };
    for (const slot of findChildSlots(definition)) yield* walkList(slot.components, `${id}.${slot.name}.`, id);
  }
}
