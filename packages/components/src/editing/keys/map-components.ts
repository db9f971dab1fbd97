import { type ComponentDefinition, childSlotsOf } from '@tideform/engine';
import { editSlot } from '../place/edit-list.ts';

/** Changes a component and all that lies in it, parents before their children. */
export function mapComponents(
  definition: ComponentDefinition,
  change: (definition: ComponentDefinition) => ComponentDefinition,
): ComponentDefinition {
  return childSlotsOf(definition).reduce(
    (changed, slot) => editSlot(changed, slot.name, (list) => list.map((child) => mapComponents(child, change))),
    change(definition),
  );
}
