import type { FormDefinition } from '@tideform/engine';
import { uniqueKey } from '../keys/unique-key.ts';
import { editComponent } from '../place/edit-list.ts';
import { type Followed, followEdit } from './follow-edit.ts';
import { fieldsOf } from './form-fields.ts';

/**
 * Rewrites references after components were moved. Those that came into another object of the data, where another field has their
 * key, get a key of their own: else both would share one answer.
 */
export function followMove(before: FormDefinition, after: FormDefinition): Followed {
  const was = fieldsOf(before);
  let form = after;
  let now = fieldsOf(form);
  // Parents come first: renaming a container separates its children from those of its namesake.
  for (const id of now.byId.keys()) {
    const { identity, key, scope, answers } = now.byId.get(id)!;
    if (!answers || (was.byIdentity.get(identity)?.scope ?? scope) === scope) continue;
    const beside = [...now.byId.values()].filter(
      (one) => one.identity !== identity && one.scope === scope && one.answers,
    );
    const keys = new Set(beside.map((one) => one.key));
    if (!keys.has(key)) continue;
    form = editComponent(form, id, (one) => ({ ...one, key: uniqueKey(key, keys) }));
    now = fieldsOf(form);
  }
  return followEdit(before, form);
}
