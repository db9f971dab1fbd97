import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { createAutomaticKey, isAutomaticKey, isPublishedKey } from '../../settings/component-keys.ts';
import { getNameSetting } from '../component-name.ts';

/**
 * Returns a component with another name. As in the settings, its key is derived from the new name while the key is
 * automatic and not yet published. An empty name changes nothing.
 */
export function renameComponent(
  definition: ComponentDefinition,
  newName: string,
  form: FormDefinition,
  published: FormDefinition | undefined,
): ComponentDefinition {
  const setting = getNameSetting(definition);
  const name = newName.trim();
  if (!setting || name === '' || name === definition[setting]) return definition;
  const renamed = { ...definition, [setting]: name };
  if (isPublishedKey(published, definition.key) || !isAutomaticKey(definition)) return renamed;
  return { ...renamed, key: createAutomaticKey(form, definition, renamed) };
}
