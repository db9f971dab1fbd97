import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { DropPosition, EditResult } from '../positions/component-path.ts';
import { mapToOriginals } from '../references/map-to-originals.ts';
import { updateReferences } from '../references/update-references.ts';
import { insertComponents } from './insert-components.ts';

/**
 * Restores removed components at their old positions, keeping edits that were made after the removal. References from
 * and to the components are updated.
 *
 * @param before the form from which the components were removed
 */
export function restoreComponents(
  form: FormDefinition,
  removed: readonly { readonly definition: ComponentDefinition; readonly place: DropPosition }[],
  before: FormDefinition,
): EditResult {
  const start: EditResult = { form, path: undefined };
  const restored = removed.reduce(
    (now, { definition, place }) => insertComponents(now.form, [definition], place),
    start,
  );
  const definitions = removed.map(({ definition }) => definition);
  const originals = mapToOriginals(definitions, definitions);
  return { ...restored, ...updateReferences(form, restored.form, { from: before, originals, isMoved: true }) };
}
