import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { automaticKey, isAutomaticKey } from '../../settings/key/automatic-key.ts';
import { isPublished } from '../../settings/key/is-published.ts';
import { nameSetting } from './name-setting.ts';

/**
 * A component under another name. Its property name follows, as in the settings: while nobody chose it and nobody
 * answers by it. An empty name changes nothing.
 */
export function renameComponent(
  definition: ComponentDefinition,
  typed: string,
  form: FormDefinition,
  published: FormDefinition | undefined,
): ComponentDefinition {
  const setting = nameSetting(definition);
  const name = typed.trim();
  if (!setting || name === '' || name === definition[setting]) return definition;
  const renamed = { ...definition, [setting]: name };
  if (isPublished(published, definition.key) || !isAutomaticKey(definition)) return renamed;
  return { ...renamed, key: automaticKey(form, definition, renamed) };
}
