import { type FormDefinition, walkComponents } from '@tideform/engine';

/** Whether the published form has a component with this key, so that answers may use it. */
export function isPublishedKey(published: FormDefinition | undefined, key: string | undefined): boolean {
  if (!published || !key) return false;
  for (const { definition } of walkComponents(published)) if (definition.key === key) return true;
  return false;
}
