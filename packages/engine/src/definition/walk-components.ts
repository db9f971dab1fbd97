import { childSlotsOf } from './child-slots.ts';
import type { ComponentDefinition, FormDefinition } from './form-definition.ts';

/** Where a component lies: `2`, `2.columns[0].1`. The same as its node id in a session. */
export interface ComponentPlace {
  readonly definition: ComponentDefinition;
  readonly id: string;
  readonly parentId: string | undefined;
}

/** Gives every component of a form in document order, parents before their children, unknown types included. */
export function* walkComponents(form: FormDefinition): Generator<ComponentPlace> {
  yield* walkList(form.components, '', undefined);
}

function* walkList(
  components: readonly ComponentDefinition[],
  prefix: string,
  parentId: string | undefined,
): Generator<ComponentPlace> {
  for (const [index, definition] of components.entries()) {
    const id = `${prefix}${index}`;
    yield { definition, id, parentId };
    for (const slot of childSlotsOf(definition)) yield* walkList(slot.components, `${id}.${slot.name}.`, id);
  }
}
