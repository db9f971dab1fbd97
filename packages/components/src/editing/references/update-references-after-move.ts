import type { FormDefinition } from '@tideform/engine';
import { createUniqueKey } from '../keys/create-unique-key.ts';
import { editComponent } from '../positions/edit-list.ts';
import { getFormFields } from './form-fields.ts';
import { type UpdatedForm, updateReferences } from './update-references.ts';

/**
 * Updates references after components were moved. A component that moved into a data object that already has a field
 * with the same key gets a new key; otherwise both would share one answer.
 */
export function updateReferencesAfterMove(before: FormDefinition, after: FormDefinition): UpdatedForm {
  const was = getFormFields(before);
  let form = after;
  let now = getFormFields(form);
  // Parents come first: renaming a container separates the paths of its children from those of the other container.
  for (const id of now.byId.keys()) {
    const { identity, key, scope, hasAnswer } = now.byId.get(id)!;
    if (!hasAnswer || (was.byIdentity.get(identity)?.scope ?? scope) === scope) continue;
    const beside = [...now.byId.values()].filter(
      (one) => one.identity !== identity && one.scope === scope && one.hasAnswer,
    );
    const keys = new Set(beside.map((one) => one.key));
    if (!keys.has(key)) continue;
    form = editComponent(form, id, (one) => ({ ...one, key: createUniqueKey(key, keys) }));
    now = getFormFields(form);
  }
  return updateReferences(before, form);
}
